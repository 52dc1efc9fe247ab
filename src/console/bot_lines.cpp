#include "console/bot_lines.hpp"

#include <boost/json/value.hpp>

#include <algorithm>

namespace agora::console {

namespace {

constexpr std::size_t most_legal = 1024;
constexpr int longest_budget_ms = 600'000;

// The decisions that the question lists, as far as they are legal.
Expected<std::vector<Code>> wanted_of(JsonFields& fields, std::span<const Code> legal,
                                      const AnyView& view) {
    std::vector<Code> wanted;
    for (const auto& text : fields.list("legal", most_legal)) {
        if (!text.is_string()) return refuse("\"legal\" is a list of texts");
        const auto line = view.read(std::string_view(text.get_string()), Lang::en);
        if (!line || line->size() != 1 || std::ranges::find(legal, line->front()) == legal.end())
            return refuse("\"legal\" has a decision that is not legal in this view");
        wanted.push_back(line->front());
    }
    return wanted;
}

}  // namespace

Expected<BotQuestion> read_question(const AnyGame& game, std::string_view line) {
    const auto json = read_json(line);
    if (!json) return std::unexpected(json.error());
    JsonFields fields(*json);
    BotQuestion question;
    auto view = game.from_json(fields.member("view"));
    if (!fields.good()) return refuse(fields.why());
    if (!view) return std::unexpected(view.error());
    question.view = std::move(*view);
    const Viewer viewer = question.view->viewer();
    if (viewer.is_spectator()) return refuse("the view is a spectator's: it has nothing to decide");
    if (fields.has("seat") && fields.number("seat", 0, most_seats - 1) != viewer.seat())
        fields.fail("the view is not of that seat");
    if (fields.has("budget_ms"))
        question.budget_ms = static_cast<int>(fields.number("budget_ms", 0, longest_budget_ms));
    if (!fields.good()) return refuse(fields.why());
    // Legal decisions depend on the view only: any state sampled from it gives the same list.
    Random random(1);
    question.legal = question.view->sample(random)->legal(viewer.seat());
    if (question.legal.empty()) return refuse("this seat has nothing to decide");
    if (!fields.has("legal")) return question;
    auto wanted = wanted_of(fields, question.legal, *question.view);
    if (!fields.good()) return refuse(fields.why());
    if (!wanted) return std::unexpected(wanted.error());
    if (wanted->empty()) return refuse("\"legal\" is empty");
    question.legal = std::move(*wanted);
    return question;
}

std::string answer_line(const AnyView& view, Code decision, const ai::Analysis& analysis) {
    constexpr std::size_t most_thoughts = 8;
    JsonWriter json;
    json.begin_object().field("do", view.write(decision)).key("analysis").begin_array();
    for (std::size_t i = 0; i < std::min(most_thoughts, analysis.candidates.size()); ++i) {
        const ai::Candidate& candidate = analysis.candidates[i];
        json.begin_object().field("do", view.write(candidate.decision));
        json.field("win", candidate.win).field("visits", candidate.visits);
        if (analysis.mixed) json.field("share", candidate.share);
        json.key("line").begin_array();
        for (const auto& text : candidate.line) json.value(text);
        json.end_array().end_object();
    }
    return json.end_array().end_object().take();
}

std::string error_line(std::string_view why) {
    JsonWriter json;
    return json.begin_object().field("error", why).end_object().take();
}

}  // namespace agora::console
