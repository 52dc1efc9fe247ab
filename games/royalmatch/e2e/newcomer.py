"""What a newcomer to RoyalMatch knows and types; e2e/newcomer.py says what each name means."""

TITLE = "ROYALMATCH "
SHORT = "cards=9,rounds=1"
DECISIONS = 20
GOLDEN_LANG = "fr"
TYPED = ("garder", "garder 9", "main", "main Rco", "jouer", "jouer Rco", "jouer Rco ! haut 9", "effet",
         "effet Rco", "effet zut", "objectif", "objectif série", "objectif zut", "ordre", "plis", "défausse",
         "manche")
REFUSED = (
    (("play", "royalmatch", "--set", "spectators=analysis"), "is for matches among bots",
     "est pour les parties entre robots"),
    (("watch", "royalmatch", "--set", "rounds=none"), "is for matches with a person",
     "est pour les parties avec une personne"),
)
SHOWN = r"(scores [+-]?\d+ in this round|marque [+-]?\d+ dans la manche|, [^:]* ?: (fulfilled|failed|rempli|manqué),)"
TWICE = ((r"^(Trick|Pli) \d+\s?:", r"(wins trick|gagne le pli) \d+"),
         (r"^(Round|Manche) \d+\s?:", "(in this round|dans la manche)"),
         ("(Shown: |Montré\\s: )", "(was dealt|a reçu) "),
         ("(YOUR HAND|VOTRE MAIN)", r"(Hand of|Main de) Ann"))


def choices(one):
    hand = "main" if one.lang == "fr" else "hand"
    if f"({hand};" in " ".join(one.lines()[one.turn_row():]).replace(" ;", ";"):
        cards = " ".join(one.say(hand)).split("?")[1].split("(")[0].split()
        one.say("")  # the question is left: all is said in one line
        return [" ".join([hand, *cards[:5]])]
    return one.moves()
