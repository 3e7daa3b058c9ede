"""What is wrong with a file's contents, in English."""

MESSAGES = {
    "type": "{path}, line {line}: {at} should be {accepted:@file.kind}, not {found:written}.{more:| (One more fault.)| (# more faults.)}",
    "word": "{path}, line {line}: {at} is {found:q}; it may be {accepted:or}.{more:| (One more fault.)| (# more faults.)}",
    "bounds": "{path}, line {line}: {at} is {found:written}; it may be {accepted}.{more:| (One more fault.)| (# more faults.)}",
    "missing": "{path}: {at} is missing.{more:| (One more fault.)| (# more faults.)}",
    "unknown": "{path}, line {line}: {at} is not a key of this file.{more:| (One more fault.)| (# more faults.)}",
    "word_near": "{path}, line {line}: {at} is {found:q}; perhaps {near:or}? It may be {accepted:or}.{more:| (One more fault.)| (# more faults.)}",
    "unknown_near": "{path}, line {line}: {at} is not a key of this file; perhaps {near:or}?{more:| (One more fault.)| (# more faults.)}",
    "newer": "{path}, line {line}: schema {found} is newer than this fatecli, which reads up to {accepted}. Update it.",
    "no_system": '{path}: no system is named. Write one of {accepted:or}, for instance system = "fate-core".',
    "unknown_system": "{path}, line {line}: system {found:q} is not known; it may be {accepted:or}.",
    "kind.text": "a text in quotes",
    "kind.int": "a whole number without quotes",
    "kind.flag": "true or false",
    "kind.ints": "a list of whole numbers, like [1, 2]",
    "kind.texts": 'a list of texts, like ["a", "b"]',
    "kind.table": "a table",
    "kind.list": "a list",
    "nobody": "No character is here, in this folder or in characters/.",
}
