"""RoyalMatch at the console: a whole round, questions, secret choices at one keyboard."""
import json
import re
import unittest

from agora import Case, Terminal, conversation, script
from newcomer import TWICE
from sayings import check_once
from screen import ScreenTerminal

SOLO = ("royalmatch", "--seed", "5", "--seats", "Ann,bot:random")


class RoyalMatch(Case):
    def steps(self):
        return json.loads((self.folder / "game.json").read_text())["steps"]

    def test_the_beginning_of_a_match(self):
        typed = "keep\n1 2\nhand 2H\nhand AC AH\neffect KH\norder\nobjective\nquit\ny\n"
        done = self.play(*SOLO, "--save", "game.json", typed=typed)
        self.assertEqual((done.returncode, done.err), (0, ""))
        said = conversation(done.out)
        for line in (
                "Which objectives do you keep (1 to 3)? 1 Big Count, 2 Ascetic, 3 Supremacy (an",
                "2H was not dealt to you, you have 2C 2S 3C 3S 4C 5C 9D 10H 10D JD JS AH AC.",
                "A starting hand has 5 cards: name 5, not 2. Please try again",
                "K♥ Calling III (3 seals): All the objectives you discarded count as a bonus,",
                "♥ hearts (strong) > ♦ diamonds > ♣ clubs > ♠ spades (weak)",
                "3 Supremacy (discarded, 4 pts): win more tricks than anybody else."):
            self.assertIn(line + "\n", said)
        self.assertIn("Hugo (whimsical) keeps 1 objective.\nAnn, it is your turn. (hand;", done.out)

    def test_the_beginning_in_french(self):
        typed = "garder 1\neffet roi de cœur\nordre\nobjectif\nplis\nquitter\no\n"
        done = self.play(*SOLO, "--lang", "fr", "--save", "game.json", typed=typed)
        self.assertEqual((done.returncode, done.err), (0, ""))
        said = conversation(done.out).replace("\u00a0", " ")
        for line in (
                "R♥ Vocation III (3 sceaux) : Tous vos objectifs écartés comptent en bonus, pour",
                "♥ cœur (fort) > ♦ carreau > ♣ trèfle > ♠ pique (faible)",
                "2 Ascète (écarté, 7 pts) : gagner 6 plis ou plus sans activer un seul effet.",
                "Aucun pli n’a été joué dans cette manche.", "Enregistrer et quitter ? (o/n) [o] o"):
            self.assertIn(line + "\n", said)
        self.assertEqual([step for step in self.steps() if step.startswith("0 ")][0][:7], "0 keep ")

    def test_another_command_at_a_question_is_read_as_that_command(self):
        typed = "garder 1\nmain\njouer 2co\nmain\n2co\njouer\n\n"
        done = self.play(*SOLO, "--lang", "fr", "--save", "game.json", typed=typed)
        said = conversation(done.out).replace("\u00a0", " ")
        self.assertRegex(said, r">main\nQuelles cartes \(5\) \?[^>]*\(une ligne\s+vide annule\)\n"
                               r">jouer 2co\nChoisissez d’abord votre main de départ[^>]*\n>main")
        # What is no command is the answer.
        self.assertRegex(said, r">main\n[^>]*>2co\n(2co ne vous a pas|Une main de départ a 5 cartes)")

    def test_a_round_and_its_summary(self):
        typed = script("royalmatch", "seed5.txt") + "round\neffect surge\nquit\ny\n"
        done = self.play(*SOLO, "--save", "game.json", typed=typed)
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.assertEqual(conversation(done.out).count("-End of turn-"), 12)
        for trick in range(1, 14):
            self.assertRegex(done.out, rf"(Ann|Hugo \(whimsical\)) wins trick {trick}\.\n")
        self.assertIn(">round\nRound 1:\n1 Ann -1: Big Count failed -1\n"
                      "2 Hugo (whimsical) -1: Royal Blood failed -1\n", done.out)
        self.assertIn("2♥ Surge I (1 seal): Your card of next turn has 3 more Force", done.out)
        self.assertEqual(sum(step.startswith("0 play ") for step in self.steps()), 13)  # the last
        checked = self.run_agora("replay", "--check", "game.json")  # card plays itself
        self.assertEqual(checked.returncode, 0, checked.out + checked.err)

    def test_a_match_is_made_with_its_players_target_and_machines(self):
        done = self.play("royalmatch", "--seed", "5", "--seats", "Ann,bot:greedy,Bob,bot:2",
                         "--set", "target=12", "--save", "game.json", typed="keep 1\nquit\ny\n")
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.assertIn("to 12 points or 20 rounds at most", re.sub(r"\s+", " ", done.out))
        record = json.loads((self.folder / "game.json").read_text())
        self.assertEqual(record["players"], ["Ann", "bot:greedy", "Bob", "bot:2"])
        self.assertEqual(record["options"]["target"], "12")
        for target in ("0", "1000"):
            refused = self.play("royalmatch", "--set", "target=" + target)
            self.assertEqual(refused.returncode, 2, refused.out)

    def test_machines_choose_objectives_a_hand_cards_and_effects(self):
        done = self.play("royalmatch", "--seed", "5", "--seats", "bot:1,bot:2,bot:greedy",
                         "--set", "rounds=1", "--save", "game.json")
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.assertIn("Final ranking", done.out)
        for seat in range(3):
            steps = [step.split(maxsplit=2) for step in self.steps() if step.startswith(f"{seat} ")]
            kinds = [kind for _, kind, *_ in steps]
            self.assertEqual(kinds, ["keep"] + ["hand"] * 5 + ["play"] * 13)
            self.assertIn(len(steps[0][2].split()), (1, 2, 3))
            self.assertEqual(len({what for _, kind, what in steps if kind == "hand"}), 5)
        self.assertTrue(any("!" in step for step in self.steps()), "an effect is activated")
        self.assertTrue(any(re.fullmatch(r"\d play \w+", step) for step in self.steps()),
                        "and another is not")

    def test_without_a_limit_of_rounds_a_person_must_play(self):
        bots = ("--players", "bot:greedy,bot:random")
        for command in (("arena", "royalmatch", *bots, "--games", "2"), ("watch", "royalmatch", *bots),
                        ("lab", "royalmatch", "--games", "2"),
                        ("play", "royalmatch", "--seats", "bot:greedy,bot:random")):
            refused = self.run_agora(*command, "--set", "rounds=none")
            self.assertEqual(refused.returncode, 2, refused.out)
            self.assertIn("rounds=none is for matches with a person", refused.err)
        done = self.play(*SOLO, "--set", "rounds=none", typed="keep 1\nquit\ny\n")
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.assertNotIn("rounds at most", re.sub(r"\s+", " ", done.out))

    def test_a_round_in_french(self):
        typed = script("royalmatch", "seed5.txt") + "manche\nquitter\no\n"
        done = self.play(*SOLO, "--lang", "fr", typed=typed)
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.assertIn("Manche 1\u00a0:\n1 Ann -1\u00a0: Grand compte manqué -1\n", done.out)
        self.assertNotIn("Please", done.out)

    def test_what_is_missing_is_asked_for(self):
        done = self.play(*SOLO, typed="keep\nnonsense\neffect KH\n1\nquit\ny\n")
        self.assertIn("Which objectives do you keep (1 to 3)?", done.out)
        self.assertIn('There is no objective "nonsense"', done.out)
        self.assertIn("K♥ Calling III (3 seals):", done.out)
        self.assertIn("Ann keeps 1 objective.", done.out)

    def test_nothing_is_said_twice_while_bots_play(self):
        """The table and the news stand together; without the table, in a pipe, the news tell all."""
        show = ("royalmatch", "--players", "bot:greedy,bot:random,bot:greedy", "--seed", "5",
                "--set", "cards=9", "--set", "rounds=2")
        for lang, size in (("en", (40, 120)), ("fr", (24, 80))):
            game = ScreenTerminal(self, "watch", *show, "--pace", "0.05", "--lang", lang, rows=size[0], columns=size[1])
            self.assertEqual(game.exit_code(), 0)
            said = set()
            for frame in game.text.replace("\r", "").split("\x1b[2J")[1:]:
                said |= check_once(self, TWICE, re.sub(r"\x1b\[[\d;]*[A-Za-z]", "", frame))
            (_, trick), (points, _), (dealt, _), _ = TWICE
            self.assertEqual(said, {trick, points, dealt})
        told = self.run_agora("watch", *show)
        for sentence in (r"Hugo \(whimsical\) was dealt \w+", r"wins trick 9\.", "scores .* in this round; total"):
            self.assertRegex(told.out, sentence)

    def test_a_hint_says_what_the_hand_is_for(self):
        """Which of the objectives that are kept its cards serve, in words that name them."""
        for lang, keep, hint in (("en", "keep 1 2", "hint"), ("fr", "garder 1 2", "conseil")):
            game = ScreenTerminal(self, "play", *SOLO, "--lang", lang, rows=40, columns=120)
            game.wait(r"^>$")
            goals = re.findall(r"^[12] ([^,]+), \d+ pts", game.screen.text(), re.MULTILINE)
            game.enter(keep, r"^>$")
            game.enter(hint, r"^>$")
            text = re.sub(r"\s+", " ", game.screen.text())
            said = re.search(r"(Hint|Conseil) ?: (hand|main)((?: \w+){5}) \((.*?); ", text)
            self.assertTrue(said, text)
            for goal in goals:
                self.assertIn(goal, said[4])
            self.assertRegex(said[4], r"\w[♥♦♣♠]|high and low|du haut et du bas")
            game.enter(f"{said[2]}{said[3]}", r"^>$")
            self.assertRegex(game.screen.text(), r"turn 1 of|tour 1 sur")
            game.close()

    def test_people_at_one_keyboard_choose_behind_a_screen(self):
        game = Terminal(self, "play", "royalmatch", "--seed", "5", "--seats", "Ann,Bob")
        game.expect("Pass the keyboard to Ann")
        game.type("\n")
        seen = game.expect(r"it is your turn\.(?s:.)*?>")
        own = re.search(r"\n1 (\w+)", seen.replace("\r", "")).group(1)
        game.type("keep 1\n")
        hidden = game.expect("Pass the keyboard to Bob")
        self.assertIn("\x1b[", hidden)  # the screen is cleared
        game.type("\n")
        seen = game.expect(r"it is your turn\.(?s:.)*?>")
        self.assertNotIn(own, seen[seen.rindex("ROYALMATCH"):])
        self.assertIn("*1 Ann", seen)
        game.type("keep 1 2\n")
        game.expect("Ann keeps 1 objective.")
        game.expect("Bob keeps 2 objectives.")


class Sitting(Case):
    def test_the_end_of_a_turn_is_said_of_turns(self):
        game = Terminal(self, "play", "royalmatch", "--seats", "Ann,bot:greedy", "--seed", "3")
        game.expect(r"\s>$")
        game.type("keep 1\n")
        self.assertNotIn("-End of turn-", game.expect(r"\(hand(?s:.*)\s>$"))
        game.close()

    def test_a_replay_shows_the_table_once_while_objectives_are_chosen(self):
        self.run_agora("play", "royalmatch", "--seats", "bot:1,bot:1,bot:1", "--seed", "5", "--set", "rounds=1",
                       "--save", "game.json")
        for lang, rows, columns in (("en", 24, 80), ("fr", 24, 80), ("fr", 40, 120)):
            show = ScreenTerminal(self, "replay", "game.json", "--lang", lang, rows=rows, columns=columns)
            show.wait(r"^>$")
            for _ in range(3):  # the beginning, and the choices of two
                text = show.screen.text()
                self.assertEqual(text.count("ROYALMATCH"), 1, text)
                self.assertRegex(text.replace("\u00a0", " "), r"(?m)^\w+ \([^()]+\)( \(.*\))? ?:\s+1 \w")
                show.enter("", r"^>$")
            show.close()

    def test_a_starting_hand_is_one_step(self):
        show = ScreenTerminal(self, "watch", "royalmatch", "--seed", "3", "--pace", "60", "--players",
                              "bot:greedy,bot:greedy")
        while "q: leave" not in show.screen.text():
            self.assertTrue(show.read(20) or not show.ended(), show.screen.text())
        for _ in range(5):  # two keep objectives, two choose a hand, one plays a card
            shown = show.text
            show.type("n")
            while show.text == shown or "q: leave" not in show.screen.text():
                self.assertTrue(show.read(20), show.screen.text())
        self.assertNotRegex(show.screen.text(), r"choose your hand|choose your objectives")

    def test_the_starting_hand_is_one_decision(self):
        game = Terminal(self, "play", "royalmatch", "--seats", "Ann,bot:random", "--seed", "3",
                        "--clock", "1", "--lang", "fr")
        game.expect("Temps écoulé pour Ann")  # objectives
        game.expect("Temps écoulé pour Ann")  # all of the hand
        game.expect("la partie attend. Ann, Entrée")
        game.close()

    def test_without_seconds_they_are_those_of_the_game(self):
        game = Terminal(self, "play", "royalmatch", "--seats", "Ann,bot:random", "--seed", "3", "--clock")
        game.expect(r"\(45 s\)")
        game.close()


if __name__ == "__main__":
    unittest.main()
