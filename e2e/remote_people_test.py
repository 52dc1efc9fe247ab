"""People at two terminals who play each other over a server, and what they ask each other."""
import re
import unittest

from agora import games, largest_game
from newcomer import known
from remote import LEAF, MINE, WAITS, AtAServer, TwoTerminals, ask


class People(TwoTerminals):
    def sit_and_bid(self):
        """Olga has bid and waits for Bob."""
        olga, bob = self.sit("gops")
        for seat in (olga, bob):
            seat.expect(MINE)
        ask(olga, "undo", "nothing of yours to take back\\.(?s:.*)>$")
        ask(olga, "bid 3", "-End of turn-(?s:.*)" + WAITS)
        return olga, bob

    def test_one_who_waits_is_answered(self):
        olga, bob = self.sit_and_bid()
        for typed, answer in (("score", "Ranking"), ("board", "GOPS"), ("me", r"\S"), ("hint", "nothing to decide"),
                              ("moves", "nothing to decide"), ("bid 4", "it is the turn of Bob"), ("back", ""), ("", "")):
            ask(olga, typed, answer + "(?s:.*)" + WAITS)
        ask(bob, "bid 5", "Olga bids 3(?s:.*)" + MINE)
        olga.expect("Bob bids 5(?s:.*)" + MINE)

    def test_undo_is_asked_for_agreed_to_and_refused(self):
        olga, bob = self.sit_and_bid()
        ask(olga, "undo", r"The others are asked(?s:.*)\(n: never mind\)(?s:.*)>$")
        bob.expect(r"Olga asks to take the last decision back(?s:.*)\(Olga asks you: y/n\) >$")
        ask(bob, "n", r">$")
        olga.expect("your decision stands(?s:.*)" + WAITS)
        ask(olga, "undo", r"never mind\)(?s:.*)>$")
        bob.expect("asks you: y/n")
        bob.type("y\n")
        olga.expect(rf"Olga takes\s+a\s+decision\s+back(?s:.*)Olga, {MINE}")

    def test_the_game_after_the_game(self):
        olga, bob = self.sit("gops", options={"cards": "3"})
        for card in (1, 2, 3):
            for seat in (olga, bob):
                seat.expect(MINE)
                seat.type(f"bid {card}\n")
        for seat in (olga, bob):
            shown = seat.expect(r"another game: y/n\) \[n\] >$")
            self.assertRegex(shown, r"Final ranking\s+1\. Olga +0\s+1\. Bob +0\s+Olga and Bob share")
            file = re.search(r"agora replay (\S+)", shown)[1]
            self.assertEqual(self.run_agora("replay", "--check", file).returncode, 0)
        ask(bob, "score", r"Ranking(?s:.*)y/n\) \[n\] >$")
        ask(bob, "bid 2", r"The game is over\. Another game(?s:.*)y/n\) \[n\] >$")
        ask(bob, "say again?", r"Bob: again\?(?s:.*)y/n\) \[n\] >$")
        ask(olga, "y", r"\(waiting for Bob\) >$")
        bob.expect("Olga would like another game")
        bob.type("y\n")
        for seat in (olga, bob):
            seat.expect(r"Here is the next game(?s:.*)Others can look on at(?s:.*)Bob +Score 0(?s:.*)Olga +Score 0"
                        r"(?s:.*)" + MINE)
        ask(bob, "leave", r"Give up your seat for good(?s:.*)\(y/n\)")
        bob.type("y\n")
        bob.expect("You have left the table")
        self.assertEqual(bob.exit_code(), 0)
        olga.expect("Bob leaves the table")
        for _ in range(3):
            olga.type(f"bid {re.findall(r'bid ([123])', olga.text)[-1]}\n")
            olga.expect(r"(it is your turn|Final ranking)(?s:.*)>$")
        ask(olga, "n", "")
        self.assertEqual(olga.exit_code(), 0)

    def test_before_the_game_begins(self):
        game = largest_game()
        table = self.olga.open(game, "me", "open", "open", "open")["table"]
        olga = self.olga_sits(table)
        olga.expect(games()[game]["title"] + r": (?s:.*)\(free seats: 3\) >$")
        bob = self.guest_sits("Bob", table)
        olga.expect(r"Bob takes a seat(?s:.*)\(free seats: 2\) >$")
        ask(bob, "score", r"has not begun yet. \(help, rules, say, leave, quit\)(?s:.*)>$")
        self.assertNotIn("start", ask(bob, "help", r"quit +leave the terminal(?s:.*)>$"))
        ask(bob, "start", "Only the host can do that(?s:.*)>$")
        ask(bob, "say hello", r"Bob: hello(?s:.*)>$")
        olga.expect("Bob: hello(?s:.*)>$")
        ask(olga, "help", r"start +begin now(?s:.*)>$")
        ask(olga, "rules", LEAF)
        olga.type("q")
        olga.expect(">$")
        olga.type("start\n")
        for seat in (olga, bob):
            seat.expect(f"{known(game).TITLE}(?s:.*)(({MINE})|({WAITS}))")


class AloneAgainstBots(AtAServer):
    def test_nobody_takes_back_or_is_helped_in_a_rated_game(self):
        table = self.olga.open("gops", "me", "open", rated=True, undo=False)["table"]
        rated = self.guest_sits("Rita", table)
        shown = rated.expect(MINE)
        shown += ask(rated, "help", r"\n  quit (?s:.*)>$")
        self.assertNotRegex(shown, r"\n  (hint|undo) ")
        ask(rated, "hint", r"\S(?s:.*)>$")
        ask(rated, "undo", "Nothing is taken back at this table(?s:.*)>$")

    def test_the_time_that_is_left_is_shown(self):
        table = self.ada.open("gops", "me", "open", clock={"kind": "move", "ms": 3_600_000})["table"]
        self.guest_sits("Tom", table).expect(r"\(3\d\d\d s\) >")

    def test_where_nobody_decides_in_time_the_game_waits_for_anybody(self):
        # Its clock runs while this is read: what is looked for is told once and for all, or lasts until Sam does
        # something about it.
        table = self.ada.open("gops", "me", "open", clock={"kind": "move", "ms": 1000})["table"]
        slow = self.guest_sits("Sam", table)
        waits = r"the game waits\.(?s:.*?)\(the game waits; Enter: go on\) >"
        slow.expect(r"The time of Sam is up(?s:.*?)" + waits)
        self.assertNotIn("a bot plays for you", slow.text)
        ask(slow, "score", r"Ranking(?s:.*?)\(the game waits; Enter: go on\) >")
        # The table comes with what happened since the decision that the clock made, and nothing older.
        told = ask(slow, "log", r"(?s:.*)\(the game waits; Enter: go on\) >$").splitlines()
        told = [line for line in told if line.endswith(".") and not line.startswith("Sam does not answer")]
        shown = ask(slow, "board", r"GOPS(?s:.*)\(the game waits; Enter: go on\) >$").splitlines()
        shown = [line for line in shown if line.endswith(".")]
        self.assertEqual(shown, told[-len(shown):])
        self.assertEqual([shown.count("The time of Sam is up."), told.count("The time of Sam is up.")], [1, 2])
        for word in ("", "back"):
            ask(slow, word, r"is\s+back(?s:.*?)Sam, it is your turn")
            slow.expect(waits)
        # Somebody else is back: now there is a bot that plays.
        ada = self.ada.socket()
        ada.say(t="follow", table=table)
        slow.expect(r"Ada is back(?s:.*?)A bot plays for you")
        ask(slow, "", r"is\s+back(?s:.*?)Sam, it is your turn")


if __name__ == "__main__":
    unittest.main()
