"""Citadelles at terminals of people who play over a server: what needs the consent of others, or a second thought."""
import re
import unittest

from remote import MINE, WAITS, TwoTerminals, ask
from sayings import PROMPT, follow_hints
from screen import ScreenTerminal


class Citadelles(TwoTerminals):
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

    def test_hints_call_players_by_their_names(self):
        """Hints are followed until one has to do with another, whatever the luck of the tables is."""
        named = r"\((.*\b)?(Hugo|Nora|Otto)\b"
        hints = [""]
        while not re.search(named, hints[-1]):
            table = self.olga.open("citadels", "me", "greedy", "greedy", "greedy")["table"]
            olga = ScreenTerminal(self, "play", "--connect", self.address(table), "--lang", "en",
                                  rows=40, columns=120, AGORA_TOKEN=self.token)
            olga.wait(PROMPT)
            hints = follow_hints(olga, "en", named)
            for hint in hints:
                self.assertNotRegex(hint, r"[Pp]layer \d")
            olga.close()


if __name__ == "__main__":
    unittest.main()
