"""Les phrases du disque : ce qu'un fichier, un nom ou le disque refusent."""

MESSAGES = {
    # un nom qui ne désigne aucun fichier, ou plusieurs
    "who_none": "Personne ici ne s’appelle {word:q} : aucune fiche de ce nom dans ce dossier ni dans characters/.",
    "nobody": "Personne ne s’appelle {word:q} : aucune fiche dans ce dossier ni dans characters/.",
    "who_none_near": "Personne ici ne s’appelle {word:q} ; noms proches : {near:or}.",
    "who_several": "{word:q} peut désigner {found:or}.",
    "two_campaigns": "{path} appartient à la campagne {other}, cette commande à {one} : une commande, une campagne.",
    "outside": "{path} se trouve hors de la campagne {root} : une copie dans la campagne pourra changer.",
    # un fichier illisible
    "missing": "{path} n’existe pas.",
    "missing_near": "{path} n’existe pas ; noms proches : {near:or}.",
    "folder": "{path} est un dossier, pas un fichier.",
    "not_file": "{path} n’est pas un fichier ordinaire : un tube ou un périphérique n’est jamais ouvert.",
    "too_big": "{path} dépasse {megabytes} Mo : ce n’est pas une fiche.",
    "no_permission": "{path} : lecture interdite pour ce compte.",
    "loop": "{path} est un lien qui ramène à lui-même.",
    "cannot_read": "{path} ne peut pas être lu : {reason}.",
    "not_utf8": "{path}, ligne {line} : ce n’est pas de l’UTF-8 ; enregistrez le fichier en UTF-8.",
    "nul": "{path}, ligne {line} : un octet nul, qu’aucun texte ne contient.",
    # un texte qui n'est pas du TOML
    "twice": "{path}, ligne {line} : cette clé figure une seconde fois : {excerpt}",
    "table_twice": "{path}, ligne {line} : cette table figure une seconde fois : {excerpt}",
    "open_string": "{path}, ligne {line} : il manque un guillemet : {excerpt}",
    "open_array": "{path}, ligne {line} : il manque un ] ou une virgule : {excerpt}",
    "open_inline": "{path}, ligne {line} : il manque un }} ou une virgule : {excerpt}",
    "backslash": "{path}, ligne {line} : doublez la barre inverse, ou prenez des guillemets simples : {excerpt}",
    "value": "{path}, ligne {line} : ce n’est pas une valeur ; un texte veut des guillemets : {excerpt}",
    "not_toml": "{path}, ligne {line} : ce n’est pas du TOML : {excerpt}",
    "too_deep": "{path}, ligne {line} : tables ou listes trop profondément imbriquées.",
    "conflict": "{path}, ligne {line} : git a laissé ici un conflit à régler.",
    "bare_key": "{path}, ligne {line} : {name} veut des guillemets, à cause de ses lettres accentuées : écrivez {cure}",
    # un changement impossible à écrire
    "exists": "{path} existe déjà et reste tel quel.",
    "busy": "Une autre commande écrit dans {path} et ne finit pas ; rien n’a été écrit.",
    "no_lock": "{path} ne peut pas être verrouillé ({reason}) ; rien n’a été écrit.",
    "changed": "{path} a changé entre-temps, par un autre programme ; rien n’a été écrit, recommencez.",
    "read_only": "{path} est en lecture seule ; rien n’a été écrit.",
    "read_only_folder": "{path} ne peut pas être écrit : le dossier {folder} est en lecture seule ; rien n’a été écrit.",
    "full": "Le disque est plein : {path} ; rien n’a été écrit.",
    "failed": "{path} ne peut pas être écrit : {reason} ; rien n’a été écrit.",
    "linked": "{path} est un lien, et le journal veut un vrai dossier ; rien n’a été écrit.",
    "readers_disagree": "{path} ne peut pas être modifié sans risque : deux lecteurs y voient autre chose ; "
    "rien n’a été écrit.",
    "edit_differs": "{path} ne peut pas être modifié sans risque : le nouveau texte dirait autre chose ; "
    "rien n’a été écrit.",
    "edit_comment": "{path} ne peut pas être modifié sans risque : un commentaire serait perdu ; rien n’a été écrit.",
    "edit_failed": "{path} ne peut pas être modifié sans risque : {reason} ; rien n’a été écrit.",
    "not_text": "{text:q} contient des octets qui ne sont pas du texte, impossibles à mettre dans {path} ; "
    "rien n’a été écrit.",
    # une commande acceptée, pas finie
    "unfinished": "Acceptée, pas finie : {path} : {reason} ; la prochaine commande la finira, undo la reprend.",
    "stuck": "Une commande acceptée ne peut pas être finie : {path} : {reason} ; levez l’obstacle, "
    "ou reprenez-la avec undo.",
    # une réponse que personne ne reçoit
    "unheard": "La réponse ne peut pas être écrite : {reason}. Ce qui fut joué est joué ; fatecli log le dit.",
    # reprendre une commande
    "nothing_to_undo": "{count:Il n'y a rien à reprendre|# commande seulement à reprendre|# commandes seulement à reprendre}.",
    "undo_edited": "{path} : {name} a changé depuis et vaut {found:written} ; undo le perdrait.",
    "undo_gone": "{path} : {name} a disparu depuis ; undo le perdrait.",
    "undo_more": "{path} est apparu depuis ; annuler la campagne le laisserait sans elle.",
    "undo_file": "{path} a changé ou disparu depuis ; undo le perdrait.",
    # avertissements
    "kept_edit": "{path}, modifié à la main après une panne, est gardé ; ce que la commande a écrit est dans {beside}.",
    "set_aside": "Un journal inachevé venu d’ailleurs a été mis de côté sans être suivi : {path}.",
    "not_kept": "Ni le lancer ouvert ni le journal n’ont pu être gardés dans {path} {reason}.",
    "scene_none": "Aucune scène ne s'appelle {word:q}.",
    "scene_none_near": "Aucune scène ne s'appelle {word:q}. Les plus proches : {near}.",
    "scene_several": "Plusieurs scènes conviennent : {found:and}. Précisez avec --scene.",
    # a secret note
    "note_gone": "La note n'est pas chez vous : son texte est dans le dossier d'état de qui l'a notée ({folder}).",
    "note_long": "{path} dépasse {kilobytes} Ko : ce n'est pas une note.",
    "note_text": "{path} n'est pas un texte UTF-8.",
    "note_empty": "{path} ne contient pas de texte.",
}
