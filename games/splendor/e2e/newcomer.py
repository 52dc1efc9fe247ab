"""What a newcomer to Splendor knows and types; e2e/newcomer.py says what each name means."""
import re

TITLE = "SPLENDOR "
SHORT = "target=10"
DECISIONS = 25
GOLDEN_LANG = "fr"
TYPED = ("prendre", "prendre w x", "prendre w w w w", "acheter", "acheter c4", "acheter z9",
         "acheter c4 avec w", "réserver", "réserver pioche9", "payer", "payer 3", "rendre w", "noble",
         "noble 7", "passer")
REFUSED = (
    (("play", "splendor", "--set", "target=9"), "10 to 30", "demande un nombre entier de 10 à 30"),
    (("play", "splendor", "--set", "scarce=some"), "one of all, choice",
     "demande un mot parmi all, choice"),
)


def choices(one):
    text = "\n".join(one.lines())
    buy, take = ("acheter", "prendre") if one.lang == "fr" else ("buy", "take")
    gems = [(-int(count), letter) for letter, count in
            re.findall(r"([A-Z]):(\d)", re.search(r"G ?E ?M.*", text)[0]) if letter != "E"]
    three = " ".join(letter for count, letter in sorted(gems)[:3] if count)
    return [*(f"{buy} {place}" for place in re.findall(r"\b([abc][1-4]) +\d+\*", text)),
            f"{take} {three}"]
