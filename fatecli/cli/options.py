"""Every option and positional word, once: one line each. The steps that take them stand in `table`."""

from __future__ import annotations

from ..core.value import value


@value
class Option:
    """An option, or a positional word (no flags). `name` is the rules' parameter.

    `type` is text, int or flag; `optional` lets an option stand without its value, which then is ""; `value` is the
    catalogue key of its metavar (`help.value.NAME`); `words` the name of the closed list in `values.WORDS` its value
    must be of; the sentence of help stands under `help.option.NAME`.
    """

    name: str
    flags: tuple[str, ...] = ()
    type: str = "text"
    many: bool = False
    optional: bool = False
    value: str = "text"
    words: str = ""


OPTIONS = {
    option.name: option
    for option in (
        Option(name="who", value="who"),
        Option(name="trait", value="trait"),
        Option(name="system", value="system", words="system"),
        Option(name="name", value="name"),
        Option(name="paths", value="path", many=True),
        Option(name="count", type="int", value="n"),
        Option(name="vs", flags=("--vs",), many=True, value="opposition"),
        Option(name="vs_bonus", flags=("--vs-bonus",), many=True, value="bonus"),
        Option(name="action", flags=("--action",), value="action", words="action"),
        Option(name="bonus", flags=("--bonus", "-b"), many=True, value="bonus"),
        Option(name="invoke", flags=("--invoke",), many=True, value="aspect"),
        Option(name="reroll", flags=("--reroll",), many=True, value="aspect"),
        Option(name="stunt", flags=("--stunt",), many=True, value="stunt"),
        Option(name="team", flags=("--team",), many=True, value="team"),
        Option(name="boost", flags=("--boost",), many=True, value="text"),
        Option(name="boost_", flags=("--boost",), value="text", optional=True),
        Option(name="weapon", flags=("--weapon",), value="weapon"),
        Option(name="existing", flags=("--existing",), value="aspect"),
        Option(name="aspects", value="aspect", many=True),
        Option(name="aspect", value="aspect"),
        Option(name="text", value="text"),
        Option(name="rethrow", flags=("--reroll",), type="flag"),
        Option(name="paid", flags=("--paid",), type="flag"),
        Option(name="for_", flags=("--for",), value="who"),
        Option(name="against", flags=("--against",), value="who"),
        Option(name="with_", flags=("--with", "-w"), value="trait"),
        Option(name="drop", flags=("--drop",), many=True, value="aspect"),
        Option(name="cost", flags=("--cost",), value="cost", words="cost"),
        Option(name="stress", flags=("--stress",), type="int", value="box"),
        Option(name="mental", flags=("--mental",), type="flag"),
        Option(name="mild", flags=("--mild",), value="text"),
        Option(name="moderate", flags=("--moderate",), value="text"),
        Option(name="severe", flags=("--severe",), value="text"),
        Option(name="free", flags=("--free",), value="aspect"),
        Option(name="as_", flags=("--as",), value="text"),
        Option(name="twist", flags=("--twist",), value="text"),
        Option(name="accept", flags=("--accept",), type="flag"),
        Option(name="refuse", flags=("--refuse",), type="flag"),
        Option(name="by", flags=("--by",), value="who"),
        Option(name="power", flags=("--power",), many=True, value="stunt"),
        Option(name="supplemental", flags=("--supplemental",), many=True, value="text"),
        Option(name="point", flags=("--point",), type="flag"),
        Option(name="compel", flags=("--compel",), many=True, value="compel"),
        Option(name="innate", flags=("--innate",), value="aspect"),
        Option(name="effect", flags=("--effect",), value="text"),
        Option(name="domain", flags=("--domain",), value="domain"),
        Option(name="consequence", flags=("--consequence",), value="text"),
        Option(name="buy_off", flags=("--buy-off",), value="text"),
        Option(name="people_", value="people", many=True),
        Option(name="target", value="who"),
        Option(name="ways_", value="way", many=True),
        Option(name="scene", flags=("--scene",), value="scene"),
        Option(name="from_", flags=("--from",), value="scene"),
        Option(name="into", flags=("--into",), value="part", words="part"),
        Option(name="side", flags=("--side",), many=True, value="side"),
        Option(name="zone", flags=("--zone", "-z"), many=True, value="zone"),
        Option(name="border", flags=("--border",), many=True, value="border"),
        Option(name="aspect_", flags=("--aspect",), many=True, value="text"),
        Option(name="aim", flags=("--aim",), many=True, value="aim"),
        Option(name="physical", flags=("--physical",), type="flag"),
        Option(name="defend_with", flags=("--defend-with",), value="trait"),
        Option(name="defender", flags=("--defender",), value="who"),
        Option(name="unaware", flags=("--unaware",), type="flag"),
        Option(name="wait", flags=("--wait",), type="flag"),
        Option(name="settle", flags=("--settle",), type="flag"),
        Option(name="auto", flags=("--auto",), type="flag"),
        Option(name="out", flags=("--out",), type="flag"),
        Option(name="out_of_turn", flags=("--out-of-turn",), type="flag"),
        Option(name="on", flags=("--on",), value="place"),
        Option(name="remove", flags=("--remove",), value="aspect"),
        Option(name="box", flags=("--stress",), many=True, value="box"),
        Option(name="extra_mild", flags=("--extra-mild",), value="text"),
        Option(name="extreme", flags=("--extreme",), value="text"),
        Option(name="replaces", flags=("--replaces",), value="slot"),
        Option(name="free_", flags=("--free",), many=True, value="free"),
        Option(name="hidden", flags=("--hidden",), type="flag"),
        Option(name="dropped", flags=("--drop",), type="flag"),
        Option(name="rename", flags=("--rename",), value="text"),
        Option(name="difficulty", flags=("--difficulty",), value="difficulty"),
        Option(name="willpower", flags=("--willpower",), type="flag"),
        Option(name="automatic", flags=("--automatic", "--calm"), type="flag"),
        Option(name="speciality", flags=("--speciality",), value="speciality"),
        Option(name="actions", flags=("--actions",), type="int", value="n"),
        Option(name="index", flags=("--index",), type="int", value="n"),
        Option(name="untrained", flags=("--untrained",), type="flag"),
        Option(name="reflexive", flags=("--reflexive",), type="flag"),
        Option(name="skill", flags=("--skill",), value="skill"),
        Option(name="talent", flags=("--talent",), value="talent"),
        Option(name="item", flags=("--item",), value="item"),
        Option(name="advantage", flags=("--advantage",), type="flag"),
        Option(name="handicap", flags=("--handicap",), many=True, value="die"),
        Option(name="ease", flags=("--ease", "--facility"), many=True, value="die"),
        Option(name="chain", flags=("--chain",), value="chain", words="chain"),
        Option(name="times", flags=("--times",), type="int", value="n"),
        Option(name="creation", flags=("--creation",), type="flag"),
        Option(name="shell", value="shell", words="shell"),
        Option(name="install", flags=("--install",), type="flag"),
        Option(name="strict", flags=("--strict",), type="flag"),
        Option(name="list_", flags=("--list",), type="flag"),
        Option(name="json", flags=("--json",), type="flag"),
        Option(name="plain", flags=("--plain",), type="flag"),
        Option(name="pretty", flags=("--pretty",), type="flag"),
        Option(name="lang", flags=("--lang",), value="lang", words="lang"),
        Option(name="quiet", flags=("-q", "--quiet"), type="flag"),
        Option(name="dry_run", flags=("-n", "--dry-run"), type="flag"),
        Option(name="message", flags=("-m", "--message"), value="text"),
        Option(name="exit_status", flags=("--exit-status",), type="flag"),
        Option(name="dice", flags=("-d", "--dice"), many=True, value="faces"),
        Option(name="sum", flags=("--sum",), many=True, value="sums"),
        Option(name="seed", flags=("--seed",), type="int", value="n"),
    )
}
