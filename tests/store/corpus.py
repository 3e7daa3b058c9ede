"""Nasty but valid documents: how people, editors and merges really leave their sheets and scenes."""

from __future__ import annotations

DOCUMENTS: dict[str, bytes] = {}


def document(name: str, text: str, *, crlf: bool = False, mark: bool = False) -> None:
    raw = text.replace("\n", "\r\n").encode() if crlf else text.encode()
    DOCUMENTS[name] = b"\xef\xbb\xbf" + raw if mark else raw


SHEET = """\
#:schema ./fatecli.schema.json
# Zird, kept by hand since the second session
schema = 1
system = "fate-core"            # not the old one!
name = "Zird the Arcane"
kind = "pc"

fate_points = 3   # started with 3

refresh = 3

[aspects]   # slots are ours
high_concept = "Wizard for Hire"
trouble      = "Rivals in the Collegia Arcana"   # session 2
phase_1 = "If I Haven't Been There, I've Read About It"
phase_3 = ""

[skills]
# the peak
Lore = 4
# three
Crafts  = 3
Rapport = 3   # or Deceive?

# the rest
"Tir à l'arc" = 1

[stunts.healer]
name = "Scholar, Healer"
on = ["overcome", "advantage"]

[stress]
physical = []   # 1 2 3
# an island between two tracks
mental = [1]

[consequences.mild]
aspect = ""
# gone since the inn

[consequences.moderate]
aspect = "Slashed Arm"     # the big one
recovering = "1.2.3"

# ---- everything below is mine ----
[notes]
owes = { Cynere = 2, "Old Landon" = 5 } # silver
"""

document("sheet", SHEET)
document("sheet from Windows", SHEET, crlf=True)
document("sheet with a mark", SHEET, mark=True)
document("sheet with a mark from Windows", SHEET, mark=True, crlf=True)
document("sheet without a last line end", SHEET.rstrip("\n"))
document("empty", "")
document("only comments", "# Zird\n\n# nothing yet\n")
document("one key, no line end", "fate_points = 3")

document(
    "comments everywhere",
    """\
# first

# second, alone

schema = 1 # one
# between
fate_points = 3 # three

# above the table
[stress] # beside the table
# below the table
physical = [ # opening
  1, # one
  # between the boxes
  2, # two
  # dangling
] # closing
# last of the table

# first of nothing
""",
)
document(
    "inline tables",
    """\
name = "Ogre"
stress = { physical = [1, 2], mental = [] } # both tracks
consequences = {mild = {aspect = ""}, moderate   =  {aspect = 'Arm'}  }
skills = {Fight=4,Physique=3,"Mêlée"=1}
empty = {}
deep = { a = { b = { c = [ { d = 1 }, {d=2} ] } } }
""",
)
document(
    "dotted keys",
    """\
name = "Dotty"
stress.physical = [1]
stress.mental = []  # calm
skills.Fight = 3
skills."Combat à mains nues" = 2
consequences.mild.aspect = "Bruised"
consequences.mild.recovering = "1.1.1"

[aspects]
trouble.text = "Late"
trouble.free = 1
""",
)
document("dotted keys in inline tables", "pc = { stress.physical = [1], stress.mental = [] } # odd\nx = {a.b.c = 1}\n")
document(
    "tables out of order",
    """\
[consequences.moderate]
aspect = "Arm"

[skills]
Fight = 3

[stress.extra]
boxes = [1]

[consequences.mild]
aspect = ""   # free

[stress]
physical = [1]
# end of stress

[aspects]
trouble = "Late"

[stress.more]
boxes = []
""",
)
document("parents after children", "[a.b.c.d]\nx = 1\n\n[a.b]\ny = 2\n\n[a]\nz = 3\n")
document(
    "arrays of tables",
    """\
# the scene
title = "Docks"

[[zones]]
name = "Pier"   # wet
aspects = ["Slippery"]

# the boat
[[zones]]
name = "Boat"
aspects = []
[zones.fog]
thick = true

[[zones.crates]]
n = 1

[[zones.crates]]
n = 2  # open

[clock]
scene = 3
""",
)
document("arrays of tables far apart", "[[a.b]]\nn = 1\n\n[c]\nx = 1\n\n[[a.b]]\nn = 2\n\n[a.d]\nn = 3\n")
document(
    "arrays of inline tables",
    'c = [\n  { slot = "mild", text = "Bruise" }, # fresh\n  { slot = "x" },\n]\nd = [{n=1}, {n=2}]\n',
)
document(
    "arrays on many lines",
    """\
boosts = [
  "On Fire",      # Bob's
  # until the end of the exchange
  "Off Balance",  # Eve's
]
next = [ 1,
         2,
         3 ]
commas = [ # leading
    "a"
  , "b"
  , "c"   # last
]
rows = [
    [1, 2], # first
    [
      3,
    ],
]
none = [
]
""",
)
document("mixed array", 'm = [1, "two", 3.0, [4], {five = 5}, 2026-01-02, true, ]\n')
document(
    "texts on many lines",
    '''\
story = """
She said "no".
# no comment
  key = "no key" [nor table]
"""
raw = \'\'\'
C:\\temp\\new
'quoted' ''\'\'\'
folded = """\\
    one \\
    two"""
quotes = """a ""quoted"" b"""
points = 3 # behind it
''',
)
document(
    "texts on many lines from Windows",
    'story = """\none\ntwo\n"""\nlist = [\n  1, # a\n  2,\n]\npoints = 1\n',
    crlf=True,
)
document("literal texts", "path = 'C:\\Users\\zird'\npattern = '<\\i\\c*>'  # literal\nempty = ''\n")
document("escapes", 's = "tab\\t line\\n quote\\" \\u00E9 \\U0001F3B2"\n"\\u00e9" = 1\ndice = "🎲 dé"\n')
document(
    "quoted keys",
    """\
["Compétences"]
"Combat à mains nues" = 3 # fists
'Érudition' = 2
"with \\"quotes\\"" = 1
"" = 0
"a.b" = 5
"日本語" = "値"
"# no comment" = "# nor here" # but here
'[no table]' = "]"

["Compétences"."sous-titre"]
x = 1
""",
)
document(
    "keys like numbers",
    '1 = "one"\n2026-01-01 = "day"\n3.14 = "two keys"\ntrue = false\n-1 = 2\n00 = 3\n\n[4x.5]\n6 = 7\n',
)
document(
    "tabs", '\tname\t=\t"tabby"\t# tab\n[skills]\n\tFight\t= 3\n\t\tLore = 2\t\t# deep\n\t[skills.more]\n\t\tx = 1\n'
)
document(
    "spaces in headers",
    '[ skills ]   # wide\nFight=1\n  [  skills . "more of it"  ]\n  x=1\n[[  a . b  ]]   # list\ny=1\n',
)
document("blank lines and trailing spaces", "a = 1   \n\n\n   \nb = 2\t \n\n\n[t]  \nc = 3  # x   \n\n\n\n")
document("mixed line ends", "a = 1\r\nb = 2 # lf\n[t]\r\nc = 3\r\nd = 4\n")
document("empty tables", "[skills]\n\n[stress]\n# nothing yet\n\n[notes]   # to come\n")
document("aligned", "[skills]\nFight       = 4   # +4\nAthletics   = 3   # +3\nWill        = 10  # ten\n")
document(
    "numbers and dates",
    "hex = 0xDEAD_BEEF\noct = 0o17\nbin = 0b1010\nbig = 9_223_372_036_854_775_807\nneg = -17\npos = +9\n"
    "f = 6.626e-34\nz = -0.0\ni = inf\nn = nan\nday = 2024-02-29\nat = 07:32:00.5\n"
    "when = 1979-05-27T00:32:00-07:00\nutc = 1979-05-27 07:32:00Z\n",
)
document("names alike", 'skill = 1\nskills = 2\nSkills = 3\n"skill s" = 4\n\n[skillset]\nskill = 5\n')
document(
    "public names",
    '[aspects]\na = "Hoch die Tassen!"\nb = "No. 1 With a Bullet"\nc = "\\"Quoted\\" \\\\ back"\nd = "a = [b] # c"\n'
    'e = "trailing "\nf = "🎲"\n\n[skills]\n"~ quick" = 2\n"Quick" = 1\n"quick" = 1\n"quick " = 1\n',
)
document(
    "scene",
    """\
schema = 1
system = "fate-core"
state = "running"
title = "The Docks"

exchange = 2

[participants.zird]
sheet = "characters/zird.toml"
side = "heroes"
zone = "pier"

[participants.thug1]
side = "foes"     # from the guild
zone = "boat"
stress = [1]

[participants.thug2]
side = "foes"
zone = "boat"

[aspects.a1]
text = "Burning Crates"
by = "zird"
[aspects.a1.free]
heroes = 2

# who stands where
[zones.pier]
name = "Pier"
[zones.boat]
name = "Boat"

[roll]
who = "zird"
total = 5
[roll.hands.zird]
dice = [1, 0, 0, -1]
""",
)
document(
    "indented scene",
    """\
[scene]
  name = "Dock"

  [[scene.zones]]
    name = "Pier"   # z1
    aspects = ["Wet"]

  [scene.fog]
    thick = true
""",
)
document("half tables, half keys", "[a]\nx = 1\ny.z = 2\n\n# end of a\n\n[a.b]\nq.r = 1\n[c.d]\n[c]\ne.f = 2\n")
document("long text", '[stunts.saga]\ntext = "' + "words and \\n lines " * 1200 + '"\n\n[stress]\nphysical = []\n')
document("many aspects", "[aspects]\n" + "".join(f'a{n} = "Aspect {n}" # {n}\n' for n in range(300)))
