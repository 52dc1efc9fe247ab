"""Splendor at terminals of people who play each other over a server."""
import re
import unittest

from remote import LEAF, MINE, WAITS, TwoTerminals, ask
from screen import ScreenTerminal


class Splendor(TwoTerminals):
    def answers_while_waiting(self, seat, awaited):
        for typed, answer in (("score", "Ranking"), ("board", "SPLENDOR"), ("me", r"\S"),
                              ("hint", "nothing to decide"), ("moves", "nothing to decide"),
                              ("take R G O", f"it is the turn of {awaited}"),
                              ("back", ""), ("", "")):
            ask(seat, typed, answer + "(?s:.*)" + WAITS)
        ask(seat, "rules", LEAF)
        seat.type("q")
        seat.expect(WAITS)
        shown = ask(seat, "help", LEAF)
        seat.type(" ")
        shown += seat.expect(WAITS)
        for word in ("help", "rules", "board", "me", "score", "hint", "moves", "log", "undo", "say",
                     "back", "leave", "quit"):
            self.assertRegex(shown, rf"[\nK]  {word} +\S")
        self.assertIn("keep the seat (also Ctrl-D)", shown)

    def test_two_play_each_other_and_are_answered_while_they_wait(self):
        first, second, name, other = self.in_turn(*self.sit("splendor", options={"target": "10"}))
        self.assertIn("first to 10 prestige", first.text)
        self.answers_while_waiting(second, name)
        ask(first, "take", r"an empty line\s+cancels\)(?s:.*)>$")
        ask(first, "R G O", f"-End of turn-(?s:.*)waiting for {other}")
        second.expect(f"{name} takes G R O(?s:.*){other}, {MINE}")
        self.answers_while_waiting(first, other)
        ask(second, "say well, well", f"{other}: well, well(?s:.*)>$")
        first.expect(f"{other}: well, well(?s:.*){WAITS}")
        ask(second, "take W B\n", "take W B")
        ask(second, "take W B R", f"-End of turn-(?s:.*)waiting for {name}")
        first.expect(f"{other} takes W B R(?s:.*){name}, {MINE}")
        shown = ask(first, "rules", LEAF)
        first.type(" ")
        shown += first.expect(LEAF)
        first.type("q")
        first.expect(">$")
        self.assertRegex(shown, r"\b10\b")
        self.assertNotRegex(shown, r"\b15\b")
        ask(first, "hint", "Hint: (?s:.*)>$")
        first.type("tak")
        first.type("\x03")
        first.expect(r"Ctrl-C again to leave(?s:.*)>$")
        ask(first, "score", "Ranking(?s:.*)>$")
        first.type("\x03")
        first.expect(r"Ctrl-C again to leave(?s:.*)>$")
        ask(first, "quit", r"Leave the terminal\? Your seat is kept\. \(y/n\) \[y\] $")
        ask(first, "n", ">$")
        first.type("\x03")
        first.expect(r"Ctrl-C again to leave(?s:.*)>$")
        first.type("\x03")
        first.expect(r"\nYour seat is kept; the same command")
        self.assertEqual(first.exit_code(), 0)
        second.expect(f"waiting for {name}, who is away")

    def test_undo_is_asked_for_agreed_to_and_refused(self):
        first, second, name, other = self.in_turn(*self.sit("splendor"))
        ask(first, "undo", "nothing of yours to take back(?s:.*)>$")
        ask(first, "take R G O", "-End of turn-(?s:.*)" + WAITS)
        second.expect(f"{other}, {MINE}")

        ask(first, "undo", r"The others are asked(?s:.*)\(n: never mind\)(?s:.*)>$")
        second.expect(rf"{name} asks to take the last decision back(?s:.*)\({name} asks you: y/n\) >$")
        ask(second, "score", rf"Ranking(?s:.*)\({name} asks you: y/n\) >$")
        ask(second, "n", r">$")
        first.expect("your decision stands(?s:.*)" + WAITS)

        ask(first, "undo", r"never mind\)(?s:.*)>$")
        second.expect("asks you: y/n")
        ask(first, "n", "Never mind, then(?s:.*)" + WAITS)
        second.expect(rf"{name} does not ask any more(?s:.*)>$")

        ask(first, "undo", r"never mind\)(?s:.*)>$")
        second.expect("asks you: y/n")
        second.type("y\n")
        first.expect(rf"{name} takes\s+a\s+decision\s+back(?s:.*){name}, {MINE}")
        # What the other one sees is the table as it is now.
        second.expect(rf"SPLENDOR(?s:.*){name} takes\s+a\s+decision\s+back(?s:.*){WAITS}")

    def test_in_french_whatever_language_the_account_speaks(self):
        table = self.olga.open("splendor", "me", "greedy", options={"target": "12"})["table"]
        olga = self.olga_sits(table, lang="fr")
        olga.expect(r"Splendor\s: (?s:.*)12(?s:.*)Olga, à vous de jouer(?s:.*?)>$")
        ask(olga, "prendre", r"une\s+ligne\s+vide\s+annule\)(?s:.*)>$")
        ask(olga, "R V N", r"-Fin du tour-(?s:.*)Olga prend V R N(?s:.*)Olga, à vous de jouer(?s:.*?)>$")
        ask(olga, "annuler", r"Olga reprend\s+une\s+décision(?s:.*)Olga, à vous de jouer(?s:.*?)>$")
        ask(olga, "conseil", r"Conseil(?s:.*)>$")
        ask(olga, "dire bonjour", r"Olga\s: bonjour\s(?s:.*)>$")
        ask(olga, "partir", r"Céder votre place(?s:.*)\(o/n\)")
        ask(olga, "non", "Vous gardez votre place(?s:.*)>$")
        ask(olga, "quitter", r"gardée\. \(o/n\) \[o\] $")
        ask(olga, "", r"\nVotre place est gardée\s;")
        self.assertEqual(olga.exit_code(), 0)

    def test_the_ranking_is_seen_while_another_plays(self):
        table = self.ada.open("splendor", "me", "open")["table"]
        seat = self.at_terminal("play", "--connect", self.address(table), "--name", "Wim")
        ada = self.ada.socket()
        ada.say(t="follow", table=table)
        asked = ada.until("table", life="playing")
        waiting = r"\(waiting for Ada\) >$"
        if "moment" not in asked:  # luck let Wim begin
            seat.expect(r"Wim, it is your turn(?s:.*)>$")
            seat.type("take R G O\n")
        seat.expect(waiting)
        seat.type("score\n")
        shown = seat.expect("Ranking(?s:.*)" + waiting)
        for name in ("Ada", "Wim"):
            self.assertIn(name, shown)
        seat.type("board\n")
        self.assertRegex(seat.expect("P L A Y E R S(?s:.*)" + waiting), r"[12] Wim +#[12] ")

    def test_the_table_of_one_who_waits_is_that_of_now(self):
        table = self.ada.open("splendor", "me", "open", "open")["table"]
        seat = ScreenTerminal(self, "play", "--connect", self.address(table), "--name", "Wim",
                              "--lang", "en", rows=24, columns=80)
        others = {"Ada": self.ada, "Zoe": self.server.visitor("Zoe")}
        seat.wait(r"free seats: 1\) >$")
        others["Zoe"].ask("POST", f"/api/tables/{table}/join", {})
        sockets = {name: one.socket() for name, one in others.items()}
        for socket in sockets.values():
            self.addCleanup(socket.close)
            socket.say(t="follow", table=table)
        waiting = r"^\(waiting for (Ada|Zoe)\) >"
        takes = iter(("take W B G", "take W R O", "take B G R", "take W B O"))
        seen = 0
        while not seen:
            seat.wait(r"^>$|" + waiting)
            if seat.screen.before_cursor() == ">":
                seat.enter(next(takes), waiting)
                continue
            name = re.search(waiting, seat.screen.before_cursor())[1]
            asked = sockets[name].until("table", pending=[{"Ada": 0, "Wim": 1, "Zoe": 2}[name]])
            seat.type("sco")
            seat.wait(r">sco$")
            decision = next(takes)
            sockets[name].say(t="do", table=table, moment=asked["moment"], do=decision)
            seat.wait(rf"^(\((?!waiting for {name})[^)]*\) )?>sco$")
            text = seat.screen.text()
            awaited = re.search(waiting, seat.screen.before_cursor())
            title = [line for line in seat.screen.lines() if line.startswith("SPLENDOR")][-1]
            self.assertIn(f"{awaited[1]} to play" if awaited else "your turn", title)
            self.assertIn(f"{name} takes {decision[5:]}", text)
            seen += bool(awaited)  # still not one's own turn
            seat.enter("re", r">$")


if __name__ == "__main__":
    unittest.main()
