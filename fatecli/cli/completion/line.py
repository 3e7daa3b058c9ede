"""A shell's line up to the cursor, cut into words as that shell would, with the quotes taken off."""

from __future__ import annotations

from ...core.value import value

ANSI = {"n": "\n", "t": "\t", "r": "\r", "e": "\x1b", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
DIGITS = {"x": 2, "u": 4, "U": 8}


@value
class Line:
    """The finished words after the command, the word at the cursor, and the quote that is still open in it.

    `kept` is the part of the word that bash does not replace: what stands before its last word break.
    """

    words: tuple[str, ...]
    word: str
    quote: str = ""
    kept: str = ""


def cut(text: str, shell: str, breaks: str = "") -> Line:
    """The line as words. `breaks` are the characters at which bash begins a new word to complete."""
    cutter = _Cutter(text, shell, breaks)
    cutter.run()
    return Line(words=tuple(cutter.words[1:]), word=cutter.word, quote=cutter.quote, kept=cutter.kept)


class _Cutter:
    def __init__(self, text: str, shell: str, breaks: str) -> None:
        self.text, self.fish, self.breaks = text, shell == "fish", breaks
        self.words: list[str] = []
        self.word, self.quote, self.kept = "", "", ""
        self.begun = False
        self.at = 0

    def run(self) -> None:
        while self.at < len(self.text):
            c = self.text[self.at]
            self.at += 1
            if self.quote:
                self._quoted(c)
            else:
                self._bare(c)

    def _bare(self, c: str) -> None:
        if c in " \t\n":
            if self.begun:
                self.words.append(self.word)
            self.word, self.kept, self.begun = "", "", False
            return
        self.begun = True
        if c == "\\":
            self.word += self._escape() if self.fish else self._next()
        elif c in "'\"":
            self.quote, self.kept = c, self.word
        elif c == "$" and not self.fish and self.text[self.at : self.at + 1] == "'":
            self.at += 1
            self.quote, self.kept = "$'", self.word
        else:
            self.word += c
            if c in self.breaks:
                self.kept = self.word

    def _quoted(self, c: str) -> None:
        if c == self.quote[-1]:
            self.quote, self.kept = "", self._before_quote()
        elif c != "\\":
            self.word += c
        elif self.quote == "$'":
            self.word += self._escape()
        else:
            special = "'\\" if self.quote == "'" else '"\\$' if self.fish else '"\\$`'
            following = self.text[self.at : self.at + 1]
            escapes = (self.fish or self.quote == '"') and following and following in special
            self.word += self._next() if escapes else c

    def _before_quote(self) -> str:
        """Where bash begins to replace after a quote was closed: at the last break before it."""
        ends = [self.kept[: at + 1] for at, c in enumerate(self.kept) if c in self.breaks]
        return ends[-1] if ends else ""

    def _next(self) -> str:
        c = self.text[self.at : self.at + 1]
        self.at += 1
        return c

    def _escape(self) -> str:
        """What stands after a backslash in `$'...'`, or in fish outside quotes."""
        c = self._next()
        digits = DIGITS.get(c, 0)
        code = self.text[self.at : self.at + digits]
        if digits and code:
            try:
                found = chr(int(code, 16))
            except ValueError:
                return c
            self.at += digits
            return found
        return ANSI.get(c, c)
