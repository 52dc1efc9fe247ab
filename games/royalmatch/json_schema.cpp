// The schema of a view, as json.cpp writes it.
#include "core/options_json.hpp"
#include "games/royalmatch/json.hpp"

namespace agora::royalmatch {

namespace {

Schema suit() {
    Schema schema = Schema::word({}).named("Suit");
    for (unsigned i = 0; i < suit_count; ++i) {
        schema.words.push_back(suit_letter(static_cast<Suit>(i)));
        schema.labels.push_back(suit_name(static_cast<Suit>(i)));
    }
    return schema;
}

// Cards by name, as they are typed; with the value and the mark of the suit for people.
Schema card_id() {
    struct Names {
        std::array<std::string, card_count> typed;
        std::array<std::string, card_count> english;
        std::array<std::string, card_count> french;
    };
    static const Names names = [] {
        Names all;
        TerminalStyle style;
        for (Card card = 0; card < card_count; ++card) {
            all.typed[card] = card_name(card);
            style.lang = Lang::en;
            all.english[card] = card_mark(card, style);
            style.lang = Lang::fr;
            all.french[card] = card_mark(card, style);
        }
        return all;
    }();
    Schema schema = Schema::word({}).named("CardId");
    for (Card card = 0; card < card_count; ++card) {
        schema.words.emplace_back(names.typed[card]);
        schema.labels.push_back({names.english[card], names.french[card]});
    }
    return schema;
}
Schema card_list() { return Schema::list(card_id()); }

Schema goal_id() {
    Schema schema = Schema::word({}).named("GoalId");
    for (const Objective& each : objectives) {
        schema.words.push_back(each.id);
        schema.labels.push_back(each.name);
    }
    return schema.or_null();
}

Schema family_id() {
    Schema schema = Schema::word({}).named("FamilyId");
    for (const FamilyInfo& each : families) {
        schema.words.push_back(each.id);
        schema.labels.push_back(each.name);
    }
    return schema;
}

Schema byte() { return Schema::number(0, 255); }
Schema signed_byte() { return Schema::number(-128, 127); }
Schema numbers(int least, int most) { return Schema::list(Schema::number(least, most)); }

// What json.cpp calls a played card: `waiting` has the seat besides.
std::vector<Schema::Member> played() {
    return {{"card", card_id()},
            {"activated", Schema::flag()},
            {"target", Schema::seat()},
            {"up", Schema::flag()},
            {"pick", Schema::number(0, 3)}};
}

Schema waiting() {
    auto members = played();
    members.insert(members.begin(), {"seat", Schema::seat()});
    return Schema::object(std::move(members)).named("WaitingEffect");
}

Schema resolved() {
    return Schema::object({{"seat", Schema::seat()},
                           {"card", card_id().or_null()},
                           {"family", family_id()},
                           {"target", Schema::seat()},
                           {"up", Schema::flag()},
                           {"result", byte()},
                           {"moved", Schema::number(0, card_count)},
                           {"given", card_id().or_null()}})
        .named("ResolvedEffect");
}

Schema resolving() {
    return Schema::object({{"at", byte()},
                           {"step", Schema::number(0, card_count)},
                           {"family", family_id().or_null()},
                           {"level", Schema::number(0, 4)},
                           {"sum", Schema::number(0, 60)},
                           {"opponent", Schema::number(-1, most_players - 1)},
                           {"rolls", byte()},
                           {"aside", Schema::list(numbers(0, card_count - 1))}});
}

// How far an objective is, where it is known.
Schema objective() {
    return Schema::object({{"id", goal_id()},
                           {"kept", Schema::flag()},
                           {"bonus", Schema::number(0, 2)},
                           optional("points", Schema::number(0, 15)),
                           optional("number", Schema::number(0, card_count)),
                           optional("have", Schema::number(-card_count, card_count)),
                           optional("need", Schema::number(-1, card_count)),
                           optional("fulfilled", Schema::flag()),
                           optional("possible", Schema::flag()),
                           optional("sure", Schema::flag())})
        .named("Objective");
}

Schema tally() {
    std::vector<Schema::Member> members = {{"won", numbers(1, most_turns)}};
    for (const auto& [name, field] : tally_numbers)
        members.push_back({name, Schema::number(0, card_count)});
    members.push_back({"suits", Schema::text()});
    for (const auto& [name, mark] : tally_marks) members.push_back({name, Schema::flag()});
    return Schema::object(std::move(members)).named("Tally");
}

Schema round_result() {
    const Schema scored = Schema::object({{"id", goal_id()},
                                          {"kept", Schema::flag()},
                                          {"bonus", Schema::flag()},
                                          {"fulfilled", Schema::flag()},
                                          {"points", signed_byte()}})
                              .named("ScoredObjective");
    return Schema::object({{"objectives", Schema::list(scored)},
                           {"crowns", byte()},
                           {"oaths", byte()},
                           {"score", signed_byte()}})
        .named("RoundResult");
}

Schema player() {
    return Schema::object(
               {{"seat", Schema::seat()},
                {"rank", Schema::number(1, most_players)},
                {"total", Schema::number(-32768, 32767), {"Points", "Points"}},
                {"fulfilled", byte(), {"Objectives fulfilled", "Objectifs remplis"}},
                {"ready", Schema::flag(), {"has chosen", "a choisi"}},
                {"seals", byte(), {"Seals", "Sceaux"}},
                {"kept", Schema::number(0, dealt_goals), {"Objectives kept", "Objectifs gardés"}},
                {"hand_size", Schema::number(0, most_turns), {"Cards", "Cartes"}},
                {"deck_size", Schema::number(0, most_turns), {"Deck", "Deck"}},
                optional("to_choose", Schema::number(0, first_hand)),
                {"hand", card_list(), {"Hand", "Main"}},
                {"deck", card_list()},
                {"objectives", Schema::list(objective())},
                {"half_callings", Schema::number(0, 7)},
                {"full_callings", Schema::number(0, 7)},
                {"called_all", Schema::flag()},
                {"oaths", byte()},
                {"crowns", byte()},
                {"force", numbers(-100, 100)},
                {"spin", Schema::number(0, 8)},
                {"spun", suit()},
                {"choice", Schema::object(played()).named("PlayedCard").or_null()},
                {"tally", tally()},
                {"last_round", round_result()},
                {"gildings", numbers(0, 15)},
                {"slanders", numbers(0, 15)},
                {"slander", Schema::list(numbers(0, 15))},
                {"knows", card_list()},
                {"knows_gilding", card_list()},
                {"held", card_list()},
                {"deck_seen", Schema::number(0, 15)}})
        .named("Player");
}

}  // namespace

Schema RoyalMatch::schema() {
    const Schema trick_card =
        Schema::object(
            {{"card", card_id()}, {"activated", Schema::flag()}, {"force", signed_byte()}})
            .named("TrickCard");
    return Schema::object(
        {{"viewer", Schema::viewer()},
         {"phase", Schema::word(phase_names).named("Phase")},
         {"round", byte(), {"Round", "Manche"}},
         {"finished", byte()},
         {"turn", Schema::number(0, most_turns), {"Turn", "Tour"}},
         {"strong", suit(), {"Strong suit", "Couleur forte"}},
         {"order", Schema::text()},
         {"options", options_schema(choices())},
         {"discard", card_list(), {"Discard pile", "Défausse"}},
         {"activated", card_list()},
         {"gilding", Schema::map(signed_byte())},
         {"waiting", Schema::list(waiting())},
         {"resolved", Schema::list(resolved())},
         {"resolving", resolving().named("Resolving")},
         {"ranking", Schema::list(Schema::seat())},
         {"tricks", Schema::list(Schema::list(trick_card))},
         {"players", Schema::list(player())},
         {"everybody", Schema::object({{"knows", card_list()}, {"knows_gilding", card_list()}})
                           .named("Everybody")}});
}

}  // namespace agora::royalmatch
