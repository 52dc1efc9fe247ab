"""People at two terminals who play each other over a server, and what they ask each other."""
import re
import unittest

from remote import AtAServer, ask

MINE = r"it is your turn(?s:.*?)>$"
WAITS = r"\(waiting for (?s:.*?)\) >$"
LEAF = "q: back.* --"  # a page that is longer than the screen


class TwoTerminals(AtAServer):
    def sit(self, game, *others, **more):
        """A table for Olga and Bob, who both sit at a terminal of 80 columns and 24 rows."""
        table = self.olga.open(game, "me", "open", *others, **more)["table"]
        olga = self.olga_sits(table)
        olga.expect(r"\(free seats: 1\) >$")
        return olga, self.guest_sits("Bob", table)

    def in_turn(self, olga, bob):
        """The one who is asked, and the other one."""
        is_olga = "your turn" in olga.expect(rf"({MINE})|(\(waiting for Bob\) >$)")
        bob.expect(WAITS if is_olga else MINE)
        return (olga, bob, "Olga", "Bob") if is_olga else (bob, olga, "Bob", "Olga")

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
        first.type("\x03")
        first.expect(r"Leave the terminal\? Your seat is kept\. \(y/n\) \[y\] $")
        first.type("n\n")
        ask(first, "quit", r"\(y/n\) \[y\] $")
        first.type("\n")
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
        first.expect(f"{name} takes a decision back(?s:.*){name}, {MINE}")
        # What the other one sees is the table as it is now.
        second.expect(f"SPLENDOR(?s:.*){name} takes a decision back(?s:.*){WAITS}")

    def test_what_needs_consent_is_asked_of_the_others(self):
        first, second, name, other = self.in_turn(
            *self.sit("citadels", "greedy", "greedy", options={"redraft": "yes"}))
        if "redraft" not in first.text:  # nobody has chosen yet
            ask(first, "pick", "Which character(?s:.*)>$")
            ask(first, re.search(r"in secret: (\w+)", first.text)[1], "-End of turn-(?s:.*)" + WAITS)
            first, second, name, other = second, first, other, name
            first.expect(MINE)
        role = re.search(r"character\? (\w+)", ask(first, "redraft", r"Which character(?s:.*)>$"))[1]
        ask(first, role, rf'asked whether they agree to\s+"redraft {role.lower()}"(?s:.*)>$')
        second.expect(rf'{name} wants to decide\s+"redraft {role.lower()}"(?s:.*)asks you: y/n\) >$')
        second.type("n\n")
        first.expect(r'not agreed to: "redraft \w+" is not\s+played(?s:.*)>$')
        ask(first, f"redraft {role}", "asked whether they agree(?s:.*)>$")
        second.expect("asks you: y/n")
        second.type("yes\n")
        for seat in (first, second):
            seat.expect(f"{name} has shown the {role} by\\s+accident(?s:.*)>$")

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
        table = self.olga.open("citadels", "me", "open", "open", "open")["table"]
        olga = self.olga_sits(table)
        olga.expect(r"Citadels: (?s:.*)\(free seats: 3\) >$")
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
            seat.expect(f"CITADELS(?s:.*)(({MINE})|({WAITS}))")


class AloneAgainstBots(AtAServer):
    def test_undo_before_and_after_a_bot_has_played(self):
        table = self.olga.open("labyrinth", "me", "greedy", options={"first": "1"})["table"]
        olga = self.olga_sits(table)
        olga.expect(MINE)
        ask(olga, "push b1 r1", "Your turn goes on(?s:.*)>$")
        ask(olga, "undo", f"takes a decision back(?s:.*)Olga, {MINE}")
        ask(olga, "push b1 r1", "Your turn goes on(?s:.*)>$")
        ask(olga, "stay", f"-End of turn-(?s:.*)Olga, {MINE}")
        ask(olga, "undo", "Somebody has decided since then(?s:.*)>$")

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
        for word in ("", "back"):
            ask(slow, word, r"is\s+back(?s:.*?)Sam, it is your turn")
            slow.expect(waits)
        # Somebody else is back: now there is a bot that plays.
        ada = self.ada.socket()
        ada.say(t="follow", table=table)
        slow.expect(r"Ada is back(?s:.*?)A bot plays for you")
        ask(slow, "", r"is\s+back(?s:.*?)Sam, it is your turn")

    def test_giving_something_away_is_asked_about(self):
        table = None
        while table is None:  # the deal decides whether she ever has something to leave
            table = self.until_something_is_left(
                self.olga.open("citadels", "me", "greedy", "greedy", "greedy", options={"bonus": "asked"})["table"])
        olga = self.olga_sits(table)
        olga.expect(MINE)
        ask(olga, "end", r"\(y/n\)(?s:.*)>$")
        ask(olga, "perhaps", "Please answer y or n(?s:.*)>$")
        ask(olga, "n", "Nothing is played(?s:.*)>$")
        ask(olga, "end", r"\(y/n\)(?s:.*)>$")
        ask(olga, "y", "-End of turn-(?s:.*)>$")

    def until_something_is_left(self, table):
        """Plays for Olga until she could end her turn and leave something: the table, or None where the game ended."""
        talk = self.olga.socket()
        talk.say(t="follow", table=table)
        answered = -1
        while True:
            message = talk.until("table", table=table)
            if message["life"] != "playing":
                talk.close()
                return None
            if message.get("moment", -1) <= answered:
                continue
            if any(one["do"] == "end" for one in message.get("confirm", [])):
                talk.close()
                return table
            answered = message["moment"]
            wishes = ("pick merchant", "pick architect", "gold")
            choice = next((one for one in wishes if one in message["legal"]), message["legal"][0])
            talk.say(t="do", table=table, moment=answered, do=choice)

    def test_in_french_whatever_language_the_account_speaks(self):
        table = self.olga.open("splendor", "me", "greedy", options={"target": "12"})["table"]
        olga = self.olga_sits(table, lang="fr")
        olga.expect(r"Splendor\s: (?s:.*)12(?s:.*)Olga, à vous de jouer(?s:.*?)>$")
        ask(olga, "prendre", r"une\s+ligne\s+vide\s+annule\)(?s:.*)>$")
        ask(olga, "R V N", r"-Fin du tour-(?s:.*)Olga prend V R N(?s:.*)Olga, à vous de jouer(?s:.*?)>$")
        ask(olga, "annuler", r"Quelqu’un a décidé depuis(?s:.*)>$")
        ask(olga, "conseil", r"Conseil(?s:.*)>$")
        ask(olga, "dire bonjour", r"Olga\s: bonjour\s(?s:.*)>$")
        ask(olga, "partir", r"Céder votre place(?s:.*)\(o/n\)")
        ask(olga, "non", "Vous gardez votre place(?s:.*)>$")
        ask(olga, "quitter", r"gardée\. \(o/n\) \[o\] $")
        ask(olga, "", r"\nVotre place est gardée\s;")
        self.assertEqual(olga.exit_code(), 0)
        # A hint that is a line of several decisions.
        table = self.olga.open("royalmatch", "me", "greedy")["table"]
        olga = self.olga_sits(table, lang="fr")
        olga.expect("à vous de jouer(?s:.*?)>$")
        ask(olga, "garder 1", "à vous de jouer(?s:.*?)>$")
        hint = ask(olga, "conseil", r"Conseil\s: (?s:.*)>$")
        self.assertRegex(hint, r"Conseil\s: main( [0-9VDRA]+(co|ca|t|p)){5} \(")


if __name__ == "__main__":
    unittest.main()
