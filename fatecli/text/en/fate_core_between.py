"""Fate Core between scenes, in English: recovery, time, milestones, creation."""

MESSAGES = {
    "time_passed.scene": "Scenario {scenario}, session {session}, scene {scene}.",
    "time_passed.session": "Scenario {scenario}, session {session}.",
    "time_passed.scenario": "Scenario {scenario}.",
    "time_passed.stood": "The clock stands at scenario {scenario}, session {session}, scene {scene}: nothing passes.",
    "points_refreshed": "Fate points.",
    "stress": "Stress cleared: {who}, {track:@fate_core.track} {boxes}.",
    "healed.scene": "{who}: {aspect} has healed (one whole scene).",
    "healed.session": "{who}: {aspect} has healed (one whole session).",
    "healed.scenario": "{who}: {aspect} has healed (one whole scenario).",
    "stays.untreated": "{who}: {aspect} is untreated.",
    "stays.extreme": "{who}: {aspect} stays until a major milestone.",
    "stays.major": "{who}: {aspect} until the next major milestone.",
    "stays.next_scene": "{who}: {aspect} until the end of the next scene.",
    "stays.this_scene": "{who}: {aspect} until the end of this scene.",
    "stays.session": "{who}: {aspect} until scene {scene} of session {session}.",
    "stays.scenario": "{who}: {aspect} until session {session} of scenario {scenario}.",
    "points": "Fate points: {points}.",
    "points.same": "{who} {after}",
    "points.changed": "{who} {before} -> {after}",
    "recovery_began.renamed": "{who}: {before} becomes {aspect} and begins to heal.",
    "recovery_began.starred": "{who}: {aspect}* begins to heal.",
    "began.cost.minor": "At a minor cost.",
    "began.cost.serious": "At a serious cost.",
    "treatment_failed": "{who}: {aspect} is untreated still; the next try is in another scene.",
    "no_length": "Fate Core counts scenes, sessions and scenarios, not {found:q}.",
    "to_low": "--to counts from 1, and is {found}.",
    "to_far": "--to {found} is too far; {highest} at most in one go.",
    "scene_runs": "{title:q} is still running; time passes between scenes.",
    "nobody": "No player character of Fate Core is here.",
    "not_calm": "A conflict runs in {title:q}: treatment wants calm. --calm says there is some.",
    "unhurt": "{who} has no consequence to treat.",
    "extreme": "{aspect:q} of {who} is extreme: nothing treats it before a major milestone.",
    "treated": "{aspect:q} of {who} heals already, since {since}.",
    "tried": "{aspect:q} of {who} was treated in this scene; the next try is in another.",
    "with_what": "With what does {who} treat? Perhaps {traits:or}; no stunt says it.",
    "hint.as": "a new name for what heals; without one a star",
    "skills_swapped": "{who} swaps two skills: {first} {rating:+}, {second} {other:+}.",
    "skill_replaced": "{who}: {skill} +1 in the place of {gone}.",
    "skill_raised": "{who}: {skill} {before:+} -> {after:+}.",
    "cap_raised": "Skills may now be raised to +{cap}, everybody's.",
    "aspect_renamed.aspect": "{who}: {before:q} becomes {aspect:q}.",
    "aspect_renamed.high_concept": "{who}: the high concept becomes {aspect:q}.",
    "aspect_renamed.extreme": "{who}: {before:q} becomes {aspect:q}; an extreme consequence is possible again.",
    "stunt_learnt.bought": "{who}: new stunt {stunt:q}, refresh {refresh}.",
    "stunt_learnt.changed": "{who}: stunt {stunt:q} in the place of {gone:q}, refresh {refresh}.",
    "refresh_gained": "{who}: refresh {refresh}.",
    "consequence_cleared": "{who}: {aspect} has healed.",
    "milestone_taken": "{who}: {milestone:@fate_core_between.kind} milestone.",
    "taken.banked": "{who}: {banked} skill {banked:point|points} banked.",
    "taken.left": "Still to be taken of the {milestone:@fate_core_between.kind} milestone: {left:@fate_core_between.part:and}.",
    "milestone_granted.new": "A {milestone:@fate_core_between.kind} milestone for {people:and}, still to be taken.",
    "milestone_granted.again": "The {milestone:@fate_core_between.kind} milestone of this session was granted before.",
    "kind.minor": "minor",
    "kind.significant": "significant",
    "kind.major": "major",
    "part.change": "one change",
    "part.point": "a skill point",
    "part.refresh": "a point of refresh",
    "section.milestones": "Milestones",
    "label.minor": "minor",
    "label.significant": "significant",
    "label.major": "major",
    "label.banked": "skill points banked",
    "waits": "reached in {at}, still to be taken: {left:@fate_core_between.part:and}",
    "again": "{who} takes {kind:@fate_core_between.kind} milestone number {count} of this session.",
    "no_significant": "This campaign knows minor and major milestones only (two_milestones).",
    "not_pc": "{who} is not a player's character: milestones are theirs.",
    "not_in": (
        "{option} belongs to a {higher:@fate_core_between.kind} milestone; a {kind:@fate_core_between.kind} "
        "one gives {gives:or}."
    ),
    "one_change": (
        "A {kind:@fate_core_between.kind} milestone gives exactly one change: --swap, --replace, --rename or --stunt."
    ),
    "drop_alone": "--drop goes with --stunt: a stunt is changed for another.",
    "choose": "What does {who} take of the {kind:@fate_core_between.kind} milestone? {gives:or}.",
    "grant_only": "Each takes the {kind:@fate_core_between.kind} milestone alone; all of them only get it.",
    "not_on_sheet": "{skill} is not on the sheet of {who}; these are: {known}. --replace brings a new one.",
    "swap_same": "{first} and {second} are both {rating:+}: nothing to swap.",
    "not_average": "{skill} is {rating:+}; only an Average (+1) skill is replaced: {found:or}.",
    "on_sheet": "{who} has {skill} {rating:+} already; --swap exchanges two ratings.",
    "no_skill_points": (
        "{who} has {have} skill {have:point|points}, this milestone's with those banked; {price} {price:is|are} needed."
    ),
    "over_cap": "{skill} would rise over +{cap}, the cap; only a major milestone goes beyond (--cap).",
    "under_cap": "{skill} is {rating:+}; --cap goes beyond the cap of +{cap}, from it. --raise raises the others.",
    "columns": (
        "{count} {count:skill|skills} at +{rank} would stand on {below} at +{down}: a column is missing. One point may "
        "raise {legal:or}, or buy a new skill; --bank keeps it; --allow columns lets it stand."
    ),
    "columns_new": (
        "{count} {count:skill|skills} at +{rank} would stand on {below} at +{down}: a column is missing. One point buys a "
        "new skill; --bank keeps it; --allow columns lets it stand."
    ),
    "columns_allowed": "{who}: {count} {count:skill|skills} at +{rank} {count:stands|stand} on {below}: a column is missing, to be repaired.",
    "nothing_to_bank": "{who} spends every skill point there is ({have}): none is left to bank.",
    "same_aspect": "{aspect:q} is what stands there already: nothing to rename.",
    "high_concept": "The high concept is renamed at a major milestone only.",
    "rename_extreme": "{aspect:q} is an extreme consequence, renamed at a major milestone only.",
    "no_extreme": "{who} has no extreme consequence.",
    "replaces_what": (
        "The extreme consequence of {who} replaces {found:q}, which is no slot; write one of {slots:or} into the sheet."
    ),
    "back_again": "{aspect:q} is what it was: an extreme consequence changes the character for good.",
    "stunt_known": "{who} has {stunt:q} already.",
    "refresh_floor": (
        "{who} has refresh {refresh}; the stunt costs {price}, and refresh never goes under 1. --drop changes "
        "one instead."
    ),
    "begin_what": (
        "A {kind:@fate_core_between.kind} milestone begins the recovery of {slots:@fate_core.slot:or} "
        "consequences; this one is {slot:@fate_core.slot}."
    ),
    "box_kept": (
        "{who}: box {box} of the {track:@fate_core.track} track is gone, but ticked: it stays ticked until it "
        "is cleared."
    ),
    "slot_kept": "{who}: the slot of {aspect:q} is gone; the consequence stays until it has healed.",
    "hint.left": "takes the rest",
    "hint.take": "takes it",
    "pyramid_high": "{rungs} rungs are too many: the top is +{top}.",
    "skill_twice": "{skill} stands twice in the pyramid.",
    "sheet_made": "New: {path}",
    "made.aspects": "{aspects} of {places} {places:aspect|aspects}",
    "made.pyramid": "skills {pyramid}",
    "made.stunts": "{stunts} {stunts:stunt|stunts}",
    "made.refresh": "refresh {refresh}, {refresh} fate {refresh:point|points}",
    "made.boxes": "{track:@fate_core.track} {boxes}",
    "many_stunts": "{found} stunts are too many: a new character has {highest} at most.",
    "new_columns": (
        "{count} {count:skill|skills} at +{rank} would stand on {below} at +{down}; a new character has 1-2-3-4 from the "
        "top, or columns that hold."
    ),
    "quality_kind": "A quality is for nameless characters; this is a {kind:@fate_core.kind}.",
    "quality": "{found:+} is no quality of a nameless character: Average (+1), Fair (+2) or Good (+3).",
    "several.minor": "{path}: {count} minor milestones of one session: {near:and}. A session brings one.",
    "several.significant": "{path}: {count} significant milestones of one session: {near:and}. A session brings one.",
    "several.major": "{path}: {count} major milestones of one session: {near:and}. A session brings one.",
    "free_stunts": "{path}: {count} more free {count:stunt|stunts} may be chosen.",
    "skill_several": "{word:q} may be {found:or}.",
    "skill_none": "{word:q} is no skill. Perhaps {near:or}.",
    "no_kind": "In Fate Core one advances by a minor, a significant or a major milestone.",
}
