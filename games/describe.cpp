#include "games/describe.hpp"

#include "core/typography.hpp"

namespace agora::games {

namespace {

std::string say(const Text& text, Lang lang) { return typeset(std::string(text.in(lang)), lang); }

std::string_view word_of(OptionUse use) {
    switch (use) {
        case OptionUse::first_seat: return "first_seat";
        case OptionUse::piece: return "piece";
        case OptionUse::rule: break;
    }
    return "rule";
}

std::string_view word_of(Suits suits) {
    switch (suits) {
        case Suits::with_a_person: return "with_a_person";
        case Suits::bots_alone: return "bots_alone";
        case Suits::unrated: return "unrated";
        case Suits::everybody: break;
    }
    return "everybody";
}

void write_choice(JsonWriter& json, const ChoiceInfo& choice, Lang lang) {
    json.begin_object().field("name", choice.name).field("about", say(choice.about, lang));
    json.field("label", say(choice.label, lang)).field("use", word_of(choice.use));
    if (choice.words.empty()) {
        json.field("least", choice.least).field("most", choice.most);
    } else {
        json.key("words").begin_array();
        for (const auto word : choice.words) json.value(word);
        json.end_array();
    }
    if (!choice.labels.empty()) {
        json.key("labels").begin_array();
        for (const auto& label : choice.labels) json.value(say(label, lang));
        json.end_array();
    }
    if (!choice.suits.empty()) {
        json.key("suits").begin_array();
        for (const auto suits : choice.suits) json.value(word_of(suits));
        json.end_array();
    }
    if (choice.unrated)
        json.field("at_a_table", choice_text(choice, choice.unrated->value))
            .field("notice", say(choice.unrated->notice, lang));
    json.end_object();
}

}  // namespace

void write_members(JsonWriter& json, const AnyGame& game, Lang lang) {
    const auto& about = game.about();
    json.field("id", about.id).field("title", about.title.in(lang));
    const bool has_invitation = !about.invitation.in(lang).empty();
    json.field("pitch", say(about.pitch, lang));
    json.field("invitation", say(has_invitation ? about.invitation : about.pitch, lang));
    json.field("rules", about.rules);
    json.field("least_seats", about.least_seats).field("most_seats", about.most_seats);
    json.field("seconds", about.seconds).field("minutes", about.minutes);
    json.field("opponents", about.opponents);
    json.key("presets").begin_array();
    for (const auto& preset : game.presets()) {
        json.begin_object().field("name", preset.name).field("about", say(preset.about, lang));
        json.key("options").begin_object();
        if (const auto whole = game.complete({std::string(preset.name), {}}))
            for (const auto& [name, value] : whole->values) json.field(name, value);
        json.end_object().end_object();
    }
    json.end_array().key("options").begin_array();
    for (const auto& choice : game.choices()) write_choice(json, choice, lang);
    json.end_array();
}

}  // namespace agora::games
