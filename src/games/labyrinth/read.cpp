// What a person types: understood as decisions, or refused with the reason. Refusals depend on
// nothing but the view.
#include "core/typed.hpp"
#include "games/labyrinth/words.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

namespace agora::labyrinth {

namespace {

// One line, read from front to back. Each step gives what it understood or the reason why not.
class Reader {
public:
    Reader(const View& view, Lang lang, std::string_view text)
        : table_(view.table), viewer_(view.viewer), lang_(lang), text_(text) {}

    Result<Line<Labyrinth>> read();

private:
    Result<Action> read_push();
    Result<Action> read_move();
    Result<Action> read_stay();
    Result<Cell> cell();
    Result<unsigned> quarters();
    std::optional<int> number();
    bool word(std::string_view wanted);
    bool letter(std::string_view wanted);
    bool at_end() const { return next_ == pieces_.size(); }

    std::unexpected<Refusal> no(const std::string& en, const std::string& fr) const {
        return refuse(lang_ == Lang::fr ? fr + ". Veuillez réessayer." : en + ". Please try again");
    }
    std::unexpected<Refusal> left_over() const {
        const auto& piece = pieces_[next_].text;
        return no("There is something too much: " + in_quotes(piece),
                  "Il y a quelque chose de trop : " + in_quotes(piece));
    }

    State table_;  // goes on with the decisions read: `push b1 r1 move d5`
    Viewer viewer_;
    Lang lang_;
    std::string_view text_;
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

std::optional<int> Reader::number() {
    if (at_end() || pieces_[next_].type != Piece::Type::number) return std::nullopt;
    int value = 0;
    for (const char digit : pieces_[next_++].text)
        value = std::min(value * 10 + (digit - '0'), 9999);
    return value;
}

Result<Cell> Reader::cell() {
    std::string typed = pieces_[next_++].text;
    if (!at_end() && pieces_[next_].type == Piece::Type::number) typed += pieces_[next_++].text;
    const auto found = cell_from(typed);
    if (found) return *found;
    return no("There is no cell " + in_quotes(typed) + ", they are a1 to g7",
              "Il n'y a pas de case " + in_quotes(typed) + ", elles vont de a1 à g7");
}

// Quarter turns clockwise: `r1`, `1`, `right 1`, `left 3`, `l3`, or nothing.
Result<unsigned> Reader::quarters() {
    const bool left = word("left") || word("gauche") || letter("l") || letter("g");
    const bool right = !left && (word("right") || word("droite") || letter("d"));
    const bool r = !left && !right && word("r");
    const auto times = number();
    if (!left && !right && !r && !times) return 0U;
    if (!times && r)
        return no("Say how far the tile is turned: r0, r1, r2 or r3",
                  "Dites de combien la tuile est tournée : r0, r1, r2 ou r3");
    const int turns = times.value_or(1);
    if (turns > 3)
        return no("A tile is turned by 0 to 3 quarters, not " + std::to_string(turns),
                  "Une tuile se tourne de 0 à 3 quarts, pas de " + std::to_string(turns));
    return static_cast<unsigned>(left ? (4 - turns) % 4 : turns);
}

Result<Action> Reader::read_push() {
    if (table_.phase == Phase::move)
        return no("You have pushed already, now move or stay",
                  "Vous avez déjà poussé, maintenant move ou stay");
    if (at_end())
        return no("Say where the tile goes in and how it is turned, such as push b1 r1",
                  "Dites où entre la tuile et comment elle est tournée, par exemple push b1 r1");
    const auto wanted = cell();
    if (!wanted) return std::unexpected(wanted.error());
    const auto turned = quarters();
    if (!turned) return std::unexpected(turned.error());
    const std::string name = cell_name(*wanted);
    const Arrow arrow = arrow_at(*wanted);
    if (arrow == no_arrow)  // LAB-08
        return no(
            "There is no arrow at " + name + ", they are b1 d1 f1, a2 a4 a6, g2 g4 g6 and b7 d7 f7",
            "Il n'y a pas de flèche en " + name +
                ", elles sont en b1 d1 f1, a2 a4 a6, g2 g4 g6 et b7 d7 f7");
    if (arrow == forbidden(table_))  // LAB-10
        return no("The arrow " + name + " is closed, it would undo the push at " +
                      arrow_name(table_.last),
                  "La flèche " + name + " est fermée, elle annulerait la poussée en " +
                      arrow_name(table_.last));
    return labyrinth::push(arrow, *turned % table_.spare.orientations());  // 6.9
}

Result<Action> Reader::read_stay() {
    if (table_.phase == Phase::push)
        return no("You must push a tile first, such as push b1 r1",
                  "Vous devez d'abord pousser une tuile, par exemple push b1 r1");
    return labyrinth::move(table_.pawns[table_.turn]);
}

Result<Action> Reader::read_move() {
    const auto here = read_stay();
    if (!here) return here;  // LAB-13
    if (at_end())
        return no("Say where you move, such as move d5, or stay",
                  "Dites où vous allez, par exemple move d5, ou bien stay");
    const auto wanted = cell();
    if (!wanted) return std::unexpected(wanted.error());
    const Cell from = table_.pawns[table_.turn];
    if ((table_.board.reachable(from) & only(*wanted)) == 0)  // LAB-20
        return no("No corridor leads from " + cell_name(from) + " to " + cell_name(*wanted),
                  "Aucun couloir ne mène de " + cell_name(from) + " en " + cell_name(*wanted));
    return labyrinth::move(*wanted);
}

Result<Line<Labyrinth>> Reader::read() {
    if (table_.phase == Phase::over)
        return refuse(lang_ == Lang::fr ? "La partie est terminée." : "The game is over");
    const bool asked = table_.phase == Phase::push || table_.phase == Phase::move;
    if (!asked || viewer_.is_spectator() || !viewer_.owns(table_.turn))
        return refuse(lang_ == Lang::fr ? "Ce n'est pas votre tour. Veuillez patienter."
                                        : "It is not your turn. Please wait");
    auto pieces = split(text_);
    if (!pieces) return no("That line is too long", "Cette ligne est trop longue");
    pieces_ = std::move(*pieces);
    if (pieces_.empty())
        return no("Type one of push, move, stay", "Tapez l'une des commandes push, move, stay");

    Line<Labyrinth> line;
    do {
        const bool pushes = word("push");
        const bool moves = !pushes && word("move");
        if (!pushes && !moves && !word("stay")) {
            if (!line.empty()) return left_over();
            return no("Unknown command " + first_word(text_) + ", there are push, move, stay",
                      "Commande inconnue " + first_word(text_) + ", il y a push, move, stay");
        }
        const auto action = pushes ? read_push() : moves ? read_move() : read_stay();
        if (!action) return std::unexpected(action.error());
        line.push(*action);
        if (!pushes && !at_end()) return left_over();
        Silence silence;
        if (pushes) Labyrinth::apply(table_, table_.turn, *action, silence);
    } while (!at_end());
    return line;
}

}  // namespace

Result<Line<Labyrinth>> Labyrinth::read(const View& view, std::string_view text, Lang lang) {
    return Reader(view, lang, text).read();
}

Result<View> Labyrinth::preview(const View& view, std::string_view text, Lang lang) {
    const auto pieces = split(text);
    const bool has_verb = pieces && !pieces->empty() &&
                          std::ranges::any_of(std::array{"push", "move", "stay"}, [&](auto verb) {
                              return pieces->front().text.starts_with(verb);
                          });
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
    const auto& verb = pieces->front().text;
    std::string list;
    if (verb == "push" && pieces->size() == 1 && table.phase == Phase::push) {
        for (Arrow arrow = 0; arrow < arrow_count; ++arrow)
            if (arrow != forbidden(table)) list += " " + arrow_name(arrow);
        return std::string(Text{"Which corridor?", "Quel couloir ?"}.in(lang)) + list;
    }
    if (verb == "push" && pieces->size() == 3 && table.phase == Phase::push &&
        read(view, typed, lang))
        return std::string(Text{"Turn the tile: r0 not at all, left or right and how often?",
                                "Tourner la tuile : r0 pas du tout, gauche ou droite et combien ?"}
                               .in(lang));
    if (verb == "move" && pieces->size() == 1 && table.phase == Phase::move) {
        for (Cells rest = table.board.reachable(table.pawns[table.turn]); rest != 0;
             rest &= rest - 1)
            list += " " + cell_name(static_cast<Cell>(std::countr_zero(rest)));
        return std::string(Text{"Where to?", "Où aller ?"}.in(lang)) + list;
    }
    return {};
}

}  // namespace agora::labyrinth
