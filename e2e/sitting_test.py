"""Sitting at a terminal: what one always sees, questions, taking back, leafing, looking on."""
import json
import re
import unittest

from agora import Case, Terminal, games

PROMPT = r"\s+>$"


class Sitting(Case):
    def sit(self, game, *arguments, file="game.json"):
        return Terminal(self, "play", game, "--seed", "5", "--save", file, *arguments)

    def type(self, game, line, pattern):
        game.type(line + "\n")
        return game.expect(pattern)

    def test_a_verb_alone_asks_and_takes_the_rest_or_a_whole_command(self):
        for answers in (("b1", "r1"), ("push b1 r1",)):
            game = self.sit("labyrinth", "--seats", "Ann,bot:greedy", file=f"{len(answers)}.json")
            game.expect("it is your turn(?s:.*)" + PROMPT)
            self.type(game, "push", r"an empty line\s+cancels\)" + PROMPT)
            self.type(game, "score", "Ranking(?s:.*)" + PROMPT)
            self.type(game, "try b1 r1", "TRIAL(?s:.*)TRIAL(?s:.*)" + PROMPT)
            self.type(game, "zz", r"an empty line\s+cancels\)" + PROMPT)
            self.type(game, "", "Nothing is played(?s:.*)" + PROMPT)
            self.type(game, "push", r"an empty line\s+cancels\)" + PROMPT)
            for answer in answers:
                game.type(answer + "\n")
            game.expect(r"pushes(?s:.*)Your turn goes on(?s:.*)" + PROMPT)
            # The table after one's own move, before the machine plays, and after it.
            shown = self.type(game, "stay", "-End of turn-(?s:.*)it is your turn(?s:.*)" + PROMPT)
            self.assertEqual(shown.count("LABYRINTH"), 2)

    def test_a_game_without_questions_of_its_own_asks_too(self):
        game = self.sit("gops", "--seats", "Ann,bot:greedy", "--set", "cards=3")
        game.expect("it is your turn(?s:.*)" + PROMPT)
        self.type(game, "bid", r"an empty line\s+cancels\)" + PROMPT)
        self.type(game, "2", "-End of turn-")

    def test_an_empty_line_brings_the_table_back(self):
        game = self.sit("labyrinth", "--seats", "Ann,bot:greedy")
        game.expect("it is your turn(?s:.*)" + PROMPT)
        self.type(game, "help", "an empty line brings the table back(?s:.*)" + PROMPT)
        self.type(game, "", "LABYRINTH(?s:.*)it is your turn(?s:.*)" + PROMPT)
        self.type(game, "hint", "Hint: (?s:.*)" + PROMPT)
        self.type(game, "", "LABYRINTH(?s:.*)it is your turn(?s:.*)" + PROMPT)

    def test_long_pages_are_leafed_through(self):
        game = self.sit("splendor", "--seats", "Ann,Bob")
        game.expect("it is your turn(?s:.*)" + PROMPT)
        game.type("rules\n")
        first = game.expect("back to the game --")
        self.assertLessEqual(first.count("\n"), 25)
        game.type("\n")
        self.assertLessEqual(game.expect("back to the game --").count("\n"), 2)
        game.type(" ")
        self.assertGreater(game.expect("back to the game --").count("\n"), 20)
        game.type("q")
        game.expect("brings the table back(?s:.*)" + PROMPT)
        self.type(game, "score", "Ranking")
        # Whoever types a command is done reading.
        game.type("rules\n")
        game.expect("back to the game --")
        self.type(game, "score", "Ranking")
        plain = self.sit("splendor", "--seats", "Ann,Bob", "--plain", file="plain.json")
        plain.expect("it is your turn(?s:.*)>")
        self.assertNotIn("back to the game", self.type(plain, "rules", "Capital or small(?s:.*)>$"))

    def test_undo_against_machines(self):
        game = self.sit("splendor", "--seats", "Ann,bot:greedy")
        game.expect("it is your turn(?s:.*)" + PROMPT)
        self.type(game, "undo", "no decision of yours to take back(?s:.*)" + PROMPT)
        self.type(game, "reserve tier1", "-End of turn-(?s:.*)it is your turn(?s:.*)" + PROMPT)
        self.type(game, "undo", "Taken back: Ann decides anew(?s:.*)it is your turn(?s:.*)" + PROMPT)
        record = json.loads((self.folder / "game.json").read_text())
        self.assertEqual(record["take_backs"], 1)
        self.assertNotIn("reserve", "".join(record["steps"]))
        self.type(game, "reserve tier1", "-End of turn-(?s:.*)it is your turn(?s:.*)" + PROMPT)
        game.type("\x04")
        game.expect("--resume game.json")
        again = Terminal(self, "play", "--resume", "game.json")
        again.expect("it is your turn(?s:.*)" + PROMPT)
        self.type(again, "undo", "Taken back(?s:.*)it is your turn(?s:.*)" + PROMPT)
        again.type("\x04")
        self.assertEqual(again.exit_code(), 0)
        shown = self.run_agora("replay", "game.json")
        self.assertIn("Played with take-backs: 2.", shown.out)

    def test_undo_among_people_needs_their_consent(self):
        game = self.sit("splendor", "--seats", "Ann,Bob")
        first = re.search("(Ann|Bob), it is your turn", game.expect("it is your turn(?s:.*)" + PROMPT))[1]
        self.type(game, "take B G O", "-End of turn-(?s:.*)it is your turn(?s:.*)" + PROMPT)
        self.type(game, "undo", r"Does everybody agree\? \(y/n\)")
        self.type(game, "n", PROMPT)
        self.type(game, "undo", r"Does everybody agree\? \(y/n\)")
        self.type(game, "y", f"Taken back: {first} decides anew(?s:.*){first}, it is your turn")

    def test_accents_are_shown_back(self):
        game = self.sit("splendor", "--seats", "Ann,Bob", "--lang", "fr")
        game.expect("à vous de jouer(?s:.*)" + PROMPT)
        self.type(game, "éclore b1", "Commande inconnue .{1,3}éclore")


class LookingOn(Case):
    def watch(self, pace, *arguments):
        show = Terminal(self, "watch", "gops", "--players", "bot:greedy,bot:greedy", "--seed", "5",
                        "--pace", pace, *arguments)
        show.expect(r"every ")
        return show

    def test_decisions_go_by_at_two_paces(self):
        for pace in ("0.05", "0.1"):
            show = self.watch(pace)
            for _ in range(10):
                show.expect(rf"\x1b\[2J(?s:.*?)every {pace}\b")
            show.expect("Final ranking")
            self.assertEqual(show.exit_code(), 0)

    def test_pause_next_faster_and_leave(self):
        show = self.watch("60")
        show.type(" ")
        show.expect("paused")
        for _ in range(3):
            show.type("n")
            show.expect(r"\x1b\[2J(?s:.*?)paused")
        show.type(" ")
        show.expect("every 60")
        for pace in ("30", "15", "7.5"):
            show.type("+")
            show.expect("every " + pace)
        show.type("-")
        show.expect("every 15")
        show.type("q")
        self.assertEqual(show.exit_code(), 0)

    def test_a_replay_speaks_to_nobody(self):
        for game in games():
            self.run_agora("play", game, "--seats", "bot:greedy,bot:random", "--seed", "3",
                           "--save", f"{game}.json")
            for viewer in ("all", "0", "spectator"):
                show = Terminal(self, "replay", f"{game}.json", "--viewer", viewer, rows=60)
                show.expect("The beginning")
                for number in (1, 2, 3):
                    show.type(f"{number}\n")
                    shown = show.expect(f"Move {number} of(?s:.*)leave")
                    self.assertNotRegex(shown, r"\byou\b|\bYOU\b|\bYou\b")
                show.close()


if __name__ == "__main__":
    unittest.main()
