"""What a newcomer to Citadelles knows and types; e2e/newcomer.py says what each name means."""

TITLE = "CITADEL"
DECISIONS = 40
GOLDEN_LANG = "en"
TYPED = ("choisir", "choisir reine", "bâtir", "bâtir palais", "bâtir zut", "tuer", "tuer roi", "fin",
         "garder", "revenu", "pouvoir", "carte", "carte magicienne", "carte zut", "personnages", "merveilles",
         "échanger avec 9", "détruire", "refaire", "or or or")
REFUSED = (
    (("play", "citadels", "--set", "armory=in"), "leave out as many as come in",
     "sortez-en autant qu’il en entre"),
    (("play", "citadels", "--set", "library=in"), "only those can be left out",
     "seuls ceux-là peuvent en sortir"),
    (("play", "citadels", "--set", "rank9=queen", "--set", "fit=no"), "two players have no character of rank 9",
     "pas de personnage de rang 9"),
)


def choices(one):
    wanted = ("choisir", "écarter", "bâtir", "or", "fin") if one.lang == "fr" else (
        "pick", "discard", "build", "gold", "end")
    moves = one.moves()
    return [move for word in wanted for move in moves if move.split()[0] == word][:1] or moves
