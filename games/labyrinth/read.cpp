// What a person types: understood as decisions, or refused with the reason. Refusals depend on
// nothing but the view.
#include "core/typed.hpp"
#include "core/typography.hpp"
#include "games/labyrinth/text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

namespace agora::labyrinth {

namespace {

enum class Verb : std::uint8_t { push, move, stay };

struct VerbWord {
    std::string_view word;  // in plain letters
    Verb verb;
    bool may_be_stuck = true;  // to what follows: `pushb1`
};

// Both languages are understood whatever the language; longer words before those they begin with.
constexpr std::array<VerbWord, 18> verbs = {{
    {"push", Verb::push},
    {"insert", Verb::push},
    {"pousser", Verb::push},
    {"poussez", Verb::push},
    {"pousse", Verb::push},
    {"inserer", Verb::push},
    {"inserez", Verb::push},
    {"insere", Verb::push},
    {"move", Verb::move},
    {"go", Verb::move, false},
    {"aller", Verb::move},
    {"deplacer", Verb::move},
    {"va", Verb::move, false},
    {"stay", Verb::stay},
    {"rester", Verb::stay},
    {"reste", Verb::stay},
    {"passer", Verb::stay},
    {"pass", Verb::stay},
}};

// Why a decision is refused.
constexpr std::array<Text, 7> refusals = {{
    {},
    {"You must push a tile first, such as push b1 r1",
     "Vous devez d'abord pousser une tuile, par exemple pousser b1 r1"},
    {"You have pushed already, now move or stay",
     "Vous avez déjà poussé, maintenant aller ou rester"},
    {"There is no arrow at {cell}, they are b1 d1 f1, a2 a4 a6, g2 g4 g6 and b7 d7 f7",
     "Il n'y a pas de flèche en {cell}, elles sont en b1 d1 f1, a2 a4 a6, g2 g4 g6 et b7 d7 f7"},
    {"The arrow {cell} is closed, it would undo the push at {last}",
     "La flèche {cell} est fermée, elle annulerait la poussée en {last}"},
    {"The tile looks the same with fewer turns", "La tuile est la même avec moins de tours"},
    {"No corridor leads from {from} to {cell}", "Aucun couloir ne mène de {from} en {cell}"},
}};

constexpr Text how_far = {"Say how far the tile is turned: r0, r1, r2 or r3",
                          "Dites de combien la tuile est tournée : r0, r1, r2 ou r3"};

// The verb that a piece is or begins with; its letters are cut off.
std::optional<Verb> cut_verb(std::string& piece) {
    for (const auto& [word, verb, may_be_stuck] : verbs) {
        if (may_be_stuck ? !piece.starts_with(word) : piece != word) continue;
        piece.erase(0, word.size());
        return verb;
    }
    return std::nullopt;
}

// Whether a push that does not say how the tile is turned leaves it as it lies. Records and programs
// may leave it out; a person is asked.
enum class Unturned : std::uint8_t { as_it_lies, asked };

// One line, read from front to back. Each step gives what it understood or the reason why not.
class Reader {
public:
    Reader(const View& view, Lang lang, std::string_view text, Unturned unturned)
        : table_(view.table), viewer_(view.viewer), lang_(lang), text_(text), unturned_(unturned) {}

    Expected<Line<Labyrinth>> read();

private:
    Expected<Action> read_push();
    Expected<Action> read_move();
    Expected<Action> read_stay();
    Expected<Cell> cell(bool of_an_arrow);
    Expected<Cell> counted_cell(bool of_an_arrow);
    std::optional<Verb> verb();
    Expected<std::optional<unsigned>> quarters();
    std::optional<int> number();
    bool word(std::string_view wanted);
    bool letter(std::string_view wanted);
    bool at_end() const { return next_ == pieces_.size(); }

    using Values = std::initializer_list<TextValue>;
    std::unexpected<Error> no(const Text& why, Values values = {}) const {
        constexpr Text again = {". Please try again", ". Veuillez réessayer."};
        return refuse(filled(why, values, lang_).append(again.in(lang_)));
    }
    std::unexpected<Error> no(Refusal why, Values values = {}) const {
        return no(refusals[static_cast<std::size_t>(why)], values);
    }
    std::unexpected<Error> left_over() const {
        return no({"There is something too much: {word}", "Il y a quelque chose de trop : {word}"},
                  {{"word", in_quotes(pieces_[next_].text, lang_)}});
    }
    std::string say(const Text& text) const { return std::string(text.in(lang_)); }

    State table_;  // goes on with the decisions read: `push b1 r1 move d5`
    Viewer viewer_;
    Lang lang_;
    std::string_view text_;
    Unturned unturned_;
    std::vector<Piece> pieces_;
    std::size_t next_ = 0;
};

bool Reader::word(std::string_view wanted) {
    if (at_end() || !pieces_[next_].text.starts_with(wanted)) return false;
    pieces_[next_].text.erase(0, wanted.size());  // letters may be stuck to it: `pushb1r1`
    if (pieces_[next_].text.empty()) ++next_;
    return true;
}

// A word of one letter, which must stand for itself: `l`, `l1`, but not the start of `later`.
bool Reader::letter(std::string_view wanted) {
    return !at_end() && pieces_[next_].text == wanted && word(wanted);
}

std::optional<Verb> Reader::verb() {
    if (at_end()) return std::nullopt;
    const auto found = cut_verb(pieces_[next_].text);
    if (found && pieces_[next_].text.empty()) ++next_;
    return found;
}

// A number as far as turns need it: four quarters are none, and a hundred are none either.
std::optional<int> Reader::number() {
    if (at_end() || pieces_[next_].type != Piece::Type::number) return std::nullopt;
    int value = 0;
    for (const char digit : pieces_[next_++].text) value = (value * 10 + (digit - '0')) % 100;
    return value;
}

// Row and column as two numbers, `0 1` or `(1, 2)`: counted from 0 or from 1, as far as only one of
// the two can be meant.
Expected<Cell> Reader::counted_cell(bool of_an_arrow) {
    const auto bracket = [&](std::string_view which) {
        if (!at_end() && pieces_[next_].text == which) ++next_;
    };
    bracket("(");
    const std::string row = at_end() ? "" : pieces_[next_++].text;
    const std::string column = at_end() ? "" : pieces_[next_++].text;
    bracket(")");
    std::vector<Cell> meant;
    for (const char first : {'0', '1'}) {
        if (row.size() != 1 || column.size() != 1) break;
        const int down = row[0] - first;
        const int right = column[0] - first;
        if (down < 0 || down >= side || right < 0 || right >= side) continue;
        const Cell cell = cell_at(down, right);
        if (!of_an_arrow || arrow_at(cell) != no_arrow) meant.push_back(cell);
    }
    if (meant.size() == 1) return meant.front();
    if (meant.empty())
        return no(of_an_arrow ? Text{"There is no such arrow, they are named like b1",
                                     "Il n'y a pas de telle flèche, elles s'appellent comme b1"}
                              : Text{"There is no such cell, they are a1 to g7",
                                     "Il n'y a pas de telle case, elles vont de a1 à g7"});
    return no({"That could be {one} or {other}, please say which",
               "Cela peut être {one} ou {other}, dites lequel"},
              {{"one", cell_name(meant[0])}, {"other", cell_name(meant[1])}});
}

Expected<Cell> Reader::cell(bool of_an_arrow) {
    if (pieces_[next_].type == Piece::Type::number || pieces_[next_].text == "(")
        return counted_cell(of_an_arrow);
    std::string typed = pieces_[next_++].text;
    if (!at_end() && pieces_[next_].type == Piece::Type::number) typed += pieces_[next_++].text;
    const auto found = cell_from(typed);
    if (found) return *found;
    return no({"There is no cell {cell}, they are a1 to g7",
               "Il n'y a pas de case {cell}, elles vont de a1 à g7"},
              {{"cell", in_quotes(typed, lang_)}});
}

// Quarter turns clockwise: `r1`, `1`, `right 1`, `left 3`, `l3`, or nothing.
Expected<std::optional<unsigned>> Reader::quarters() {
    const bool left = word("left") || word("gauche") || letter("l") || letter("g");
    const bool right = !left && (word("right") || word("droite") || letter("d"));
    const bool r = !left && !right && word("r");
    const auto times = number();
    if (!left && !right && !r && !times) return std::nullopt;
    if (!times && r) return no(how_far);
    const int turns = times.value_or(1) % 4;
    return static_cast<unsigned>(left ? (4 - turns) % 4 : turns);
}

Expected<Action> Reader::read_push() {
    if (const auto why = refusal_to_push(table_); why != Refusal::none) return no(why);
    if (at_end())
        return no(
            {"Say where the tile goes in and how it is turned, such as push b1 r1",
             "Dites où entre la tuile et comment elle est tournée, par exemple pousser b1 r1"});
    const auto wanted = cell(true);
    if (!wanted) return std::unexpected(wanted.error());
    const auto turned = quarters();
    if (!turned) return std::unexpected(turned.error());
    const Arrow arrow = arrow_at(*wanted);
    const unsigned turns = turned->value_or(0) % table_.spare.orientations();  // 6.9
    const auto why = refusal_to_push(table_, arrow, turns);
    if (why == Refusal::none && !*turned && unturned_ == Unturned::asked) return no(how_far);
    if (why == Refusal::none) return labyrinth::push(arrow, turns);
    return no(why, {{"cell", cell_name(*wanted)},
                    {"last", table_.last == no_arrow ? "" : arrow_name(table_.last)}});
}

Expected<Action> Reader::read_stay() {
    if (const auto why = refusal_to_move(table_); why != Refusal::none) return no(why);
    return labyrinth::move(table_.pawns[table_.turn]);
}

Expected<Action> Reader::read_move() {
    if (const auto why = refusal_to_move(table_); why != Refusal::none) return no(why);
    if (at_end())
        return no({"Say where you move, such as move d5, or stay",
                   "Dites où vous allez, par exemple aller d5, ou bien rester"});
    const auto wanted = cell(false);
    if (!wanted) return std::unexpected(wanted.error());
    const auto why = refusal_to_move(table_, *wanted);
    if (why == Refusal::none) return labyrinth::move(*wanted);
    return no(why, {{"from", cell_name(table_.pawns[table_.turn])}, {"cell", cell_name(*wanted)}});
}

Expected<Line<Labyrinth>> Reader::read() {
    if (table_.phase == Phase::over)
        return refuse(say({"The game is over", "La partie est terminée."}));
    const bool asked = table_.phase == Phase::push || table_.phase == Phase::move;
    if (!asked || viewer_.is_spectator() || !viewer_.owns(table_.turn))
        return refuse(say(
            {"It is not your turn. Please wait", "Ce n'est pas votre tour. Veuillez patienter."}));
    auto pieces = split(text_);
    if (!pieces) return no({"That line is too long", "Cette ligne est trop longue"});
    pieces_ = std::move(*pieces);
    if (pieces_.empty())
        return no(
            {"Type one of push, move, stay", "Tapez l'une des commandes pousser, aller, rester"});

    Line<Labyrinth> line;
    do {
        const auto verb = this->verb();
        if (!verb) {
            if (!line.empty()) return left_over();
            return no({"Unknown command {word}, there are push, move, stay, try, help, quit",
                       "Commande inconnue {word}, il y a pousser, aller, rester, essayer, aide, "
                       "quitter"},
                      {{"word", first_word(text_, lang_)}});
        }
        // One who is asked `Which corridor?` may answer with the whole command.
        if (!at_end() && next_ == 1)
            if (auto next = pieces_[1].text; cut_verb(next) == verb) pieces_[1].text = next;
        if (!at_end() && pieces_[next_].text.empty()) ++next_;
        const bool pushes = *verb == Verb::push;
        const auto action = pushes ? read_push() : *verb == Verb::move ? read_move() : read_stay();
        if (!action) return std::unexpected(action.error());
        line.push(*action);
        if (!pushes && !at_end()) return left_over();
        Silence silence;
        if (pushes) Labyrinth::apply(table_, table_.turn, *action, silence);
    } while (!at_end());
    return line;
}

}  // namespace

Expected<Line<Labyrinth>> Labyrinth::read(const View& view, std::string_view text, Lang lang) {
    return Reader(view, lang, text, Unturned::as_it_lies).read();
}

Expected<Line<Labyrinth>> Labyrinth::read_typed(const View& view, std::string_view text,
                                                Lang lang) {
    return Reader(view, lang, text, Unturned::asked).read();
}

Expected<View> Labyrinth::preview(const View& view, std::string_view text, Lang lang) {
    const auto pieces = split(text);
    std::string first = pieces && !pieces->empty() ? pieces->front().text : "";
    const bool has_verb = cut_verb(first).has_value();
    const bool as_typed = has_verb || !pieces;  // what is too long, read refuses
    const auto line = read(view, as_typed ? std::string(text) : "push " + std::string(text), lang);
    if (!line) return std::unexpected(line.error());
    View then = view;
    State& table = then.table;
    for (const auto action : *line) {
        Silence silence;
        if (is_push(action))
            apply(table, table.turn, action, silence);
        else
            table.pawns[table.turn] = cell_of(action);  // what is found stays open
    }
    return then;
}

std::string Labyrinth::question(const View& view, std::string_view typed, Lang lang) {
    const State& table = view.table;
    const auto pieces = split(typed);
    const bool asked = table.phase == Phase::push || table.phase == Phase::move;
    if (!pieces || pieces->empty() || !asked || !view.viewer.owns(table.turn)) return {};
    // All of a push but how the tile is turned.
    const auto line = read(view, typed, lang);
    if (line && line->size() == 1 && !read_typed(view, typed, lang))
        return std::string(Text{"Turn the tile: r0 not at all, left or right and how often?",
                                "Tourner la tuile : r0 pas du tout, gauche ou droite et combien ?"}
                               .in(lang));
    std::string first = pieces->front().text;
    const auto verb = cut_verb(first);
    if (!first.empty()) return {};
    std::string list;
    if (verb == Verb::push && pieces->size() == 1 && table.phase == Phase::push) {
        for (Arrow arrow = 0; arrow < arrow_count; ++arrow)
            if (refusal_to_push(table, arrow, 0) == Refusal::none) list += " " + arrow_name(arrow);
        return std::string(Text{"Which corridor?", "Quel couloir ?"}.in(lang)) + list;
    }
    if (verb == Verb::move && pieces->size() == 1 && table.phase == Phase::move) {
        for (Cells rest = reach(table); rest != 0; rest &= rest - 1)
            list += " " + cell_name(static_cast<Cell>(std::countr_zero(rest)));
        return std::string(Text{"Where to?", "Où aller ?"}.in(lang)) + list;
    }
    return {};
}

}  // namespace agora::labyrinth
