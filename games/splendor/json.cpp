// A view as JSON, for pages and for bots in other languages, and back. Cards and nobles have the
// numbers that people see (1-90, 1-10), seats count from 0. What can be worked out from the rest
// (bonuses, prestige, ranks, sizes of decks) is written for convenience and checked when read;
// prices as they are for the viewer are written only.
#include "core/options_json.hpp"
#include "games/splendor/text.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace agora::splendor {

namespace {

// Writing.

void write_gems(JsonWriter& json, std::string_view name, Gems gems, bool with_gold) {
    json.key(name).begin_object();
    for (const auto colour : colours)
        if (with_gold || colour != Colour::gold) json.field(key_of(colour), gems[colour]);
    json.end_object();
}

// The members of a card; the caller opens and closes the object.
void write_card(JsonWriter& json, CardId card) {
    json.field("id", card + 1);
    json.field("level", cards[card].level);
    json.field("bonus", key_of(cards[card].bonus));
    json.field("points", cards[card].points);
    write_gems(json, "cost", cards[card].cost, false);
}

void write_some_gems(JsonWriter& json, std::string_view name, Gems gems) {
    json.key(name).begin_object();
    for (const auto colour : colours)
        if (gems[colour] > 0) json.field(key_of(colour), gems[colour]);
    json.end_object();
}

// What a card costs the viewer now, for those who show it: after its bonuses, how many gems it
// lacks, and what it would give.
void write_price(JsonWriter& json, const View& view, CardId card) {
    if (view.viewer.is_spectator()) return;
    const Gems held = view.table.gems[view.viewer.seat()];
    const Gems bonus = view.table.bonus[view.viewer.seat()];
    const Payment usual = payment(card, held, bonus);
    write_some_gems(json, "due", price(cards[card], bonus));
    json.field("lacks", usual.gems.missing_from(held));
    if (usual.enough) write_some_gems(json, "pays", usual.gems);
}

void write_grid(JsonWriter& json, const View& view) {
    json.key("grid").begin_array();
    for (int place = 0; place < grid_places; ++place) {
        const auto card = view.table.grid[static_cast<std::size_t>(place)];
        if (card == no_card) {
            json.null();
            continue;
        }
        json.begin_object().field("name", place_name(place));
        write_card(json, card);
        write_price(json, view, card);
        json.end_object();
    }
    json.end_array();
}

void write_nobles(JsonWriter& json, const Table& table) {
    json.key("nobles").begin_array();
    for (NobleId noble = 0; noble < noble_count; ++noble) {
        if (!has_noble(table.nobles, noble)) continue;
        json.begin_object();
        json.field("id", noble + 1);
        json.field("number", noble_number(table, noble));
        json.field("name", nobles[noble].name);
        json.field("points", noble_points);
        write_gems(json, "needs", nobles[noble].needs, false);
        json.end_object();
    }
    json.end_array();
}

void write_hand(JsonWriter& json, const View& view, Seat seat) {
    json.key("reserved").begin_array();
    for (const auto held : view.table.reserved[seat]) {
        if (held.empty()) continue;
        json.begin_object();
        if (held.is_face_down()) {
            json.field("level", held.level() + 1).field("face_down", true);
        } else {
            json.key("card").begin_object();
            write_card(json, held.card());
            if (view.viewer.owns(seat)) write_price(json, view, held.card());
            json.end_object().field("secret", held.is_secret());
        }
        json.end_object();
    }
    json.end_array();
}

void write_player(JsonWriter& json, const View& view, Seat seat) {
    const Table& table = view.table;
    json.begin_object();
    json.field("seat", seat);
    json.field("rank", view.ranks[seat]);
    json.field("points", table.points[seat]);
    write_gems(json, "gems", table.gems[seat], true);
    write_gems(json, "bonus", table.bonus[seat], false);
    json.field("cards", table.bought[seat].size());
    json.key("bought").begin_array();
    for (CardId card = 0; card < card_count; ++card)
        if (table.bought[seat].has(card)) json.value(card + 1);
    json.end_array();
    write_hand(json, view, seat);
    json.key("visits").begin_array();
    for (NobleId noble = 0; noble < noble_count; ++noble)
        if (has_noble(table.visits[seat], noble)) json.value(noble + 1);
    json.end_array();
    json.end_object();
}

// Reading. Each step says what is wrong to the fields it was given and reads on.

Gems read_gems(JsonFields& json, std::string_view name, bool with_gold) {
    constexpr int most = 30;
    InnerFields object(json, json.member(name), name);
    Gems gems;
    for (const auto colour : colours)
        if (with_gold || colour != Colour::gold)
            gems += Gems::of(colour, static_cast<int>(object.number(key_of(colour), 0, most)));
    return gems;
}

// A number from 1 to `most` in a list, as counted from 0.
std::uint8_t read_id(JsonFields& json, const boost::json::value& value, int most) {
    const auto* number = value.if_int64();
    if (number != nullptr && *number >= 1 && *number <= most)
        return static_cast<std::uint8_t>(*number - 1);
    json.fail("a list must hold numbers from 1 to " + std::to_string(most));
    return 0;
}

// The cards not met yet, so that each is met exactly once.
class Box {
public:
    void meet(CardId card) {
        if (!left_.has(card)) wrong_ = "card " + std::to_string(card + 1) + " is in two places";
        left_ = left_.without(card);
    }
    std::string wrong() const {
        return wrong_.empty() && !left_.empty() ? "a card is missing" : wrong_;
    }

private:
    ItemSet left_ = ItemSet::first(card_count);
    std::string wrong_;
};

Reserved read_reserved(JsonFields& json, const boost::json::value& value, bool own, Box& box) {
    InnerFields object(json, value, "reserved");
    if (object.has("face_down")) {
        const auto level = static_cast<int>(object.number("level", 1, 3)) - 1;
        if (!object.flag("face_down")) object.fail("\"face_down\" is true where it is given");
        if (own) object.fail("the viewer knows the cards in its own hand");
        return Reserved::face_down(level);
    }
    InnerFields inside(object, object.member("card"), "card");
    const auto card = static_cast<CardId>(inside.number("id", 1, card_count) - 1);
    const bool secret = object.flag("secret");
    if (secret && !own) object.fail("the viewer does not know the secret cards of others");
    box.meet(card);
    return secret ? Reserved::secret(card) : Reserved::open(card);
}

void read_player(JsonFields& json, const boost::json::value& value, View& view, Seat seat,
                 Box& box) {
    Table& table = view.table;
    InnerFields player(json, value, "player " + std::to_string(seat));
    if (player.number("seat", 0, most_players) != seat) player.fail("players come by seat, from 0");
    table.gems[seat] = read_gems(player, "gems", true);
    Gems bonus;
    int points = 0;
    for (const auto& each : player.list("bought", card_count)) {
        const CardId card = read_id(player, each, card_count);
        box.meet(card);
        table.bought[seat].add(card);
        bonus += Gems::of(cards[card].bonus);
        points += cards[card].points;
    }
    std::size_t held = 0;
    for (const auto& each : player.list("reserved", reserve_limit))
        table.reserved[seat][held++] = read_reserved(player, each, view.viewer.owns(seat), box);
    for (const auto& each : player.list("visits", noble_count)) {
        const unsigned noble = read_id(player, each, noble_count);
        table.visits[seat] = static_cast<std::uint16_t>(table.visits[seat] | (1U << noble));
    }
    points += noble_points * std::popcount(table.visits[seat]);
    table.bonus[seat] = bonus;
    table.points[seat] = static_cast<std::uint8_t>(points);
    view.ranks[seat] = static_cast<std::uint8_t>(player.number("rank", 1, most_players));
    if (read_gems(player, "bonus", false) != bonus)
        player.fail("\"bonus\" is not that of its cards");
    if (player.number("points", 0, 255) != points)
        player.fail("\"points\" are not those of its cards and nobles");
    if (player.number("cards", 0, card_count) != table.bought[seat].size())
        player.fail("\"cards\" is not the number of cards bought");
}

void read_table(JsonFields& json, View& view, Box& box) {
    Table& table = view.table;
    table.bank = read_gems(json, "bank", true);
    const auto grid = json.list("grid", grid_places);
    if (grid.size() != grid_places) json.fail("\"grid\" must have 12 places");
    table.grid.fill(no_card);
    for (std::size_t place = 0; place < grid.size(); ++place) {
        if (grid[place].is_null()) continue;
        InnerFields card(json, grid[place], place_name(static_cast<int>(place)));
        table.grid[place] = static_cast<CardId>(card.number("id", 1, card_count) - 1);
        box.meet(table.grid[place]);
    }
    for (const auto& each : json.list("nobles", noble_count)) {
        InnerFields noble(json, each, "nobles");
        const auto bit = 1U << static_cast<unsigned>(noble.number("id", 1, noble_count) - 1);
        table.nobles = static_cast<std::uint16_t>(table.nobles | bit);
    }
    for (const auto& each : json.list("unseen", card_count)) {
        const CardId card = read_id(json, each, card_count);
        box.meet(card);
        view.unseen = view.unseen.with(card);
    }
}

// What is left of the unseen cards of a level when those in others' hands are taken away.
int deck_size(const View& view, int level) {
    const ItemSet& all = level_cards(level);
    auto size =
        static_cast<int>(ItemSet{view.unseen.low & all.low, view.unseen.high & all.high}.size());
    for (const auto& hand : view.table.reserved)
        for (const auto card : hand) size -= card.is_face_down() && card.level() == level ? 1 : 0;
    return size;
}

// What must hold in the set-up: nobody owns anything, and places fill one after another.
std::string wrong_in_set_up(const Table& table) {
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (!table.gems[seat].empty() || table.bought[seat].size() != 0 ||
            table.visits[seat] != 0 || reserved_count(table, seat) != 0)
            return "nobody owns anything before the first turn";
    const int laid = std::popcount(table.nobles);
    const bool nobles_fit = table.phase == Phase::draw_first   ? laid == 0
                            : table.phase == Phase::draw_noble ? laid <= table.seats
                                                               : laid == table.seats + 1;
    if (!nobles_fit) return "the nobles do not fit the phase";
    const unsigned dealt = table.at;
    if (dealt >= (table.phase == Phase::deal ? grid_places : 1U))
        return "\"at\" is not the next place of the grid";
    for (unsigned place = 0; place < grid_places; ++place)
        if ((table.grid[place] != no_card) != (place < dealt))
            return "the grid does not fit the phase";
    return {};
}

// What the phase says of the rest, beyond what holds in every state.
std::string wrong_in_phase(const View& view) {
    const Table& table = view.table;
    const int held = table.gems[table.turn].total();
    const bool drawing = table.phase == Phase::refill || table.phase == Phase::draw_unseen;
    if (drawing && held > hand_limit + 1) return "more gems than a turn can bring";
    if ((table.passes == table.seats && table.phase != Phase::over) || table.passes > table.seats)
        return "\"passes\" does not fit the phase";
    if (table.phase >= Phase::act && table.at != 0) return "\"at\" is for drawing only";
    switch (table.phase) {
        case Phase::draw_first:
        case Phase::draw_noble:
        case Phase::deal: return wrong_in_set_up(table);
        case Phase::refill:
            if (table.at >= grid_places || table.grid[table.at] != no_card ||
                view.deck_sizes[table.at / 4] == 0)
                return "\"at\" is not a place to be filled";
            break;
        case Phase::draw_unseen:
            if (table.at >= 3 || view.deck_sizes[table.at] == 0 ||
                reserved_count(table, table.turn) == reserve_limit)
                return "\"at\" is not a deck to draw from";
            break;
        case Phase::give_back:
            if (held <= hand_limit || held > hand_limit + 3) return "nothing has to be given back";
            break;
        case Phase::choose_noble:
            if (std::popcount(willing_nobles(table)) < 2) return "there is no noble to choose";
            break;
        default: break;
    }
    return {};
}

// The first thing that does not fit, or nothing. In an order in which each step may rely on those
// before it.
std::string inconsistent(View& view, JsonFields& json, const Box& box) {
    if (auto why = box.wrong(); !why.empty()) return why;
    const auto sizes = json.list("decks", 3);
    if (sizes.size() != 3) return "\"decks\" must have 3 sizes";
    for (std::size_t level = 0; level < 3; ++level) {
        const int size = deck_size(view, static_cast<int>(level));
        const auto* given = sizes[level].if_int64();
        if (size < 0 || given == nullptr || *given != size)
            return "\"decks\" does not fit the cards unseen";
        view.deck_sizes[level] = static_cast<std::uint8_t>(size);
    }
    if (auto why = wrong_in_phase(view); !why.empty()) return why;
    Random random(0);
    const State state = Splendor::sample(view, random);  // any world that fits will do
    if (auto why = Splendor::broken(state); !why.empty()) return why;
    const Standing standing = Splendor::standing(state);
    for (std::size_t seat = 0; seat < view.table.seats; ++seat)
        if (standing.places[seat].rank != view.ranks[seat])
            return "\"rank\" does not fit the points";
    return {};
}

}  // namespace

void Splendor::describe(const View& view, JsonWriter& json) {
    const Table& table = view.table;
    json.begin_object();
    json.field("viewer", view.viewer);
    json.field("phase", phase_names[static_cast<std::size_t>(table.phase)]);
    json.field("turn", table.turn);
    json.field("first", table.first);
    json.field("round", table.round);
    json.field("passes", table.passes);
    json.field("at", table.at);
    json.field("hand_limit", hand_limit);
    json.field("to_return", std::max(0, table.gems[table.turn].total() - hand_limit));
    write_options(json, Splendor::choices(), table.options);
    write_gems(json, "bank", table.bank, true);
    write_grid(json, view);
    json.key("decks").begin_array();
    for (const auto size : view.deck_sizes) json.value(size);
    json.end_array();
    write_nobles(json, table);
    json.key("players").begin_array();
    for (Seat seat = 0; seat < table.seats; ++seat) write_player(json, view, seat);
    json.end_array();
    json.key("unseen").begin_array();
    view.unseen.each([&](CardId card) { json.value(card + 1); });
    json.end_array();
    json.end_object();
}

Expected<View> Splendor::from_json(const boost::json::value& json) {
    JsonFields fields(json);
    Box box;
    View view{};
    Table& table = view.table;
    const auto players = fields.list("players", most_players);
    if (players.size() < 2) fields.fail("\"players\" must be 2 to 4");
    if (!fields.good()) return refuse(fields.why());
    table.seats = static_cast<std::uint8_t>(players.size());
    const auto last = static_cast<std::int64_t>(table.seats) - 1;

    view.viewer = fields.viewer("viewer", table.seats);
    table.phase = static_cast<Phase>(fields.word("phase", phase_names));
    table.turn = static_cast<Seat>(fields.number("turn", 0, last));
    table.first = static_cast<Seat>(fields.number("first", 0, last));
    table.round = static_cast<std::uint8_t>(fields.number("round", 1, 255));
    table.passes = static_cast<std::uint8_t>(fields.number("passes", 0, most_players));
    table.at = static_cast<std::uint8_t>(fields.number("at", 0, grid_places));
    read_options(fields, Splendor::choices(), table.options);
    read_table(fields, view, box);
    for (Seat seat = 0; seat < table.seats; ++seat)
        read_player(fields, players[seat], view, seat, box);

    if (fields.good())
        if (auto why = inconsistent(view, fields, box); !why.empty()) fields.fail(std::move(why));
    if (!fields.good()) return refuse(fields.why());
    return view;
}

}  // namespace agora::splendor
