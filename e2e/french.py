"""What French text must be: no English in it, and the signs of its own. `complaints(text)` says what is
wrong with a printed text, `texts_of_sources()` gives every text that exists in both languages."""
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# ---------------------------------------------------------------------------------------------------
# Texts in sources: {"English", "French"}, and the two reasons of a refusal.

TOKEN = re.compile(r'''//[^\n]*|/\*.*?\*/|R"\((.*?)\)"|"((?:[^"\\\n]|\\.)*)"|'(?:[^'\\\n]|\\.)+'|\s+'''
                   r'''|[A-Za-z_0-9]+|.''', re.S)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}


def unescaped(literal):
    literal = re.sub(r"\\u([0-9A-Fa-f]{4})", lambda found: chr(int(found[1], 16)), literal)
    return re.sub(r'\\([ntr"\\])', lambda found: ESCAPES[found[1]], literal)


class Group:
    """What stands between two brackets: a name before them, and arguments, each a list of parts."""

    def __init__(self, opening, name, line, begin):
        self.opening, self.name, self.line, self.begin, self.arguments = opening, name, line, begin, [[]]

    def filled(self):
        return [argument for argument in self.arguments if argument]


def groups(code):
    """All groups of a source, the inner ones before those around them."""
    line, name, open_groups = 1, "", []
    for found in TOKEN.finditer(code):
        token = found[0]
        literal = found[1] if found[1] is not None else found[2]
        if literal is not None:
            part = ("text", literal if found[1] is not None else unescaped(literal))
        elif token.isspace() or token.startswith(("//", "/*")):
            part = None
        else:
            part = ("token", token)
        line += token.count("\n")
        if part is None:
            continue
        if token in "([{" and part[0] == "token":
            group = Group(token, name, line, found.start())
            if open_groups:
                open_groups[-1].arguments[-1].append(("group", group))
            open_groups.append(group)
        elif token in ")]}" and part[0] == "token":
            if open_groups:
                yield open_groups.pop()
        elif open_groups and token == "," and part[0] == "token":
            open_groups[-1].arguments.append([])
        elif open_groups:
            open_groups[-1].arguments[-1].append(part)
        name = token if part[0] == "token" else ""


def literals(argument):
    for kind, part in argument:
        if kind == "text":
            yield part
        elif kind == "group":
            for inner in part.arguments:
                yield from literals(inner)


def source_files():
    for folder in ("src", "games"):
        for file in sorted((ROOT / folder).rglob("*.[ch]pp")):
            if not file.name.endswith("_test.cpp") and "kit" not in file.parts and "train" not in file.parts:
                yield file


def name_of(file):
    return str(file.relative_to(ROOT)).removeprefix("src/")


# Two literals that are no text in two languages: words that are read, names of fields, kinds of files.
NOT_TEXTS = re.compile(r"(?:string_view|Letter|Piece|plain_forms|each_of|names_of|only|has)\b"
                       r"(?![^;{}]*\bText\b)[^;]*\Z")
NOT_TEXT_FILES = re.compile(r"^server/(?:api/|pages\.cpp)")


def texts_of_sources():
    """(where, English, French) of every text in two languages."""
    for file in source_files():
        name, code = name_of(file), file.read_text()
        if NOT_TEXT_FILES.match(name):
            continue
        for group in groups(code):
            pair = group.filled()
            if group.opening != "{" or len(pair) != 2:
                continue
            if not all(kind == "text" for argument in pair for kind, _ in argument):
                continue
            if NOT_TEXTS.search(code[max(code.rfind(";", 0, group.begin), 0):group.begin]):
                continue
            english, french = ("".join(literals(argument)) for argument in pair)
            yield f"{name}:{group.line}", english, french


def refusals_of_sources():
    """(where, English, French or None) of every refusal that is written out."""
    for file in source_files():
        for group in groups(file.read_text()):
            reasons = group.filled()
            if group.name != "refuse" or group.opening != "(" or not reasons:
                continue
            english = " … ".join(literals(reasons[0]))
            if not re.search(r"[a-z]{2}", english):
                continue
            french = " … ".join(literals(reasons[1])) if len(reasons) > 1 else None
            yield f"{name_of(file)}:{group.line}", english, french


# ---------------------------------------------------------------------------------------------------
# Words. English ones are those of the English texts themselves, and these.

ENGLISH = set("""
    a about above after again all already also am an and any anybody anything are as ask asks at away back
    be because been before begin below between bid bids bot bots build builds but buy buys by can cannot
    card cards choose could day deal did discard do does done draw each else end ends enough error even
    every everybody everything exit file find first for from game games get gets give given gives go goes
    gold had hand has have he help her here hidden hint his how i if in into is it its keep kept know last
    lay least leave less let like list look looks lost lower made make makes may me mine more most move
    moves much must my name need needs never new next no nobody none not nothing now number of off on once
    one only open option options or other others our out over own pass pay pays play player players plays
    points please push put quit rather read refuse refused reserve return returned right round rounds rules
    said same saved say says seat seats see seed seen set she should show shown shows side sit so some
    somebody something spend start stay still stop such take taken takes tell than that the their them then
    there these they thing this those through tile till to too top treasure trick tricks try turn turned
    turns twice two unknown until up us use used value value very wait wants was watch way we were what when
    where whether which while who whole whom whose why will win wins with without won word words would wrong
    yes yet you your yours
""".split())

# Words that are French as well, whatever they mean there. Those of one game are in its folder:
# games/<id>/e2e/french_too.txt, with blanks between.
COMMON_TOO = set("""
    absent agora alphabet benjamini bits cent chance change chose client codes content correction coup ctrl
    elo en final force fr gain hochberg http https impossible instructions invitation json llr long machine
    machines markdown max message messages minutes moment ms ns on option options page part pause place
    point points port possible question refuse robot score scores secrets signal sigterm sprt sqlite
    standard suggestion suit table tables terminal tls type url usage version web websockets état
""".split())


def too_in(game):
    """Words of a game that are alike in both languages, its French title among them."""
    file, rules = ROOT / "games" / game / "e2e/french_too.txt", ROOT / "games" / game / "rules.hpp"
    titles = re.findall(r'\.title = \{"[^"]+", "([^"]+)"\}', rules.read_text()) if rules.exists() else []
    return {title.lower() for title in titles} | set(file.read_text().split() if file.exists() else ())


GAMES = sorted(folder.name for folder in (ROOT / "games").iterdir() if folder.is_dir())
FRENCH_TOO = COMMON_TOO.union(*map(too_in, GAMES))


def words_of(text):
    return re.findall(r"[a-zà-öø-ÿœ]+", text.lower().replace("’", " ").replace("'", " "))


def english_words():
    """Words of the English texts that no French text may have."""
    words = set(ENGLISH)
    for _, english, _ in texts_of_sources():
        words.update(words_of(readable(english)))
    return {word for word in words if len(word) > 1 and word not in FRENCH_TOO}


# ---------------------------------------------------------------------------------------------------
# What a person types, or a machine reads, is the same in every language. Each rule says what it is.

COMMANDS = "play|watch|replay|referee|games|bot|arena|bench|train|lab|serve|load|version"
IDENTIFIERS = [
    r"\x1b\[[0-9;?]*[A-Za-z]",                                # colours
    r"(?m)^ {2,}(?:agora|python3)\b.*?(?=\s{2,}\S|$)",        # an example, up to what is said of it
    rf"\bagora (?:{COMMANDS})\b(?: (?:--\S+|[a-z]+\b(?=\)|$|\n)))*",
    r"(?<=«.)[^»]*(?=.»)",                                    # quoted, so not said
    r"`[^`]*`",
    r"\{\"[^\n]*\}",                                          # JSON
    r"\bexec:\"[^\"]*\"",
    r"\w+://\S+",
    r"(?<!\w)[~$]?(?:[\w.<>-]*/)+[\w.<>-]*\w",                # a path
    r"\b[\w-]+(?:\.[\w<>-]+)*\.(?:json|md|py|db|html|weights|train|bin|jsonl|conf)\b",
    r"(?<!\w)--?[a-z][\w-]*(?:=\S+)?",                        # an option of the command line
    r"\$?\b[A-Z][A-Z0-9]*_[A-Z0-9_]+(?:=\w+)?\b",             # an environment variable
    r"\b(?:LANG|LOGNAME)\b",
    r"\bX-[\w-]+",                                           # a header of HTTP
    r"\bbot:[\w:]+",
    r"\b(?:[2-9]|10|[VDRA])(?:co|ca|t|p)\b",                  # a card
    r"\w*~",                                                  # a name that is cut
    r"(?<=\d)!(?= )",                                         # the mark of a complete city
    r"\b\w+(?:,[\w:]+)+\b",                                   # a list as it is typed: moi,bot
    r"\b[\w-]+=[\w,.:-]+",                                    # option=value
    r"(?m) \[[\w.:,/-]+\]$",                                  # what is usual, after an option
    r"\b\d+(?:\.\d+){3}(?::\d+)?\b",                          # an address
]
IDENTIFIER = re.compile("|".join(f"(?m:{rule.removeprefix('(?m)')})" for rule in IDENTIFIERS))


# Lists of rules and options, up to an empty line: "(--set NOM=VALEUR) : target (10-100), home, ...". A name
# or value stands in a row of its own, or between commas and brackets; what is said of it is French.
IN_COLUMN = re.compile(r"(?m)^ *([\w-]+)(?=  )")  # of a list
OPTION_LIST = re.compile(r"\((?:--rules NOM|--set NOM=VALEUR)[^)]*\)(?:[^\n]|\n(?!\n|-{10}))*"
                         r"|(?:il y a\u00a0:|parmi|peut-être) [^\n]*")  # a refusal that lists them
IN_LIST = re.compile(r"(?:(?<=\n)|(?<=[,(:;] )|(?<=\()|(?<= ou )|(?<= à )|(?<=parmi )|(?<=peut-être )|(?<=  ))"
                     r"([\w-]+)(?=[,.)]|  |\n| \(|[ \u00a0]:| ou | à |[ \u00a0];|\Z)")


def readable(text, identifiers=frozenset()):
    """What is left for a reader: each identifier becomes a sign that is no word."""
    def without_names(rule, part):
        return rule.sub(lambda one: "□" if one[1] in identifiers else one[0], part)

    if "{" in text:
        text = re.sub(r"\{[A-Za-z_]*\d?(?::[^{}]*)?\}", "□", text)  # what is filled in
    text = OPTION_LIST.sub(lambda found: without_names(IN_LIST, found[0]), text)
    return IDENTIFIER.sub("□", without_names(IN_COLUMN, text))


# ---------------------------------------------------------------------------------------------------
# Signs.

ELIDED = "c|d|j|l|m|n|s|t|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|aujourd"
COUNTED = ("cartes|points|pièces|tours|plis|trésors|gemmes|sceaux|quartiers|décisions|manches|joueurs|"
           "personnages|secondes|coups|parties|places|objectifs|étapes|nobles")
SIGNS = [
    (r'"', 'a straight quote'),
    (rf"(?i)\b(?:{ELIDED})'(?=\w)", "a straight apostrophe"),
    (r"[\w)»%…][;?!](?!\w)", "a sign without its space"),
    (r"[\w)»%…]:(?=\s|$)", "a colon without its space"),
    (r"(?<=[^\s]) [;?!](?=\s|$|\))", "a sign after a space where a line may end"),
    (r"(?<=[^\s]) :(?=\s|$)", "a colon after a space where a line may end"),
    (r"« | »", "guillemets with a space where a line may end"),
    (r"\d ?%", "a percentage without its no-break space"),
    (r"\d\.\d", "a decimal point"),
    (r"%\u00a0?(?: \w+)? de gagner", "chances that are not called so"),
    (rf"(?<![\d,.-])[01][ \u00a0](?:{COUNTED})\b", "a plural of less than two"),
    (r"\btoutes les 1\b", "every 1 second"),
    (r"(?<!revenu )(?<!couronne )\b\d+ or\b", "gold that is not pièces d'or"),
]
SIGNS = [(re.compile(rule), what) for rule, what in SIGNS]


def complaints(text, english, identifiers=frozenset(), signs=True):
    """What is wrong with a French text as it is printed."""
    left = readable(text, identifiers)
    found = []
    for line in left.splitlines():
        wrong = [word for word in words_of(line) if word in english]
        if wrong:
            found.append(f"English {', '.join(dict.fromkeys(wrong))}: {line.strip()}")
        if signs:
            found += [f"{what}: {line.strip()}" for rule, what in SIGNS if rule.search(line)]
    return found
