#include "lab/balance/figures.hpp"
#include "lab/balance/verdict.hpp"

#include <boost/json/value.hpp>

namespace agora::lab {

namespace {

void write_estimate(std::string_view name, const Estimate& estimate, JsonWriter& json) {
    json.key(name).begin_array();
    json.value(estimate.value).value(estimate.low).value(estimate.high).end_array();
}

void write_group(const CensusKind& kind, std::size_t group, const Tally& tally, JsonWriter& json) {
    const auto& about = kind.groups[group];
    const GroupPower powers = powers_of(kind, group, tally);
    json.begin_object().field("group", about.id).field("usual_difference", powers.usual);
    json.key("elements").begin_array();
    for (const auto& power : powers.powers) {
        json.new_line(4);
        json.begin_object().field("id", about.ids[power.element]);
        json.field("name", about.names[power.element][0]);
        json.field("present", power.present).field("had", power.had);
        write_estimate("rate", power.rate, json);
        write_estimate("won_had", power.won_had, json);
        write_estimate("won_not", power.won_not, json);
        write_estimate("difference", power.difference, json);
        write_estimate("points", power.points, json);
        write_estimate("points_had", power.points_had, json);
        write_estimate("points_not", power.points_not, json);
        write_estimate("worth", power.worth, json);
        json.field("real", power.real).field("outlier", power.outlier).field("dead", power.dead);
        json.end_object();
    }
    json.end_array().end_object();
}

void write_figures(const CensusKind& kind, const Tally& tally, JsonWriter& json) {
    json.begin_object().field("seats", tally.seats).field("games", tally.games);
    json.key("won_by_seat").begin_array();
    for (std::size_t seat = 0; seat < tally.won.size(); ++seat) {
        const Estimate share = seat_share(tally, seat);
        json.begin_array().value(share.value).value(share.low).value(share.high).end_array();
    }
    json.end_array();
    write_estimate("turns", mean_of(tally.games, tally.turns, tally.turns_squared), json);
    json.key("groups").begin_array();
    for (std::size_t group = 0; group < kind.groups.size(); ++group) {
        json.new_line(3);
        write_group(kind, group, tally, json);
    }
    json.end_array().end_object();
}

void write_verdict(const Verdict& verdict, JsonWriter& json) {
    constexpr std::array<std::string_view, 3> judgements = {"holds", "open", "fails"};
    json.begin_object().field("asked", verdict.asked).key("answers").begin_array();
    for (const auto& answer : verdict.answers) {
        json.begin_object().field("seats", answer.seats);
        json.field("judgement", judgements[static_cast<std::size_t>(answer.judgement)]);
        json.key("names").begin_array();
        for (const auto& name : answer.names) json.value(name);
        json.end_array().end_object();
    }
    json.end_array().end_object();
}

}  // namespace

std::string report_json(const Report& report) {
    JsonWriter json;
    json.begin_object().field("agora_lab", 1);
    write_study(report.study, json);
    json.key("skill").begin_array();
    for (const auto& row : report.skill)
        json.begin_object()
            .field("better", row.better)
            .field("worse", row.worse)
            .field("games", row.games)
            .field("share", row.share)
            .field("margin", row.margin)
            .end_object();
    json.end_array().key("verdicts").begin_array();
    for (const auto& verdict : verdicts(report, Lang::en)) {
        json.new_line(2);
        write_verdict(verdict, json);
    }
    json.end_array().key("figures").begin_array();
    for (const auto& tally : report.study.tallies) {
        json.new_line(2);
        write_figures(census_kind(report.study.game), tally, json);
    }
    return json.end_array().end_object().take() + "\n";
}

Expected<Report> read_report(std::string_view text) {
    const auto json = read_json(text);
    constexpr std::string_view no_report_fr = "ce n’est pas un rapport d’agora lab";
    if (!json) return refuse(json.error().message, std::string(no_report_fr));
    JsonFields fields(*json, "report");
    fields.number("agora_lab", 1, 1);
    if (!fields.good())
        return refuse("this is no report of agora lab: " + fields.why(), std::string(no_report_fr));
    auto study = read_study(*json);
    if (!study) return std::unexpected(study.error());
    Report report{std::move(*study), {}};
    constexpr std::size_t most_rows = 100;
    for (const auto& item : fields.list("skill", most_rows)) {
        InnerFields row(fields, item, "skill");
        constexpr std::int64_t million = 1'000'000;
        report.skill.push_back({row.text("better"), row.text("worse"),
                                row.number("games", 0, INT64_MAX), row.number("share", 0, million),
                                row.number("margin", 0, million)});
    }
    if (!fields.good()) return refuse(fields.why(), std::string(no_report_fr));
    return report;
}

}  // namespace agora::lab
