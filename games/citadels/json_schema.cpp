// The schema of a view, from the list of its fields.
#include "games/citadels/json_fields.hpp"
#include "games/citadels/text.hpp"

#include <algorithm>

namespace agora::citadels {

namespace {

// A type whose words are ids of characters or districts, each with the name that people read.
template <class Id, class Facts>
Schema ids(std::string_view type, const Facts& facts) {
    Schema schema = Schema::word({}).named(type);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        schema.words.push_back(facts[i].id);
        schema.labels.push_back(name_of(static_cast<Id>(i)).name);
    }
    return schema;
}
Schema role_id() { return ids<Role>("RoleId", role_facts); }
Schema district_id() { return ids<District>("DistrictId", district_facts); }

// Takes the fields as Writer and Reader of json.cpp do, and builds the schema of each.
class Describer {
public:
    template <class Number>
    void number(std::string_view name, const Number&, int most, Text label = {}) {
        add(name, Schema::number(0, most), label);
    }
    template <class Word>
    void word(std::string_view name, const Word&, std::span<const std::string_view> words) {
        add(name, Schema::word(words));
    }
    template <class Bits>
    void bits(std::string_view name, const Bits&, std::span<const std::string_view> words) {
        add(name, Schema::list(Schema::word(words)));
    }
    void seat(std::string_view name, const Seat&, Text label = {}) {
        add(name, Schema::seat().or_null(), label);
    }
    void seats(std::string_view name, const SeatSet&) { add(name, Schema::list(Schema::seat())); }
    void cast(const std::array<Role, most_ranks>&) {
        add("cast", Schema::list(role_id().or_null()), {"Cast", "Distribution"});
    }
    void rank(std::string_view name, const Rank&, Text label = {}) {
        add(name, role_id().or_null(), label);
    }
    void ranks(std::string_view name, const Ranks&, Text label = {}) {
        add(name, Schema::list(role_id()), label);
    }
    void uniques(std::string_view name, const std::uint32_t&) {
        add(name, Schema::list(district_id()));
    }
    void card(std::string_view name, const CardId&) { add(name, district_id().or_null()); }
    void cards(std::string_view name, const Cards&, Text label = {}) {
        add(name, Schema::list(district_id()), label);
    }
    void wanted(const Table& table) {
        card("wanted", table.wanted);
        add("wanted_beautified", Schema::number(0, 1));
    }
    void city(const Table& table, Seat seat) {
        cards("city", table.city[seat], {"City", "Cité"});
        cards("beautified", table.beautified, {"Beautified", "Embellis"});
    }
    void memory(std::string_view name, const Memory&) {
        add(name, Schema::list(Schema::object({{"may_be", Schema::list(Schema::word(place_names))},
                                               {"cards", Schema::list(district_id())}})
                                   .named("HiddenCards")));
    }
    void slots(const std::array<Rank, most_slots>&) {
        add("draft", Schema::list(role_id().or_null()));
    }

    void add(std::string_view name, Schema schema, Text label = {}) {
        members_.push_back({name, std::move(schema), label});
    }
    Schema take() { return Schema::object(std::move(members_)); }

private:
    std::vector<Schema::Member> members_;
};

Schema sheet() {
    std::vector<Schema::Member> items;
    for (const SheetItem& item : sheet_items)
        items.push_back(optional(item.name, Schema::number(0, most_gold)));
    std::array<std::string_view, type_count> types;
    for (std::size_t i = 0; i < types.size(); ++i) types[i] = name_of(static_cast<Type>(i)).en;
    items.push_back(optional("haunted_as", Schema::word(types)));
    return Schema::object(std::move(items)).named("Sheet");
}

Schema player(const View& view) {
    Describer fields;
    fields.add("seat", Schema::seat());
    player_fields(fields, view, 0);
    fields.add("sheet", sheet());
    fields.cards("known", {}, {"Known in hand", "Connues en main"});
    return fields.take().named("Player");
}

}  // namespace

Schema Citadels::schema() {
    const View view{};
    Describer fields;
    fields.add("viewer", Schema::viewer());
    fields.seat("asked", nobody);
    table_fields(fields, view.table);
    fields.add("draft_order",
               Schema::list(Schema::object({{"seat", Schema::seat()}, {"chosen", Schema::flag()}})
                                .named("DraftSlot")));
    fields.add("players", Schema::list(player(view)));
    own_fields(fields, view);
    return fields.take();
}

}  // namespace agora::citadels
