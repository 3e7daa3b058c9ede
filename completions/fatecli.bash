# bash completion for fatecli. What it is given is quoted already and is never evaluated.
_fatecli() {
    local directives='' word
    COMPREPLY=()
    {
        IFS= read -r -d '' directives
        while IFS= read -r -d '' word; do COMPREPLY+=("$word"); done
    } < <("${1/#\~\//$HOME/}" _complete bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" "$COMP_TYPE" 2>/dev/null)
    case $directives in *more*) compopt -o nospace 2>/dev/null ;; esac
    case $directives in *files*) compopt -o default 2>/dev/null ;; esac
}
complete -o nosort -F _fatecli fatecli 2>/dev/null || complete -F _fatecli fatecli
