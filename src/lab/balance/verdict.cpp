#include "lab/balance/verdict.hpp"

#include "lab/balance/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace agora::lab {

namespace {

constexpr std::int64_t enough = 10;  // trials, before their mean says anything

// One element before a bar that it should clear: by how much it does, in standard errors.
struct Clearance {
    std::string name;
    double errors = 0;
};

// Significantly below the bar, below it, or above; corrected for multiple comparisons.
CriterionResult judged(int seats, const std::vector<Clearance>& all) {
    std::vector<double> chances;
    chances.reserve(all.size());
    for (const auto& one : all) chances.push_back(one.errors < 0 ? chance_of(one.errors) : 1);
    const auto certain = beyond_luck(chances);
    CriterionResult answer{seats, Judgement::holds, {}};
    if (std::ranges::any_of(all, [](const Clearance& one) { return one.errors < 0; }))
        answer.judgement = Judgement::open;
    if (std::ranges::find(certain, true) != certain.end()) answer.judgement = Judgement::fails;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (answer.judgement == Judgement::fails ? certain[i] : all[i].errors < 0)
            answer.names.push_back(all[i].name);
    return answer;
}

// How far an estimate is above a bar.
double above(const Estimate& estimate, double bar) {
    const double error = (estimate.high - estimate.low) / (2 * 1.96);
    return (estimate.value - bar) / std::max(error, 1e-9);
}
double below(const Estimate& estimate, double bar) { return -above(estimate, bar); }

// Seats, or those who come to play first, second...
CriterionResult judge_shares(const Tally& tally,
                             Estimate (*share_of_place)(const Tally&, std::size_t),
                             const Text& word, Lang lang) {
    CriterionResult answer{tally.seats, Judgement::holds, {}};
    for (std::size_t place = 0; place < tally.won.size(); ++place) {
        const Estimate share = share_of_place(tally, place);
        const Fairness fairness = fairness_of(share, tally.seats);
        if (fairness == Fairness::fair) continue;
        const bool clear = fairness != Fairness::unclear;
        answer.judgement = std::max(answer.judgement, clear ? Judgement::fails : Judgement::open);
        answer.names.push_back(
            fmt::format("{} {} {:.1f} %", word.in(lang), place + 1, 100 * share.value));
    }
    return answer;
}

// Asks the same of every element of a group.
class GroupJudge {
public:
    GroupJudge(const CensusKind& kind, std::size_t which, const Report& report, Lang lang)
        : kind_(kind), which_(which), report_(report), lang_(lang) {}

    // `clearance(power)`: by how many standard errors it holds.
    template <class Clear>
    Verdict ask(const Text& asked, Clear&& clearance) const {
        const ElementGroup& group = kind_.groups[which_];
        Verdict verdict{fmt::format("{}{}{}", group.title.in(lang_), Text{": ", " : "}.in(lang_),
                                    asked.in(lang_)),
                        {}};
        for (const auto& tally : report_.study.tallies) {
            if (tally.games == 0) continue;
            std::vector<Clearance> all;
            for (const Power& power : powers_of(kind_, which_, tally).powers)
                all.push_back({group.names[power.element][static_cast<std::size_t>(lang_)],
                               clearance(power)});
            verdict.answers.push_back(judged(tally.seats, all));
        }
        return verdict;
    }

private:
    const CensusKind& kind_;
    std::size_t which_;
    const Report& report_;
    Lang lang_;
};

void judge_group(const CensusKind& kind, std::size_t which, const Report& report, Lang lang,
                 std::vector<Verdict>& out) {
    const ElementGroup& group = kind.groups[which];
    const GroupJudge judge(kind, which, report, lang);
    switch (group.measure) {
        case Measure::outcome: {
            if (!group.choice || group.least_share <= 0) return;
            const auto percent = [](double share) { return fmt::format("{:.0f}", 100 * share); };
            const std::string en = fmt::format("each {} in {} to {} % of the cases ({})",
                                               group.had.en, percent(group.least_share),
                                               percent(group.most_share), group.present.en);
            const std::string fr = fmt::format("chaque élément : {} dans {} à {} % des cas ({})",
                                               group.had.fr, percent(group.least_share),
                                               percent(group.most_share), group.present.fr);
            out.push_back(judge.ask({en, fr}, [&](const Power& power) {
                return std::min(above(power.rate, group.least_share),
                                below(power.rate, group.most_share));
            }));
            return;
        }
        case Measure::worth:
            out.push_back(
                judge.ask({"each brings points to those who keep it, penalties included",
                           "chacun rapporte des points à qui le garde, pénalités comprises"},
                          [](const Power& power) { return above(power.worth, 0); }));
            return;
        case Measure::gain:
            out.push_back(
                judge.ask({"none is never right: those who activate it gain",
                           "aucun n'est toujours mauvais : ceux qui l'activent y gagnent"},
                          [](const Power& power) {
                              return power.had < enough ? 0 : above(power.points_had, 0);
                          }));
            out.push_back(judge.ask(
                {"none is always right: those who leave it would not gain",
                 "aucun n'est toujours bon : ceux qui s'en abstiennent n'y gagneraient pas"},
                [](const Power& power) {
                    return power.present - power.had < enough ? 0 : below(power.points_not, 0);
                }));
            return;
    }
}

}  // namespace

std::vector<Verdict> verdicts(const Report& report, Lang lang) {
    std::vector<Verdict> all;
    const auto ask = [&](const Text& asked, auto share_of_place, const Text& word) {
        Verdict verdict{std::string(asked.in(lang)), {}};
        for (const auto& tally : report.study.tallies)
            if (tally.games > 0)
                verdict.answers.push_back(judge_shares(tally, share_of_place, word, lang));
        all.push_back(std::move(verdict));
    };
    ask({"Seats: none wins 2 % more or less than its share",
         "Places : aucune ne gagne 2 % de plus ou de moins que sa part"},
        seat_share, {"seat", "place"});
    if (std::ranges::any_of(report.study.tallies, luck_begins))
        ask({"Order of play: nobody wins 2 % more or less than a fair share by it",
             "Ordre de jeu : nul n'y gagne 2 % de plus ou de moins qu'une juste part"},
            order_share, {"number", "numéro"});
    const CensusKind& kind = census_kind(report.study.game);
    for (std::size_t group = 0; group < kind.groups.size(); ++group)
        judge_group(kind, group, report, lang, all);
    return all;
}

std::string in_words(const CriterionResult& answer, Lang lang) {
    if (answer.judgement == Judgement::holds) return std::string(Text{"yes", "oui"}.in(lang));
    constexpr std::size_t few = 6;
    constexpr Text no = {"no: ", "non : "};
    constexpr Text not_sure = {"not sure: ", "pas sûr : "};
    std::string text((answer.judgement == Judgement::fails ? no : not_sure).in(lang));
    for (std::size_t i = 0; i < std::min(few, answer.names.size()); ++i)
        text += (i == 0 ? "" : ", ") + answer.names[i];
    if (answer.names.size() > few) text += fmt::format(" +{}", answer.names.size() - few);
    return text;
}

}  // namespace agora::lab
