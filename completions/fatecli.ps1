# PowerShell completion for fatecli. Words come as JSON, quoted already; nothing is evaluated.
Register-ArgumentCompleter -Native -CommandName fatecli -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { if ($null -ne $_.Value) { [string]$_.Value } else { $_.Extent.Text } })
    $word = $wordToComplete.Trim("'", '"')
    $program = $commandAst.CommandElements[0].Extent.Text
    & $program _complete powershell @words "$word" 2>$null | ConvertFrom-Json | ForEach-Object {
        [System.Management.Automation.CompletionResult]::new($_[0], $_[1], 'ParameterValue', $_[2])
    }
}
