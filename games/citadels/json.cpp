// A view as JSON, for pages and for bots in other languages, and back. One list of fields
// (json_fields.hpp) serves encoding and decoding. Characters and districts have their ids, seats
// count from 0. Copies of a district are not told apart: a card is written as its district, and
// numbered as it is read, in the order in which views number their cards.
#include "games/citadels/json.hpp"

#include "games/citadels/json_fields.hpp"
#include "games/citadels/text.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <map>

namespace agora::citadels {

namespace {

std::optional<District> district_from(const boost::json::value& value) {
    const auto* text = value.if_string();
    if (text == nullptr) return std::nullopt;
    const auto found =
        std::ranges::find(district_facts, std::string_view(*text), &DistrictFacts::id);
    if (found == district_facts.end()) return std::nullopt;
    return static_cast<District>(found - district_facts.begin());
}

// Hands out the copies of each district, the lowest first.
class Copies {
public:
    std::optional<CardId> next(District district) {
        std::uint8_t& used = used_[index(district)];
        if (used == facts(district).copies) return std::nullopt;
        return static_cast<CardId>(card_of(district) + used++);
    }

private:
    std::array<std::uint8_t, district_kinds> used_{};
};

class Writer {
public:
    Writer(JsonWriter& json, const Table& table) : json_(json), table_(table) {}

    template <class Number>
    void number(std::string_view name, Number value, int /*most*/, Text /*label*/ = {}) {
        json_.field(name, value);
    }
    template <class Word>
    void word(std::string_view name, Word value, std::span<const std::string_view> words) {
        json_.field(name, words[static_cast<std::size_t>(value)]);
    }
    void bits(std::string_view name, unsigned value, std::span<const std::string_view> words) {
        json_.key(name).begin_array();
        for (std::size_t i = 0; i < words.size(); ++i)
            if (((value >> i) & 1U) != 0) json_.value(words[i]);
        json_.end_array();
    }
    void seat(std::string_view name, Seat value, Text /*label*/ = {}) {
        json_.key(name);
        value == nobody ? json_.null() : json_.value(value);
    }
    void seats(std::string_view name, SeatSet value) {
        json_.key(name).begin_array();
        for (const Seat each : value) json_.value(each);
        json_.end_array();
    }
    void cast(const std::array<Role, most_ranks>& roles) {
        json_.key("cast").begin_array();
        for (const Role role : roles) write_role(role);
        json_.end_array();
    }
    void rank(std::string_view name, Rank value, Text /*label*/ = {}) {
        json_.key(name);
        write_role(value == 0 ? Role::none : role_at(table_, value));
    }
    void ranks(std::string_view name, Ranks value, Text /*label*/ = {}) {
        json_.key(name).begin_array();
        for (Rank each = 1; each <= most_ranks; ++each)
            if (has_rank(value, each)) write_role(role_at(table_, each));
        json_.end_array();
    }
    void uniques(std::string_view name, std::uint32_t value) {
        json_.key(name).begin_array();
        unique_cards(value).each([&](CardId card) { json_.value(facts(kind_of[card]).id); });
        json_.end_array();
    }
    void card(std::string_view name, CardId value) {
        json_.key(name);
        value == no_card ? json_.null() : json_.value(facts(kind_of[value]).id);
    }
    void cards(std::string_view name, const Cards& value, Text /*label*/ = {}) {
        json_.key(name).begin_array();
        value.each([&](CardId each) { json_.value(facts(kind_of[each]).id); });
        json_.end_array();
    }
    void wanted(const Table& table) {
        card("wanted", table.wanted);
        const bool fine = table.wanted != no_card && table.beautified.has(table.wanted);
        json_.field("wanted_beautified", fine ? 1 : 0);
    }
    void city(const Table& table, Seat seat) {
        cards("city", table.city[seat]);
        cards("beautified", table.city[seat] & table.beautified);
    }
    // The hidden cards by where they may be.
    void memory(std::string_view name, const Memory& value) {
        std::map<unsigned, Cards> groups;
        Cards hidden;
        for (unsigned place = 0; place < place_count; ++place) hidden |= value.at(place);
        hidden.each([&](CardId each) { groups[places_of(value, each)].add(each); });
        json_.key(name).begin_array();
        for (const auto& [places, group] : groups) {
            json_.begin_object();
            bits("may_be", places, place_names);
            cards("cards", group);
            json_.end_object();
        }
        json_.end_array();
    }
    void slots(const std::array<Rank, most_slots>& value) {
        json_.key("draft").begin_array();
        for (const Rank each : value) write_role(each == 0 ? Role::none : role_at(table_, each));
        json_.end_array();
    }

private:
    void write_role(Role role) { role == Role::none ? json_.null() : json_.value(facts(role).id); }

    JsonWriter& json_;
    const Table& table_;
};

// Reads into the fields; what is wrong is said to the JSON fields, and reading goes on.
class Reader {
public:
    Reader(JsonFields& json, const Table& table, Copies& copies)
        : json_(json), table_(table), copies_(copies) {}

    template <class Number>
    void number(std::string_view name, Number& value, int most, Text /*label*/ = {}) {
        value = static_cast<Number>(json_.number(name, 0, most));
    }
    template <class Word>
    void word(std::string_view name, Word& value, std::span<const std::string_view> words) {
        value = static_cast<Word>(json_.word(name, words));
    }
    template <class Bits>
    void bits(std::string_view name, Bits& value, std::span<const std::string_view> words) {
        unsigned bits = 0;
        each_text(name, words.size(), [&](std::string_view text) {
            const auto found = std::ranges::find(words, text);
            if (found == words.end()) return false;
            return add_bit(bits, static_cast<unsigned>(found - words.begin()));
        });
        value = static_cast<Bits>(bits);
    }
    void seat(std::string_view name, Seat& value, Text /*label*/ = {}) {
        value = json_.member(name).is_null()
                    ? nobody
                    : static_cast<Seat>(json_.number(name, 0, table_.seats - 1));
    }
    void seats(std::string_view name, SeatSet& value) {
        unsigned bits = 0;
        for (const auto& each : json_.list(name, most_players)) {
            const auto* number = each.if_int64();
            if (number == nullptr || *number < 0 || *number >= table_.seats ||
                !add_bit(bits, static_cast<unsigned>(*number)))
                return wrong(name);
        }
        value = SeatSet::from_bits(bits);
    }
    void cast(std::array<Role, most_ranks>& roles) {
        const auto list = json_.list("cast", most_ranks);
        roles.fill(Role::none);
        if (list.size() != most_ranks) return wrong("cast");
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].is_null() && i + 1 == most_ranks) continue;
            const auto role = role_from(list[i]);
            if (!role || rank_of(*role) != i + 1) return wrong("cast");
            roles[i] = *role;
        }
    }
    void rank(std::string_view name, Rank& value, Text /*label*/ = {}) {
        const auto& member = json_.member(name);
        value = 0;
        if (!member.is_null() && !rank_from(member, value)) wrong(name);
    }
    void ranks(std::string_view name, Ranks& value, Text /*label*/ = {}) {
        unsigned bits = 0;
        for (const auto& each : json_.list(name, most_ranks)) {
            Rank rank = 0;
            if (!rank_from(each, rank) || !add_bit(bits, rank)) return wrong(name);
        }
        value = static_cast<Ranks>(bits);
    }
    void uniques(std::string_view name, std::uint32_t& value) {
        unsigned bits = 0;
        each_text(name, unique_kinds, [&](std::string_view text) {
            const auto all = std::span(district_facts).subspan(ordinary_kinds);
            const auto found = std::ranges::find(all, text, &DistrictFacts::id);
            return found != all.end() && add_bit(bits, static_cast<unsigned>(found - all.begin()));
        });
        value = bits;
    }
    void card(std::string_view name, CardId& value) {
        const auto& member = json_.member(name);
        value = no_card;
        if (member.is_null()) return;
        const auto district = district_from(member);
        const auto found = district ? copies_.next(*district) : std::nullopt;
        if (!found) return wrong(name);
        value = *found;
    }
    void cards(std::string_view name, Cards& value, Text /*label*/ = {}) {
        value = {};
        for (const auto district : districts(name)) add(name, value, district);
    }
    // Its number is that of a card in a city, which is not read yet: `from_json` finds it.
    void wanted(Table& table) {
        table.wanted = no_card;
        const auto& member = json_.member("wanted");
        const bool fine = json_.number("wanted_beautified", 0, 1) != 0;
        const auto district = district_from(member);
        if (district) {
            table.wanted = card_of(*district);
            if (fine) table.beautified.add(table.wanted);
        } else if (!member.is_null() || fine) {
            wrong("wanted");
        }
    }
    void city(Table& table, Seat seat) {
        auto plain = districts("city");
        const auto fine = districts("beautified");
        for (const auto district : fine) {
            const auto found = std::ranges::find(plain, district);
            if (found == plain.end()) return wrong("beautified");
            plain.erase(found);
        }
        for (const auto district : plain) add("city", table.city[seat], district);
        for (const auto district : fine)
            if (const CardId card = add("city", table.city[seat], district); card != no_card)
                table.beautified.add(card);
    }
    void memory(std::string_view name, Memory& value) {
        for (const auto& each : json_.list(name, card_count)) {
            InnerFields group(json_, each, std::string(name));
            Reader inner(group, table_, copies_);
            unsigned places = 0;
            Cards cards;
            inner.bits("may_be", places, place_names);
            inner.cards("cards", cards);
            cards.each([&](CardId card) { set_places(value, card, places); });
        }
    }
    void slots(std::array<Rank, most_slots>& value) {
        const auto list = json_.list("draft", most_slots);
        if (list.size() != most_slots) return wrong("draft");
        for (std::size_t i = 0; i < most_slots; ++i)
            if (!list[i].is_null() && !rank_from(list[i], value[i])) return wrong("draft");
    }

private:
    void wrong(std::string_view name) { json_.fail("\"" + std::string(name) + "\" cannot be so"); }
    std::vector<District> districts(std::string_view name) {
        std::vector<District> found;
        for (const auto& each : json_.list(name, card_count)) {
            const auto district = district_from(each);
            if (!district) {
                wrong(name);
                return {};
            }
            found.push_back(*district);
        }
        return found;
    }
    CardId add(std::string_view name, Cards& cards, District district) {
        const auto card = copies_.next(district);
        if (!card) {
            wrong(name);
            return no_card;
        }
        cards.add(*card);
        return *card;
    }
    static bool add_bit(unsigned& bits, unsigned bit) {
        const bool is_new = ((bits >> bit) & 1U) == 0;
        bits |= 1U << bit;
        return is_new;
    }
    template <class Take>
    void each_text(std::string_view name, std::size_t most, Take take) {
        for (const auto& each : json_.list(name, most)) {
            const auto* text = each.if_string();
            if (text == nullptr || !take(std::string_view(*text))) return wrong(name);
        }
    }
    static std::optional<Role> role_from(const boost::json::value& value) {
        const auto* text = value.if_string();
        if (text == nullptr) return std::nullopt;
        const auto found = std::ranges::find(role_facts, std::string_view(*text), &RoleFacts::id);
        if (found == role_facts.end()) return std::nullopt;
        return static_cast<Role>(found - role_facts.begin());
    }
    bool rank_from(const boost::json::value& value, Rank& rank) const {
        const auto role = role_from(value);
        if (!role || role_at(table_, rank_of(*role)) != *role) return false;
        rank = rank_of(*role);
        return true;
    }

    JsonFields& json_;
    const Table& table_;
    Copies& copies_;
};

// The points item by item; what brings none is left out. For those who show it, and not read back.
void write_sheet(JsonWriter& json, const ScoreSheet& sheet, bool haunted) {
    json.key("sheet").begin_object();
    for (const SheetItem& item : sheet_items)
        if (const int points = sheet.*item.points; points != 0) json.field(item.name, points);
    if (haunted) json.field("haunted_as", name_of(sheet.haunted_as).en);
    json.end_object();
}

// Who chooses in which order, and who has; while characters are chosen. Not read back either.
void write_draft_order(JsonWriter& json, const Table& table) {
    json.key("draft_order").begin_array();
    const bool choosing = table.phase == Phase::pick || table.phase == Phase::put_down;
    for (int slot = 0; choosing && slot < slot_count(table); ++slot) {
        const Slot what = slot_at(table, slot);
        if (what.kind != SlotKind::pick) continue;
        json.begin_object().field("seat", seat_at(table, what.order));
        json.field("chosen", slot < table.step).end_object();
    }
    json.end_array();
}

}  // namespace

void Citadels::describe(const View& view, JsonWriter& json) {
    Writer writer(json, view.table);
    json.begin_object();
    json.field("viewer", view.viewer);
    writer.seat("asked", asked(view.table));
    table_fields(writer, view.table);
    write_draft_order(json, view.table);
    json.key("players").begin_array();
    for (Seat seat = 0; seat < view.table.seats; ++seat) {
        json.begin_object();
        json.field("seat", seat);
        player_fields(writer, view, seat);
        write_sheet(json, score_sheet(view, seat),
                    view.table.city[seat].has(card_of(District::haunted_quarter)));
        writer.cards("known",
                     view.viewer.owns(seat) ? Cards() : surely_at(view.memory, in_hand + seat));
        json.end_object();
    }
    json.end_array();
    own_fields(writer, view);
    json.end_object();
}

Expected<View> Citadels::from_json(const boost::json::value& json) {
    JsonFields fields(json);
    View view{};
    Table& table = view.table;
    const auto players = fields.list("players", most_players);
    if (players.size() < 2) fields.fail("\"players\" must be 2 to 8");
    if (!fields.good()) return refuse(fields.why());
    table.seats = static_cast<std::uint8_t>(players.size());
    view.viewer = fields.viewer("viewer", table.seats);
    Copies copies;
    Reader reader(fields, table, copies);
    table_fields(reader, table);
    const CardId wanted = table.wanted;
    const bool wants_fine = !table.beautified.empty();
    table.beautified = {};
    for (Seat seat = 0; seat < table.seats; ++seat) {
        InnerFields player(fields, players[seat], "player " + std::to_string(seat));
        if (player.number("seat", 0, most_players) != seat)
            player.fail("players come by seat, from 0");
        Reader inner(player, table, copies);
        player_fields(inner, view, seat);
    }
    if (wanted != no_card) {
        const Cards city = table.target == nobody ? Cards{} : table.city[table.target];
        const Cards alike = wants_fine ? city & table.beautified : city - table.beautified;
        const Cards meant = alike & citadels::copies(kind_of[wanted]);
        table.wanted = meant.empty() ? no_card : meant.first();
        if (meant.empty()) fields.fail("\"wanted\" cannot be so");
    }
    own_fields(reader, view);
    if (fields.good())
        if (auto why = impossible(view); !why.empty()) fields.fail(std::move(why));
    if (!fields.good()) return refuse(fields.why());
    return view;
}

}  // namespace agora::citadels
