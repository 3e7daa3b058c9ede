"""What cannot be understood: the key, the sentence in both languages, and the line that would do."""

from __future__ import annotations

import shlex

import pytest

from fatecli.cli.scan import understand
from fatecli.errors import Usage
from fatecli.text import LANGUAGES, say, topic

FAULTS: dict[str, tuple[str, str | None]] = {
    "rol zird Lore": ("usage.command_near", "roll zird Lore"),
    "ROLL zird Lore": ("usage.command_near", "roll zird Lore"),
    "--json rol zird": ("usage.command_near", "--json roll zird"),
    "xyzzy": ("usage.command", None),
    "4dF": ("usage.command", None),
    "conflict atack ma th": ("usage.step_near", "conflict attack ma th"),
    "conflict xyzzy": ("usage.step", None),
    "recover end": ("usage.step", None),
    "roll zird Lore --vz 3": ("usage.option_near", "roll zird Lore --vs 3"),
    "roll zird Lore --vz=3": ("usage.option_near", "roll zird Lore --vs=3"),
    "roll zird Lore --jsom": ("usage.option_near", "roll zird Lore --json"),
    "roll zird Lore -x": ("usage.option", None),
    "roll zird Lore -nx": ("usage.option", None),
    "show zird --difficulty 6": ("usage.option_elsewhere", None),
    "conflict attack ma th --wit Fight": ("usage.option_near", "conflict attack ma th --with Fight"),
    "roll --json=yes": ("usage.flag", None),
    "roll zird Lore --vs": ("usage.value_missing", "roll zird Lore --vs OPPOSITION"),
    "roll zird Lore --vs --json": ("usage.value_missing", "roll zird Lore --vs OPPOSITION --json"),
    "roll zird Lore -m -n": ("usage.value_missing", "roll zird Lore -m TEXT -n"),
    "roll zird Lore -m --vs=3": ("usage.value_missing", "roll zird Lore -m TEXT --vs=3"),
    "roll zird Lore -nm": ("usage.value_missing", "roll zird Lore -nm TEXT"),
    "roll zird Lore --vs -- x": ("usage.value_missing", None),
    "new": ("usage.missing", "new fate-core NAME"),
    "schema": ("usage.missing", "schema fate-core"),
    "attack ma": ("usage.missing", "attack ma WHO"),
    "log 3": ("usage.no_words", None),
    "undo --list 1 2": ("usage.too_many_quotes", "undo --list '1 2'"),
    "roll zird Combat armé": ("usage.too_many_quotes", "roll zird 'Combat armé'"),
    "roll zird Hache de Guerre --vs 3": ("usage.too_many_quotes", "roll zird 'Hache de Guerre' --vs 3"),
    "roll zird Lore --vs 3 x": ("usage.too_many_quotes", "roll zird Lore --vs '3 x'"),
    "roll zird Lore --json x": ("usage.too_many", None),
    "roll zird Lore -- x y": ("usage.too_many", None),
    "roll --seed x": ("usage.number", None),
    "roll --seed=": ("usage.number", None),
    "roll --seed 1.5": ("usage.number", None),
    "roll --seed 99999999999999999999": ("usage.number", None),
    "undo two": ("usage.word_number", None),
    "roll --action attak": ("usage.value_near", None),
    "roll --action xyzzy": ("usage.value", None),
    "roll --lang de": ("usage.value_near", None),
    "new fat-core Maren": ("usage.word_value_near", None),
    "new xyzzy Maren": ("usage.word_value", None),
}


def refusal(line: str) -> Usage:
    with pytest.raises(Usage) as refused:
        understand(shlex.split(line))
    return refused.value


@pytest.mark.usefixtures("wide_table")
@pytest.mark.parametrize("line", FAULTS)
def test_a_fault_is_worded_and_mended(line: str) -> None:
    key, better = FAULTS[line]
    wrong = refusal(line)
    assert (wrong.key, [shlex.join(one) for one in wrong.next]) == (key, [better] if better else [])
    for lang in LANGUAGES:
        said = say(lang, wrong.key, **wrong.facts)
        assert "{" not in said and "None" not in said


@pytest.mark.usefixtures("wide_table")
@pytest.mark.parametrize("line", [line for line, (_, better) in FAULTS.items() if better])
def test_a_mended_line_is_understood(line: str) -> None:
    (better,) = refusal(line).next
    try:
        understand(better)
    except Usage as other:
        assert other.key in ("usage.number", "usage.word_number")


def test_every_fault_of_a_line_has_its_case() -> None:
    from_elsewhere = {
        "line", "opposition", "labelled", "seed", "dice_and_sum", "dice_missing", "dice_left", "dice_count",
        "dice_face", "dice_sum",
    }  # fmt: skip
    cases = {key.partition(".")[2] for key, _ in FAULTS.values()}
    assert cases <= set(topic("en", "usage")) and from_elsewhere.isdisjoint(cases)


SAID = {
    "rol": ("There is no command “rol”. Did you mean roll?", "Il n’y a pas de commande « rol ». Plutôt roll ?"),
    "roll --vs": ("--vs needs a value: --vs OPPOSITION.", "Il manque une valeur à --vs : --vs OPPOSITION."),
    "schema": ("schema needs more: GAME.", "Il manque quelque chose à schema : JEU."),
    "roll --action attak": (
        "--action cannot be “attak”. Did you mean attack? It can be overcome, advantage, attack or defend.",
        "--action ne peut être « attak ». Plutôt attack ? Les valeurs : surmonter, avantage, attaquer ou défendre.",
    ),
}


@pytest.mark.parametrize("line", SAID)
def test_a_fault_is_said_in_both_languages(line: str) -> None:
    wrong = refusal(line)
    said = tuple(say(lang, wrong.key, **wrong.facts).replace("\u00a0", " ") for lang in LANGUAGES)
    assert said == SAID[line]
