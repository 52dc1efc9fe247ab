"""The conversations that the first console version words, word for word (seed 003)."""
import json
import unittest

from agora import Case, conversation, script

TWO = ("splendor", "--rules", "console", "--seats", "Ann,Bob")
THREE = ("splendor", "--rules", "console", "--seats", "Ann,Bob,Cid")


def lines(*typed):
    return "\n".join(typed) + "\n"


class Seed003(Case):
    def test_buying_a_card_that_does_not_exist(self):
        done = self.play(*TWO, "--seed", "9", typed=lines(
            "take W B G", "take R R", "take W B G", "take O O", "take W R O", "reserve tier1",
            "buy 111", "buy 1221", "buy 8"))
        self.assertIn(lines(">buy 111", "Card does not exist. Please try again",
                            ">buy 1221", "Card does not exist. Please try again",
                            ">buy 8", "-End of turn-"), done.out)
        self.check_golden("buying.txt", conversation(done.out), "splendor")

    def test_buying_without_enough_gems(self):
        done = self.play(*TWO, "--seed", "13", typed=lines(
            "take B G R", "take W W", "take B G O", "reserve 9", "buy 1", "buy 2"))
        self.assertIn(lines(">buy 1", "Insufficient gems. Please try again",
                            ">buy 2", "-End of turn-"), done.out)
        self.check_golden("buying-without-enough.txt", conversation(done.out), "splendor")

    def test_taking_gems(self):
        """The bank holds W2 R4 G0 O3 B1 E4 when the talk of the seed begins."""
        done = self.play(*THREE, "--seed", "1", typed=lines(
            *["take G W B"] * 3, "take G B O", "take G R O",
            "take W W", "take G O B", "take O B E", "take J B E", "take R R", "take W R O"))
        self.assertIn("W:2    B:1    G:0    R:4    O:3    E:4", done.out)
        said = conversation(done.out).splitlines()
        answers = [line for line in said if not line.endswith(".")]
        self.assertEqual(answers[-12:], [
            ">take W W", "Not enough gems for double picking. Please try again",
            ">take G O B", "One or more gems is empty. Please try again",
            ">take O B E", "Can't take gold gems. Please try again",
            ">take J B E", "Error, wrong gems code. Please try again",
            ">take R R", "-End of turn-",
            ">take W R O", "-End of turn-"])
        self.check_golden("taking.txt", conversation(done.out), "splendor")

    def test_reserving(self):
        done = self.play(*TWO, "--seed", "9", typed=lines(
            "reserve 9", "take W W", "reserve tier1", "take B B", "reserve tier2", "take G G",
            "reserve tier3"))
        said = conversation(done.out)
        for typed in ("reserve 9", "reserve tier1", "reserve tier2"):
            self.assertIn(lines(">" + typed, "-End of turn-"), said)
        self.assertIn(lines(">reserve tier3", "Can not reserve more than 3 cards. Please try again"),
                      said)
        self.check_golden("reserving.txt", said, "splendor")

    def test_a_nobles_visit(self):
        done = self.play(*TWO, "--seed", "8", typed=script("splendor", "console-seed8.txt"))
        self.assertEqual(done.returncode, 0, done.err)
        said = conversation(done.out)
        self.assertIn("Catherine de' Medici visits", said)
        self.check_golden("nobles.txt", said, "splendor")

    def test_the_end_of_a_game(self):
        """Both have 16 when the round is over; the one with fewer cards wins."""
        done = self.play(*TWO, "--seed", "6", typed=script("splendor", "console-seed6.txt"))
        self.assertEqual(done.returncode, 0, done.err)
        told, end = done.out.split("\nFinal ranking\n")
        self.assertIn("(fewer cards)", end)
        last = told[told.rindex("Bob buys a level 2 card"):]
        self.check_golden("end.txt", last + "\nFinal ranking\n" + end.split("\n\n")[0] + "\n", "splendor")
        record = json.loads(self.saved_games()[0].read_text())
        self.assertEqual([place["score"] for place in record["result"]], [16, 16])

    def test_the_end_in_french(self):
        done = self.play(*TWO, "--seed", "6", "--lang", "fr",
                         typed=script("splendor", "console-seed6.txt"))
        self.assertIn("-Fin du tour-", done.out)
        end = done.out[done.out.index("Classement final"):].split("\n\n")[0]
        self.check_golden("end-fr.txt", end + "\n", "splendor")


if __name__ == "__main__":
    unittest.main()
