"""What is said at a terminal, in whichever game: hints that are followed, and nothing twice."""
import re

PROMPT = r"^>$"
HINTS = {"en": ("hint", "Hint: ", "y"), "fr": ("conseil", "Conseil : ", "o")}


def plain(text):
    """Without the blanks that break lines, and those that do not."""
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ")).strip()


def check_once(case, pairs, text):
    """Of each pair of patterns only one is on the screen; gives those that are."""
    said = set()
    for pair in pairs:
        seen = {pattern for pattern in pair if re.search(pattern, text, re.MULTILINE)}
        if len(seen) > 1:
            case.fail(f"said twice, {pair}:\n{text}")
        said |= seen
    return said


def follow_hints(terminal, lang, pattern, most=30):
    """Asks for hints and does what they say until one fits the pattern; gives them all."""
    (hint, hinted, yes), hints = HINTS[lang], []
    asked = r"it is your turn\.|Your turn goes on|à vous de jouer\.|Votre tour continue"

    def enter(line, answer):
        """A server takes its time: the prompt is there before the answer."""
        seen = len(re.findall(answer, plain(terminal.text)))
        terminal.enter(line, r">$|\[n\] ?$")
        while not re.search(r"\[n\] ?$", terminal.screen.before_cursor()) and \
                len(re.findall(answer, plain(terminal.text))) == seen:
            if not terminal.read(20) and terminal.ended():
                raise AssertionError(terminal.screen.text())
        terminal.wait(PROMPT + r"|\[n\] ?$")

    while len(hints) < most and not (hints and re.search(pattern, hints[-1])):
        enter(hint, hinted)
        hints.append(plain(terminal.screen.text()).split(hinted)[-1].removesuffix(">").strip())
        enter(hints[-1].split(" (")[0], asked)
        if not re.search(PROMPT, terminal.screen.before_cursor()):
            enter(yes, asked)
    return hints
