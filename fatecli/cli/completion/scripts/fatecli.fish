# fish completion for fatecli. fish quotes the words it is given; nothing is evaluated.
function __fatecli_complete
    set -l program (commandline -opc)[1]
    set -l line (commandline -cp | string collect)
    set -l found (command $program _complete fish "$line" 2>/dev/null | string split0)
    if string match -q '*files*' -- $found[1]
        __fish_complete_path (commandline -ct)
    else
        string join0 -- $found[2..-1] | string split0
    end
end
complete -c fatecli -e
complete -c fatecli -f -k -a '(__fatecli_complete)'
