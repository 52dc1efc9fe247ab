"""Citadelles at the console: whole games against bots in both languages, and the use cases of the
seed (1 a turn, 2 the choice of characters, 3 gathering)."""
import json
import re
import unittest

from agora import Case
from sayings import follow_hints
from screen import ScreenTerminal

ASKED = r"^>$"
PAGER = r" --$"

WORDS = {
    "en": {
        "pick": "pick", "aside": "discard", "roles": "assassin thief magician king bishop merchant architect warlord",
        "gather": ["gold", "power", "income"], "build": "build", "end": "end", "sure": "yes",
        "districts": ["manor", "castle", "palace", "temple", "church", "monastery", "cathedral",
                      "tavern", "market", "trading post", "docks", "harbor", "town hall",
                      "watchtower", "prison", "barracks", "fortress", "keep", "library", "smithy",
                      "laboratory", "quarry", "statue", "factory", "dragon gate", "map room",
                      "haunted quarter", "wishing well", "school of magic", "imperial treasury"],
        "said": ["takes 2 gold.", "Round 2: everybody chooses", "FINAL COUNT", "complete city",
                 "This is the last round."],
    },
    "fr": {
        "pick": "choisir", "aside": "écarter",
        "roles": "assassin voleur magicienne roi évêque marchande architecte condottiere",
        "gather": ["or", "pouvoir", "revenu"], "build": "bâtir", "end": "fin", "sure": "oui",
        "districts": ["manoir", "château", "palais", "temple", "église", "monastère", "cathédrale",
                      "taverne", "marché", "échoppe", "comptoir", "port", "hôtel de ville",
                      "tour de guet", "prison", "caserne", "forteresse", "donjon", "bibliothèque",
                      "forge", "laboratoire", "carrière", "statue équestre", "manufacture",
                      "dracoport", "salle des cartes", "cour des miracles",
                      "fontaine aux souhaits", "école de magie", "trésor impérial"],
        "said": ["prend 2 pièces d’or.", "Manche 2\u00A0: chacun choisit", "DÉCOMPTE", "cité complète",
                 "C’est la dernière manche."],
    },
}


def plain_player(lang, rounds):
    """Tries everything in the same order in each round; what cannot be done is refused."""
    words = WORDS[lang]
    turn = [*words["gather"], *(f"{words['build']} {name}" for name in words["districts"]),
            words["end"], words["sure"]]
    picks = [f"{words[verb]} {role}" for verb in ("pick", "aside")
             for role in words["roles"].split()]
    return "\n".join([*picks, *turn] * rounds) + "\n"


class Citadelles(Case):
    def test_hints_call_players_by_their_names(self):
        for lang in ("en", "fr"):
            game = ScreenTerminal(self, "play", "citadels", "--seats", "Ann,bot:greedy,bot:greedy,bot:greedy",
                                  "--seed", "5", "--lang", lang, rows=40, columns=120)
            game.wait(r"^>$")
            hints = follow_hints(game, lang, r"\((.*\b)?(Hugo|Nora|Otto)\b")
            self.assertRegex(hints[-1], r"\((.*\b)?(Hugo|Nora|Otto)\b")
            for hint in hints:
                self.assertNotRegex(hint, r"([Pp]layer|[Jj]oueur) \d")
            game.close()

    def whole_game(self, lang, seats):
        file = f"game-{lang}-{seats.count(',') + 1}.json"
        done = self.play("citadels", "--seed", "11", "--lang", lang, "--seats", seats,
                         "--save", file, typed=plain_player(lang, 120))
        self.assertEqual((done.returncode, done.err), (0, ""))
        unwrapped = re.sub("[ \n]+", " ", done.out)
        for words in WORDS[lang]["said"]:
            self.assertIn(words, unwrapped)
        self.assertEqual(self.run_agora("replay", "--check", file).returncode, 0)
        return done.out

    def test_whole_games_in_both_languages(self):
        for lang in ("en", "fr"):
            self.whole_game(lang, "Ann,bot:greedy,bot:greedy,bot:greedy")

    def test_every_number_of_players(self):
        for bots in (1, 2, 6, 7):
            self.whole_game("en", "Ann" + ",bot:greedy" * bots)

    def test_use_case_1_a_turn(self):
        """Called, revealed, gathered, built, and the record says so."""
        out = self.whole_game("en", "Ann,bot:greedy,bot:greedy,bot:greedy")
        for step in ("Ann is the ", "Ann takes 2 gold.", "Ann builds the "):
            self.assertIn(step, out)
        steps = json.loads((self.folder / "game-en-4.json").read_text())["steps"]
        self.assertIn("0 gold", steps)
        self.assertIn("0 end", steps)

    def test_use_case_2_an_accidental_reveal_is_a_new_choice(self):
        for seed in range(1, 30):
            done = self.play("citadels", "--seed", str(seed), "--set", "redraft=yes",
                             "--seats", "bot:greedy,Ann,bot:greedy", typed="redraft king\n")
            if "has shown the King by accident: the choice starts again" in done.out:
                return
        self.fail("nobody could declare it")

    def test_use_case_2_the_others_agree_to_a_new_choice(self):
        asks = '{}, do you agree that Ann decides "redraft thief"?'
        done = self.play("citadels", "--seed", "2", "--set", "redraft=yes", "--seats", "Ann,Bob,Cid,Dan",
                         typed="pick thief\nredraft thief\ny\nn\nredraft thief\ny\ny\ny\n")
        said = done.out[done.out.index(">redraft thief"):]
        self.assertEqual([said.count(asks.format(name)) for name in ("Bob", "Cid", "Dan")], [2, 2, 1])
        self.assertLess(said.index("Cid does not agree."), said.index("has shown the Thief by accident"))
        done = self.play("citadels", "--seed", "2", "--seats", "Ann,Bob,Cid,Dan",
                         typed="pick thief\nredraft thief\n")
        self.assertNotIn("do you agree", done.out)  # off unless the table allows it
        self.assertNotIn("by accident", done.out)

    def test_use_case_3_what_comes_with_gathering(self):
        """The Merchant's coin and the Architect's cards; the setting `bonus` leaves them to the player."""
        for bonus, powers in (("automatic", True), ("asked", False)):
            self.play("citadels", "--seed", "2", "--set", f"bonus={bonus}", "--save", f"{bonus}.json",
                      "--seats", "Ann,bot:random,bot:random,bot:random",
                      typed="\n".join(["pick merchant", "pick architect", "pick king", "pick bishop",
                                       "pick warlord", "pick magician", "gold", "end", "yes"] * 12) + "\n")
            steps = json.loads((self.folder / f"{bonus}.json").read_text())["steps"]
            mine = [step for step in steps if step.startswith("0 ")]
            self.assertIn("0 pick merchant", mine)
            self.assertIn("0 pick architect", mine)
            self.assertEqual("0 power" in mine, powers)
            self.assertNotIn("0 income", mine)  # never by itself
            for step, after in zip(mine, mine[1:]):
                self.assertTrue(after != "0 power" or step == "0 gold", mine)

    def test_use_case_3_cards_instead_of_gold(self):
        done = self.play("citadels", "--seed", "11", "--seats", "Ann,bot:greedy,bot:greedy",
                         typed="pick assassin\npick thief\npick king\npick warlord\n"
                               "pick architect\npick merchant\npick bishop\ncards\n")
        self.assertIn("Which card do you keep?", done.out)
        self.assertIn("Ann draws 2 cards.", done.out)

    def test_what_would_be_left_behind_is_asked_about(self):
        """A person's `end` with anything unclaimed: the question names it, and no means no."""
        for lang, named, end, no, yes, nothing, over in (
                ("en", "You leave behind: the Assassin's power (kill). End all the same? (y/n) [n]",
                 "end", "n", "y", "Nothing is played.", "-End of turn-"),
                ("fr", "Vous laissez : le pouvoir de l’Assassin (tuer). Finir quand même ? (o/n) [n]",
                 "fin", "n", "o", "Rien n’est joué.", "-Fin du tour-")):
            file = f"left-{lang}.json"
            game = ScreenTerminal(self, "play", "citadels", "--seed", "5", "--lang", lang, "--seats",
                                  "Ann" + ",bot:greedy" * 3, "--save", file)
            game.wait("^>$")
            for line in ("pick assassin", "gold"):
                game.enter(line, "^>$")
            steps = (self.folder / file).read_text()
            game.enter(end, "^>$")
            asked = [line.replace("\u00a0", " ") for line in game.screen.lines() if line][-2]
            self.assertEqual(asked, named)
            game.enter("x", "^>$")  # which is neither
            game.enter(no, "^>$")
            self.assertEqual(game.screen.lines()[game.screen.row - 1], nothing)
            self.assertEqual((self.folder / file).read_text(), steps)
            game.enter(end, "^>$")
            game.enter(yes, "^>$")
            self.assertIn("0 end", json.loads((self.folder / file).read_text())["steps"])
            self.assertIn(over, game.text)

    def test_cards_are_explained_at_the_prompt(self):
        done = self.play("citadels", "--seed", "3", typed="card magician\ncarte bibliothèque\n")
        self.assertIn("3 Magician: Once in the turn", done.out)
        self.assertIn("Library (unique, cost 6)", done.out)


class Replaying(Case):
    def test_who_is_left_out_is_said_and_shown_by_one_key(self):
        self.play("citadels", "--seats", ",".join(["bot:greedy"] * 8), "--seed", "3", "--save", "game.json")
        show = ScreenTerminal(self, "replay", "game.json")
        show.wait(ASKED)
        names = ("Iris", "Hugo", "Nora", "Otto", "Lina", "Jules", "Rosa", "Felix")
        left_out = 0
        for move in range(10, 60, 10):
            show.enter(str(move), ASKED)
            text = show.screen.text()
            self.assertTrue(text.startswith("CITADELS"), text)
            note = re.search(r"\(no room for (.*); m: all players\)", text)
            for number, name in enumerate(names, 1):
                is_noted = bool(note) and name in note[1]
                is_shown = bool(re.search(rf"(?m)^{number} {name}.*: .*(HAND|hand)", text))
                self.assertNotEqual(is_noted, is_shown, f"{name}\n{text}")
            left_out += bool(note)
        self.assertGreater(left_out, 0)
        show.enter("m", PAGER + r"|table back\) >$")
        before = show.text
        while not re.search(r"table back\) >$", show.screen.before_cursor()):
            show.press(" ", PAGER + r"|table back\) >$")
        pages = before[before.rindex("Move 50 of"):] + show.text[len(before):]
        for name in names:
            self.assertIn(name, pages)
        show.enter("", ASKED)
        self.assertIn("Move 50 of", show.screen.text())


if __name__ == "__main__":
    unittest.main()
