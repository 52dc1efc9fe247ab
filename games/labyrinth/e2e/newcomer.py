"""What a newcomer to Labyrinthe knows and types; e2e/newcomer.py says what each name means."""
import re

TITLE = "LABYRINTH"
SHORT = "turns=5,cards=2"
DECISIONS = 12
GOLDEN_LANG = "en"
TYPED = ("pousser", "pousser c1", "pousser b1", "pousser b1 aller a1", "pousser b1 r9 zut", "aller", "aller z9", "aller g7", "essayer b1",
         "essayer b1 r1")
REVIEWED = True


def choices(one):
    lines = one.lines()
    push, move, stay = ("pousser", "aller", "rester") if one.lang == "fr" else ("push", "move", "stay")
    if push[:5] in next(line for line in lines if line.startswith("LABYRINTH")):
        return [f"{push} {arrow} r0" for arrow in ("b1", "g2", "d7", "a4")]
    goal = [re.search(r"\b[a-g][1-7]$", line) for line in lines]
    return [*(f"{move} {cell[0]}" for cell in goal if cell), stay]
