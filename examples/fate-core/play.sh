#!/bin/sh
# An evening by fixed dice: a challenge, a contest that turns into a fight on the wharf, wounds and milestones.
# Played on a copy, in the folder given or in a new one: sh play.sh [FOLDER]
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
table=${1:-$(mktemp -d)}
cp -R "$here/characters" "$here/scenes" "$here/fatecli.toml" "$table"
cd "$table"
printf 'schema = 1\n\n[clock]\nscenario = 1\nsession = 3\nscene = 4\n' >gm.toml

# A roll, an invocation after seeing the dice
fatecli roll qu inv --vs 3 -d -0+0
fatecli invoke qu question

# A compel
fatecli compel ma trouble -m 'the clerk of the reeve knows her face'
fatecli compel ma --accept

# A challenge of four tasks
fatecli challenge start cordon -t 'Calm the crowd=rap:3' -t 'Bar the sluice=phy:4' -t 'Read the tide tables=lore:3' -t 'Steer the skiff=dr:3' ma qu is
fatecli advantage ma 'Rooftop Lookout' -w no --vs 2 -d +000
fatecli attempt qu crowd -d --0+
fatecli settle --cost serious -m 'two halberdiers come down the steps'
fatecli attempt is sluice -d 0000
fatecli settle --boost 'Splintered Bar'
fatecli attempt qu tide -d ++00
fatecli settle --boost 'Slack Water'
fatecli attempt ma skiff -d 00+-
fatecli invoke gm splin
fatecli invoke ma slack lookout
fatecli end

# A contest that ties once and turns into a fight
fatecli contest start chase --side heroes=ma,is --side foes=sa
fatecli exchange -w ath -d 00+0/+-00
fatecli exchange -d -000/0+-0
fatecli settle --twist 'Bell of the Night Watch'

# The conflict: exchange 1
fatecli conflict start wharf --from chase
fatecli advantage ma 'Toppled Crates' -w ath -d ++00
fatecli attack sa qu --defender is -d +000/0-00
fatecli invoke is small
fatecli invoke gm fog
fatecli absorb 1
fatecli attack th ma -d -00-/000+
fatecli attack ul is -z quay -d +0+-/+000
fatecli settle --boost 'Off Balance'
fatecli full-defense cor
fatecli attack is th -d ++00/--00
fatecli invoke is topp
fatecli advantage qu 'Ink in the Eyes' --on ul -w cr -d 0000/+0-0

# Exchange 2
fatecli attack ma ul -d 0+0-/++0-
fatecli invoke ma eyes
fatecli invoke ul brute
fatecli invoke ma brother steel
fatecli settle --boost 'Blade Bound'
fatecli absorb 1
fatecli attack sa ma -d ++00/0--0
fatecli invoke sa wants
fatecli absorb 1 'Bolt Through the Shoulder'
fatecli attack th qu -d 000+/00+0
fatecli absorb 1
fatecli attack ul is -d 0000/-000
fatecli absorb 1
fatecli attack cor qu -z quay -d 0+-0/++00
fatecli absorb 1 'Cut Across the Scalp'
fatecli move is gantry --by ul -d 000-/0+00
fatecli invoke ul balance
fatecli full-defense qu

# Exchange 3
fatecli attack ma th cor -d +++0
fatecli invoke ma topp
fatecli split th=3 cor=6 -d -00-/0-00
fatecli absorb 1
fatecli concede sa -m 'slides down a rope into the fog'
fatecli leave th -m 'throws down his club'
fatecli attack ul qu -d 00+0/+000
fatecli settle --boost Cornered
fatecli attack cor qu -d ++00/-000
fatecli invoke cor scalp
fatecli absorb 1 'Opened Like a Book'
fatecli attack is ul -d +++0/--00
fatecli invoke is small
fatecli absorb --out -m 'tied to his own winch'

# The end
fatecli concede cor
fatecli end

# Wounds, time, milestones
fatecli recover treat ma bolt --by qu -d 0+00
fatecli settle --as 'Stitched Shoulder'
fatecli recover treat qu opened -d -0+0
fatecli settle
fatecli recover treat qu scalp -d 00+-
fatecli settle --cost minor --stress 1
fatecli recover pass scene
fatecli recover pass scene
fatecli recover pass scene
fatecli recover pass session
fatecli advance ma minor --swap fight=athletics
fatecli advance qu significant --raise empathy --rename books='Books Bled on Me'
fatecli advance ma significant --bank
fatecli advance is significant --bank

# The next session, up to the scene in which the shoulder was stitched in the last
fatecli recover pass scene --to 4

fatecli check
echo "Played in $table"
