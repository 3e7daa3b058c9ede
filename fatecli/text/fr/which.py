"""Un nom qui ne désigne rien, ou plusieurs choses, en français."""

MESSAGES = {
    "trait_none": "Pas de caractéristique {word:q} pour {who}. Les plus proches : {near}.",
    "trait_several": "{word:q} peut désigner, pour {who}, {found:or}.",
    "aspect_none": "Aucun aspect ne répond ici à {word:q}{near:| : il n'y en a aucun|. Les plus proches : #}.",
    "aspect_several": "{word:q} convient à plusieurs aspects : {found:numbered}. Précisez lequel.",
    "stunt_none": "Pas de prouesse {word:q} pour {who}{near:| : il n'y en a aucune|. Les plus proches : #}.",
    "stunt_several": "{word:q} peut désigner, parmi les prouesses ({who}), {found:or}.",
    "participant_several": "{word:q} convient ici à {found:and}.",
    "zone_none": "Aucune zone ne s'appelle {word:q} ; ici : {near}.",
    "zone_several": "{word:q} convient à plusieurs zones : {found:and}.",
    "no_zones": "Aucune zone ne s'appelle {word:q} : cette scène n'en a pas.",
}
