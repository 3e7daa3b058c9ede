"""What the README shows for git, tried with real git: a hook that checks, readable diffs, a log that merges."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .cases.world import World
from .readme import README
from .source import ROOT

MAREN = 'schema = 1\nsystem = "fate-core"\nname = "Maren"\nkind = "pc"\nfate_points = 3\n\nrefresh = 3\n'


class Repository:
    """A campaign in a repository of its own, with `fatecli` on the path."""

    def __init__(self, folder: Path) -> None:
        self.here = folder / "campaign"
        self.here.mkdir()
        binaries = folder / "bin"
        binaries.mkdir()
        script = binaries / "fatecli"
        script.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m fatecli "$@"\n')
        script.chmod(0o755)
        self.environ = {
            "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}", "HOME": str(folder), "FATECLI_LANG": "en",
            "FATECLI_STATE": str(folder / "state"), "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat", "LANG": "C.UTF-8",
            "GIT_AUTHOR_NAME": "Maren", "GIT_AUTHOR_EMAIL": "maren@example.org",
            "GIT_COMMITTER_NAME": "Maren", "GIT_COMMITTER_EMAIL": "maren@example.org",
        }  # fmt: skip
        self.run("fatecli new campaign")
        (self.here / "characters/maren.toml").write_text(MAREN + "\n[aspects]\nhigh_concept = 'Smuggler'\n")
        self.run("git init -q -b main")

    def run(self, line: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "-c", line], cwd=self.here, env=self.environ, capture_output=True, text=True, check=False
        )

    def save(self, line: str = "git add -A && git commit -q -m play") -> str:
        done = self.run(line)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def shown(language: str, word: str) -> str:
    """The block of the README in a language that holds a word."""
    blocks = re.findall(rf"```{language}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    (found,) = [one for one in blocks if word in one]
    return str(found)


def test_a_diff_reads_as_the_sheet_does(repository: Repository) -> None:
    lines = [line for line in shown("sh", "textconv").splitlines() if line]
    assert lines
    for line in lines:
        assert repository.run(line).returncode == 0, line
    attributes = (repository.here / ".gitattributes").read_text()
    assert "characters/*.toml diff=fatecli" in attributes
    repository.save()
    repository.run("fatecli roll maren Fight --vs 0 -d 0000 --invoke smuggler")
    told = repository.save("git diff characters/maren.toml")
    assert "-fate points: 3" in told and "+fate points: 2" in told
    assert "fate_points =" not in told


def test_a_hook_lets_no_fault_pass(repository: Repository) -> None:
    hook = repository.here / ".git/hooks/pre-commit"
    hook.write_text(shown("sh", "#!/bin/sh"))
    hook.chmod(0o755)
    repository.save()
    sheet = repository.here / "characters/maren.toml"
    sheet.write_text(sheet.read_text().replace("refresh = 3", 'refresh = "three"'))
    done = repository.run("git commit -q -am broken")
    assert done.returncode != 0
    assert 'characters/maren.toml:7: refresh: is "three"' in done.stdout + done.stderr
    sheet.write_text(sheet.read_text().replace('"three"', "2"))
    repository.save("git commit -q -am mended")


def test_a_framework_of_hooks_names_the_files(repository: Repository) -> None:
    """pre-commit runs the entry with the names of the files behind it."""
    text = shown("yaml", "repos:")
    (entry,) = re.findall(r"^ +entry: (.+)$", text, re.MULTILINE)
    (pattern,) = re.findall(r"^ +files: (.+)$", text, re.MULTILINE)
    repository.save()
    names = [name for name in repository.save("git ls-files").split() if re.search(pattern, name)]
    assert names == ["characters/maren.toml", "fatecli.toml"]
    assert repository.run(f"{entry} {' '.join(names)}").returncode == 0
    (repository.here / "fatecli.toml").write_text('system = "fate-kore"\n')
    done = repository.run(f"{entry} {' '.join(names)}")
    assert done.returncode == 3 and "fatecli.toml:1: system" in done.stdout


def test_a_merge_keeps_both_logs_and_check_finds_what_it_lost(repository: Repository) -> None:
    repository.run("fatecli roll maren Fight --vs 0 -d 0000")
    repository.save()
    spend = "fatecli roll maren Fight --vs 0 -d 0000 --invoke smuggler"
    repository.save(f"git switch -q -c theirs && {spend} && git commit -q -am theirs")
    repository.save(f"git switch -q main && {spend} && git commit -q -am ours")
    repository.save("git merge -q --no-edit theirs")
    log = (repository.here / ".fatecli/log.jsonl").read_text()
    assert log.count("\n") == 3 and "<<<<" not in log
    done = repository.run("fatecli check")
    assert done.returncode == 3
    assert "characters/maren.toml:5: fate_points: is 2 after a merge" in done.stdout
    assert "with both changes it would be 1" in done.stdout
    status = repository.save("git status --short")
    assert status == ""


HERO = (
    "new fate-core Iskra --high-concept 'Sworn Shield' --trouble 'Owes the Abbot' --aspect 'Cold Iron' "
    "--aspect 'Old Songs' --aspect 'The Small Ones Behind Me' --pyramid phy/fi,ath/wi,not,lore/cont,dri,rap,stea "
    "--stunt 'Bulwark: Fight +2 defend'"
)
PLAY = {
    "main": ("compel iskra trouble --accept", "roll iskra Fight --vs 0 -d 0000 --invoke iron"),
    "theirs": ("roll iskra Lore --vs 0 -d 0000",),
}
DIFFERENT = {
    "both minor": (["iskra minor --swap physique=fight"], ["iskra minor --rename phase_2='New Songs'"]),
    "both minor, two aspects": (
        ["iskra minor --rename trouble='Owes Nobody'"],
        ["iskra minor --rename phase_2='Hush'"],
    ),
    "both minor, two swaps": (["iskra minor --swap physique=fight"], ["iskra minor --swap will=rapport"]),
    "both minor, a stunt": (["iskra minor --stunt 'Steady: Will +2 defend'"], ["iskra minor --replace stealth=shoot"]),
    "minor and significant": (
        ["iskra minor --swap physique=fight"],
        ["iskra significant --bank --rename trouble=Free"],
    ),
    "minor and significant, a skill": (["iskra minor --rename trouble=Free"], ["iskra significant --raise drive"]),
    "both significant, a new skill each": (["iskra significant --raise shoot"], ["iskra significant --raise crafts"]),
    "both minor, a skill replaced": (["iskra minor --replace stealth=shoot"], ["iskra minor --replace drive=crafts"]),
    "both significant": (["iskra significant --bank"], ["iskra significant --raise drive"]),
    "minor and major": (
        ["iskra minor --swap physique=fight"],
        ["iskra major --refresh keep --bank --high-concept 'Sworn Sword'"],
    ),
    "two minor and one": (
        ["iskra minor --swap physique=fight", "iskra minor --rename trouble=Free"],
        ["iskra minor --rename phase_2=Hush"],
    ),
    "granted on one side": (["iskra minor --swap physique=fight"], ["all significant"]),
}
TOGETHER = {
    "skill points": (
        ["iskra significant --bank --rename trouble=Free"],
        ["iskra significant --bank --swap physique=fight"],
        "characters/iskra.toml:10: banked: is 1 after a merge",
    ),
    "columns": (
        ["iskra significant --raise contacts"],
        ["iskra significant --raise stealth"],
        "characters/iskra.toml:19: skills: 5 skills at +2 stand on 3 below",
    ),
}


class Branches(World):
    """A campaign with one hero, played on two branches."""

    def play(self, *lines: str) -> None:
        for line in lines:
            answer = self.run(line)
            assert answer.status == 0, (line, answer.said)

    def git(self, line: str) -> None:
        who = ("-c", "user.name=Maren", "-c", "user.email=maren@example.org")
        subprocess.run(["git", *who, *line.split()], cwd=self.here, check=True, capture_output=True)

    def merge(self, one: list[str], other: list[str], *before: str) -> str:
        """The sheet after each branch has taken its milestones and played, and one of them was merged."""
        self.play("new campaign", HERO, "advance iskra significant --raise empathy", "recover pass session", *before)
        for line in ("init -q -b main", "add -A", "commit -qm before", "branch theirs"):
            self.git(line)
        for branch, taken in (("theirs", other), ("main", one)):
            self.git(f"switch -q {branch}")
            self.play(*(f"advance {choice}" for choice in taken), *PLAY[branch])
            self.git("commit -qam play")
        self.git("merge -q --no-edit theirs")
        return (self.here / "characters/iskra.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("name", DIFFERENT)
def test_two_branches_take_different_milestones(tmp_path: Path, name: str, turned: bool) -> None:
    """Each with play on the sheet in the same time. Whoever merges, both histories are there, and `check` names what
    both sides took of the same session."""
    one, other = DIFFERENT[name]
    world = Branches(tmp_path)
    sheet = world.merge(other, one) if turned else world.merge(one, other)
    assert "<<<<" not in sheet
    kinds = [choice.split()[1] for choice in (*one, *other)]
    assert sheet.count("[milestones.") == 1 + len(kinds)
    done = world.run("check")
    assert done.status == 0, done.said
    for kind in set(kinds):
        told = f"{kinds.count(kind)} {kind} milestones of one session" in done.said
        assert told == (kinds.count(kind) > 1), done.said


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("name", TOGETHER)
def test_check_says_what_is_wrong_with_two_milestones_together(tmp_path: Path, name: str, turned: bool) -> None:
    one, other, wrong = TOGETHER[name]
    world = Branches(tmp_path)
    world.merge(*((other, one) if turned else (one, other)))
    done = world.run("check")
    assert done.status == 3
    assert wrong in done.said


@pytest.mark.parametrize("turned", [False, True])
def test_two_branches_take_a_part_each_of_one_milestone(tmp_path: Path, turned: bool) -> None:
    """It was granted before they parted, and is whole when they have come together."""
    one, other = ["iskra major --swap physique=fight"], ["iskra major --raise drive"]
    world = Branches(tmp_path)
    sheet = world.merge(*((other, one) if turned else (one, other)), "advance all major")
    assert 'change = "swap Physique Fight"\nat = "1.2.1"\npoint = "Drive 2"\n' in sheet
    assert world.run("check").status == 0
    assert '"left": ["refresh"]' in world.run("show iskra --json").out
