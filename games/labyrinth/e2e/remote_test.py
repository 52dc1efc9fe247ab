"""Labyrinthe at a terminal, over a server: a turn of two decisions is taken back."""
import unittest

from remote import MINE, AtAServer, ask


class Labyrinthe(AtAServer):
    def test_undo_before_and_after_a_bot_has_played(self):
        table = self.olga.open("labyrinth", "me", "greedy", options={"first": "1"})["table"]
        olga = self.olga_sits(table)
        olga.expect(MINE)
        ask(olga, "push b1 r1", "Your turn goes on(?s:.*)>$")
        ask(olga, "undo", rf"takes\s+a\s+decision\s+back(?s:.*)Olga, {MINE}")
        ask(olga, "push b1 r1", "Your turn goes on(?s:.*)>$")
        ask(olga, "stay", f"-End of turn-(?s:.*)Olga, {MINE}")
        ask(olga, "undo", rf"your turn: move(?s:.*)takes\s+a\s+decision\s+back(?s:.*)Olga, {MINE}")


if __name__ == "__main__":
    unittest.main()
