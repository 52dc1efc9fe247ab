"""The model of a screen does what a terminal does, since all that is said of sessions rests on it."""
import unittest

from screen import Screen


class Screens(unittest.TestCase):
    def shown(self, *pieces, rows=3, columns=10):
        self.screen = Screen(rows, columns)
        for piece in pieces:
            self.screen.feed(piece)
        return self.screen.lines()

    def test_lines_scroll_away(self):
        self.assertEqual(self.shown("one\r\ntwo\r\nthree\r\nfour"), ["two", "three", "four"])

    def test_a_full_line_is_not_broken_until_more_comes(self):
        self.assertEqual(self.shown("0123456789\r\nx"), ["0123456789", "x", ""])
        self.assertEqual(self.screen.broken, [])
        self.assertEqual(self.shown("0123456789ab"), ["0123456789", "ab", ""])
        self.assertEqual(self.screen.broken, ["0123456789"])

    def test_what_is_cleared(self):
        self.assertEqual(self.shown("one\r\ntwo\x1b[H\x1b[2J\x1b[3Jnew"), ["new", "", ""])
        self.assertEqual(self.shown("hello\r\x1b[K>"), [">", "", ""])
        self.assertEqual(self.shown("one\r\ntwo\x1b[A\r\x1b[J"), ["", "", ""])

    def test_what_an_editor_does_in_a_line(self):
        self.assertEqual(self.shown(">abc\b\b\x1b[P"), [">ac", "", ""])
        self.assertEqual(self.shown(">ac\b\x1b[@b"), [">abc", "", ""])
        self.assertEqual(self.shown(">ab\x1b[2D\x1b[Cx"), [">ax", "", ""])
        self.assertEqual(self.screen.before_cursor(), ">ax")

    def test_sequences_come_in_pieces(self):
        self.assertEqual(self.shown("\x1b", "[1;3", "1mred\x1b[0m"), ["red", "", ""])

    def test_what_is_not_known_is_an_error(self):
        for strange in ("\x1b[5n", "\x1bM", "\x07\x01"):
            with self.assertRaises(AssertionError):
                self.shown(strange)


if __name__ == "__main__":
    unittest.main()
