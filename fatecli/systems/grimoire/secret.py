"""Manœuvres secrètes: what proves that a note was not changed between its writing and its reveal (seed L39, L41).

Text and salt lie with the game master; everybody else sees only the print. Making the salt is not a rule.
"""

from __future__ import annotations


def sealed(text: str, salt: str) -> str:
    """The print of a note: SHA-256, in hex, of the salt, a line break, and the text with one line break at its end."""
    from hashlib import sha256

    return sha256(f"{salt}\n{tidy(text)}\n".encode()).hexdigest()


def tidy(text: str) -> str:
    """The text as it is kept: line breaks as one character, none at the end."""
    return text.replace("\r\n", "\n").rstrip("\r\n")


def verified(text: str, salt: str, print_: str) -> bool:
    """Whether the note is the one that was sealed."""
    return sealed(text, salt) == print_
