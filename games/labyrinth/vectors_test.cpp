// Positions and pushes worked out by an independent referee (vectors.txt).
#include "games/labyrinth/testing/position.hpp"
#include "kit/golden.hpp"

#include <fstream>
#include <map>

namespace agora::labyrinth {
namespace {

struct Push {
    std::string at;
    unsigned quarters = 0;
    bool legal = false;
    std::string pawn;
    std::string out;
    Cells reach = 0;
    std::string objective;
};

struct Known {
    std::string name;
    State state{};
    Treasure wanted = no_treasure;
    Cell home = no_cell;
    Cells reach = 0;
    int turns = 0;
    std::vector<Push> pushes;
};

// The rest of a position, by name.
void read_rest(const std::string& line, Known& known) {
    std::istringstream words(line);
    std::map<std::string, std::string> rest;
    for (std::string name, value; words >> name >> value;) rest[name] = value;
    State& state = known.state;
    state.seats = static_cast<std::uint8_t>(std::ranges::count(rest["pawns"], ',') + 1);
    state.pawns.fill(no_cell);
    std::istringstream pawns(rest["pawns"]);
    std::string pawn;
    for (Seat seat = 0; std::getline(pawns, pawn, ','); ++seat) state.pawns[seat] = cell(pawn);
    state.spare = tile(rest["spare"]);
    state.last = rest["last"] == "-" ? no_arrow : arrow(rest["last"]);
    state.turn = static_cast<Seat>(std::stoi(rest["turn"]));
    state.phase = Phase::push;
    state.round = 1;
    state.winner = nobody;
    state.rules = {static_cast<std::uint8_t>(treasure_count / state.seats), 0, 2};
    known.wanted = treasure_from(rest["wants"]).value();
    known.home = cell(rest["home"]);
    known.reach = std::stoull(rest["reach"], nullptr, 16);
    known.turns = std::stoi(rest["turns"]);
    state.hand[state.turn] = only_treasure(known.wanted);
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != state.turn)
            state.hand[seat] =
                only_treasure(static_cast<Treasure>(std::countr_zero(undealt(state))));
}

std::vector<Known> known_positions() {
    std::ifstream file(kit::source_folder() / "games/labyrinth/vectors.txt");
    std::vector<Known> all;
    std::string line;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        if (line.starts_with("position ")) {
            Known known;
            known.name = line.substr(9);
            std::string word;
            for (Cell at = 0; at < cell_count && file >> word; ++at)
                known.state.board.put(at, tile(word));
            std::getline(file >> std::ws, line);
            read_rest(line, known);
            all.push_back(known);
            continue;
        }
        Push push;
        std::istringstream words(line);
        words >> push.at >> push.quarters >> push.legal >> push.pawn >> push.out >> std::hex >>
            push.reach >> push.objective;
        all.back().pushes.push_back(push);
    }
    return all;
}

// The fewest own turns to the objective if nobody else plays.
int turns_alone(const State& state, int most) {
    Labyrinth::Actions pushes;
    Labyrinth::legal(state, state.turn, pushes);
    std::vector<State> after;
    for (const auto action : pushes) {
        State next = state;
        Silence silence;
        Labyrinth::apply(next, state.turn, action, silence);
        const Cells reach = next.board.reachable(next.pawns[next.turn]);
        if ((reach & objective_cells(next, next.turn)) != 0) return 1;
        after.push_back(next);
    }
    if (most == 1) return 2;
    int best = most + 1;
    for (const State& moved : after) {
        for (Cells rest = moved.board.reachable(moved.pawns[moved.turn]); rest != 0 && best > 2;
             rest &= rest - 1) {
            State next = moved;
            next.pawns[next.turn] = static_cast<Cell>(std::countr_zero(rest));
            next.phase = Phase::push;
            best = std::min(best, 1 + turns_alone(next, best - 2));
        }
    }
    return best;
}

TEST(LabyrinthVectors, TheFileHasFortyPositionsOf48Pushes) {
    const auto all = known_positions();
    ASSERT_EQ(all.size(), 40U);
    for (const auto& known : all) {
        EXPECT_EQ(known.pushes.size(), 48U) << known.name;
        EXPECT_EQ(Labyrinth::broken(known.state), "") << known.name;
        EXPECT_EQ(known.state.board.reachable(known.state.pawns[known.state.turn]), known.reach)
            << known.name;
    }
}

TEST(LabyrinthVectors, LAB_39_EveryPushMatches) {
    for (const auto& known : known_positions()) {
        const State& state = known.state;
        const View view = Labyrinth::view(state, state.turn);
        Labyrinth::Actions legal;
        Labyrinth::legal(state, state.turn, legal);
        const unsigned orientations = state.spare.orientations();
        for (const auto& push : known.pushes) {
            const auto what = known.name + ": " + push.at + " r" + std::to_string(push.quarters);
            const auto typed = Labyrinth::read(
                view, "push " + push.at + " r" + std::to_string(push.quarters), Lang::en);
            ASSERT_EQ(typed.has_value(), push.legal) << what;
            const Action wished = labyrinth::push(arrow(push.at), push.quarters);
            EXPECT_EQ(legal.contains(wished), push.legal && push.quarters < orientations) << what;
            EXPECT_EQ(legal.contains(labyrinth::push(arrow(push.at), push.quarters % orientations)),
                      push.legal)
                << what;
            State after = state;
            Silence silence;
            Labyrinth::apply(after, state.turn, push.legal ? (*typed)[0] : wished, silence);
            const Cell pawn = after.pawns[after.turn];
            EXPECT_EQ(cell_name(pawn), push.pawn) << what;
            EXPECT_EQ(text_of(after.spare), push.out) << what;
            EXPECT_EQ(after.board.reachable(pawn), push.reach) << what;
            EXPECT_EQ(after.board.where(known.wanted),
                      push.objective == "-" ? 0 : only(cell(push.objective)))
                << what;
            EXPECT_EQ(Labyrinth::broken(after), "") << what;
        }
    }
}

TEST(LabyrinthVectors, LAB_40_TheFewestTurnsAlone) {
    for (const auto& known : known_positions())
        EXPECT_EQ(turns_alone(known.state, 3), known.turns) << known.name;
}

TEST(LabyrinthVectors, HomesAreThoseOfTheFile) {
    for (const auto& known : known_positions())
        EXPECT_EQ(home_of(known.state, known.state.turn), known.home) << known.name;
}

}  // namespace
}  // namespace agora::labyrinth
