"""French as the table speaks it: no participle that agrees with a person, no elision before a name, 0 and 1 singular,
and the spaces and quotes of French on every screen, whatever people are called and whoever they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fatecli import text

from .cases.case import every
from .cases.world import World
from .errors import topics

NAMES = {
    "who", "name", "names", "target", "target_name", "targets", "by", "owner", "actor", "people", "first", "winner",
    "loser", "other", "whom", "for_", "person", "helper", "helpers", "defender", "attacker", "holder", "thrower",
    "side", "sides", "others", "members",
}  # fmt: skip
"""The fields that hold what somebody is called."""

ELIDES = "de|que|le|la|du|des|ce|ne|se|me|te|je|jusque|lorsque|puisque|quoique|si|aux?"
"""Words that change before a vowel, or melt into an article: none stands before a name."""

FINITE = "est|sont|reste|restent|devient|deviennent|semble|semblent|a été|ont été|demeure"
PARTICIPLE = (
    r"\w*(?:é|ée|és|ées|i|ie|is|it|ite|u|ue|us|ues|ert|erte|ort|orte|eux|euse|if|ive|ant|ante|ent|ente"
    r"|al|ale|el|elle|ier|ière|et|ète|teur|trice)"
)
NEUTER = {"hors-jeu", "pas", "plus", "toujours", "encore", "déjà", "ici", "seulement", "maintenant", "libre", "en"}

PLAIN = [(name, key, told) for name in topics() for key, told in text.topic("fr", name).items()]


def test_no_word_that_elides_stands_before_a_name() -> None:
    """`de {who}` would be `d’Iskra`, `que {who}` `qu’Ulm`: the sentence is built another way."""
    wrong = []
    for name, key, told in PLAIN:
        for found in re.finditer(rf"(?i)(?<![\w’])({ELIDES}|\w*[’'])\s?\{{(\w+)[^}}]*\}}", told):
            if found[2] in NAMES:
                wrong.append(f"{name}.{key}: {found[0]}")
    assert wrong == []


def test_no_participle_agrees_with_a_person() -> None:
    """`{who} est touché` would be wrong for half the table."""
    wrong = []
    for name, key, told in PLAIN:
        for found in re.finditer(
            rf"\{{(\w+)[^}}]*\}} (?:ne |n’)?(?:{FINITE}) (?:pas |plus |déjà )?({PARTICIPLE})\b", told
        ):
            if found[1] in NAMES and found[2] not in NEUTER:
                wrong.append(f"{name}.{key}: {found[0]}")
    assert wrong == []


@pytest.mark.parametrize("number", [0, 1])
def test_zero_and_one_are_singular(number: int) -> None:
    """Every sentence that counts has two forms, and French takes the first for 0 and 1."""
    for name, key, told in PLAIN:
        for one, many in re.findall(r"\{\w+:([^{}|@]*)\|([^{}|]*)\}", told):
            said = ("{n:" + one + "|" + many + "}").format_map({"n": text._worded("fr", number)})
            assert said == one.replace("#", str(number)), (name, key)


TYPED = re.compile(r"fatecli .*|'[^']*'|`[^`]*`|\S*(?:/|\.toml|--)\S*|https?:\S+")
"""What is typed as it stands, and paths."""


def faults(line: str) -> list[str]:
    """What is not set as French is in a line of an answer."""
    told = TYPED.sub("", line)
    found = []
    found += re.findall(r"\w?[^\s\u00a0\u202f;:!?(«.…]\s?[;!?](?!\S)", re.sub(r"\u00a0[;!?]", "", told))
    found += re.findall(r"\w+ :(?=\s|$)|\w+:(?=\s|$)", told)
    found += re.findall(r"«(?!\u00a0)|(?<!\u00a0)»", told)
    found += re.findall(r"\u0022[^\u0022]*\u0022", told) if "=" not in told else []
    return found


SPOKEN = [case for case in every() if "fr" in case.lang]
FILES_OWN = re.compile(r"^\S+\.toml:\d*:? |\.toml, ligne|^new: |^[+-]|^\{")


def test_every_answer_in_french_is_set_as_french_is() -> None:
    """Names and texts of the files are theirs: a sheet in English keeps its English colons."""
    wrong = []
    for case in SPOKEN:
        own = " ".join([*(path.read_text(encoding="utf-8") for path in case.sheets()), *case.written.values()])
        own += " ".join(run.line for run in case.runs) + (case.campaign or "")
        for run in case.runs:
            for line in run.said.get("fr", "").splitlines():
                if FILES_OWN.search(line):
                    continue
                wrong += [f"{case.id}: {line!r}: {one!r}" for one in faults(line) if one.strip(" ;:!?«»") not in own]
    assert wrong == []


PEOPLE = ("Iskra", "Ulm", "Éloïse", "Œdipe", "Yann", "Honoré", "L’Ombre", "de Winter")
"""Women and men, and names that begin with a vowel, an h, an article."""

SHEET = """\
schema = 1
system = "fate-core"
name = "{name}"
kind = "pc"
fate_points = 1

refresh = 3

[aspects]
high_concept = "Une ombre sur le port"
trouble = "Trop de dettes"

[skills]
"Combat" = 2
"Athlétisme" = 1

[stress]
physical = []

# -
mental = []
"""

LINES = (
    "show {who}",
    "check",
    "roll {who} Combat --vs Bon -d 0000",
    "invoke {who} ombre",
    "settle {who}",
    "roll {who} Combat --vs {other}:Athlétisme -d ++00/--00",
    "invoke {who} dettes",
    "settle {who}",
    "compel {who} dettes",
    "compel {who} --accept",
    "declare {who} 'Une échelle oubliée'",
    "declare {who} 'Encore une'",
    "declare {who} 'Et une autre'",
    "roll {who} Juron",
    "conflict start quai --side héros={who} --side foes={other} -d 0000",
    "attack {who} {other} -d +++0/---0",
    "absorb",
    "absorb 1",
    "attack {who} {other} -d 0000/0000",
    "next",
    "concede {other}",
    "show",
    "end",
    "log",
    "undo",
)
SHE_OR_HE = re.compile(r"\b(?:il|elle|ils|elles|lui|celui-ci|celle-ci)\b", re.IGNORECASE)


@pytest.mark.parametrize("name", PEOPLE)
def test_whoever_plays_is_spoken_of_rightly(name: str, tmp_path: Path) -> None:
    """No elision is missed or made wrongly, and nothing agrees with a person, on all that a short evening says."""
    world = World(tmp_path, lang="fr")
    for stem, called in (("aa", name), ("bb", "Alix")):
        (world.here / f"{stem}.toml").write_text(SHEET.format(name=called), encoding="utf-8")
    for line in LINES:
        for mode in ("--plain", "--pretty"):
            answer = world.run(f"{line.format(who='aa', other='bb')} {mode} {'' if mode == '--plain' else '--dry-run'}")
            assert answer.status != 1, answer.said
            for one in answer.said.splitlines():
                for person in (name, "Alix"):
                    assert not re.search(rf"(?i)(?<![\w’])(?:{ELIDES}) {person}\b", one), one
                    verbs = rf"{person} (?:ne |n’)?(?:{FINITE}) (?:pas |plus |déjà )?({PARTICIPLE})\b"
                    found = re.search(verbs, one)
                    assert found is None or found[1] in NEUTER, one
                told = one.replace(name, "").replace("Alix", "")
                assert faults(told) == [], one
                assert not re.match(rf"(?:{SHE_OR_HE.pattern})\b", told), one
