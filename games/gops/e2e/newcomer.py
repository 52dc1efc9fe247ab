"""What a newcomer to GOPS knows and types; e2e/newcomer.py says what each name means."""

TITLE = "GOPS"
SHORT = "cards=4"
GOLDEN_LANG = "en"
SIMPLE = True
TYPED = ("miser", "miser 99", "3 4 5")
REVIEWED = True
