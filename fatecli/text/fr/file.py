"""Ce qui ne va pas dans un fichier, en français."""

MESSAGES = {
    "type": "{path}, ligne {line} : {at} devrait être {accepted:@file.kind}, et non {found:written}.{more:| (Une autre faute.)| (# autres fautes.)}",
    "word": "{path}, ligne {line} : {at} vaut {found:q} ; valeurs admises : {accepted:or}.{more:| (Une autre faute.)| (# autres fautes.)}",
    "bounds": "{path}, ligne {line} : {at} vaut {found:written} ; valeurs admises : {accepted}.{more:| (Une autre faute.)| (# autres fautes.)}",
    "missing": "{path} : {at} manque.{more:| (Une autre faute.)| (# autres fautes.)}",
    "unknown": "{path}, ligne {line} : {at} n'est pas une clé de ce fichier.{more:| (Une autre faute.)| (# autres fautes.)}",
    "word_near": "{path}, ligne {line} : {at} vaut {found:q} ; plutôt {near:or} ? Valeurs admises : {accepted:or}.{more:| (Une autre faute.)| (# autres fautes.)}",
    "unknown_near": "{path}, ligne {line} : {at} n'est pas une clé de ce fichier ; plutôt {near:or} ?{more:| (Une autre faute.)| (# autres fautes.)}",
    "newer": "{path}, ligne {line} : le schéma {found} est plus récent que ce fatecli, qui lit jusqu'au schéma {accepted}. Mettez-le à jour.",
    "no_system": '{path} : aucun système n\'est nommé. Écrivez {accepted:or}, par exemple system = "fate-core".',
    "unknown_system": "{path}, ligne {line} : le système {found:q} est inconnu ; valeurs admises : {accepted:or}.",
    "kind.text": "un texte entre guillemets",
    "kind.int": "un nombre entier sans guillemets",
    "kind.flag": "true ou false",
    "kind.ints": "une liste de nombres entiers, comme [1, 2]",
    "kind.texts": 'une liste de textes, comme ["a", "b"]',
    "kind.table": "une table",
    "kind.list": "une liste",
    "nobody": "Aucun personnage ici, ni dans ce dossier ni dans characters/.",
}
