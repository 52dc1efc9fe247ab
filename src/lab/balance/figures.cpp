#include "lab/balance/figures.hpp"

#include <algorithm>
#include <cmath>

namespace agora::lab {

namespace {

constexpr double wide = 1.96;         // standard errors of a 95 % interval
constexpr double tolerance = 0.02;    // a seat may win so much more than its share
constexpr double hardly_ever = 0.01;  // of the times that it was there
constexpr std::int64_t enough = 30;   // units on both sides before differences are looked at
constexpr double false_alarms = 0.05;

double variance_of(const Estimate& share, double all) {
    return all > 0 ? share.value * (1 - share.value) / all : 0;
}

Estimate scaled(const Estimate& estimate, double unit) {
    return {estimate.value * unit, estimate.low * unit, estimate.high * unit};
}

// Points of those who had it, of the others, of all, and the difference of the first two.
void count_points(const ElementTally& tally, double unit, Power& power) {
    const auto others = tally.present - tally.had;
    power.points_had = scaled(mean_of(tally.had, tally.points_had, tally.squares_had), unit);
    power.points_not = scaled(mean_of(others, tally.points_not, tally.squares_not), unit);
    power.worth = scaled(mean_of(tally.present, tally.points_had + tally.points_not,
                                 tally.squares_had + tally.squares_not),
                         unit);
    if (tally.had < 2 || others < 2) return;
    const double error = std::hypot(power.points_had.high - power.points_had.value,
                                    power.points_not.high - power.points_not.value);
    const double difference = power.points_had.value - power.points_not.value;
    power.points = {difference, difference - error, difference + error};
}

double median(std::vector<double> numbers) {
    if (numbers.empty()) return 0;
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

// Marks significant differences, and those far from the median of their group.
void mark(GroupPower& group) {
    std::vector<double> chances;
    std::vector<double> far_chances;
    std::vector<double> differences;
    std::vector<std::size_t> judged;
    for (std::size_t i = 0; i < group.powers.size(); ++i) {
        const Power& power = group.powers[i];
        if (std::min(power.had, power.present - power.had) < enough) continue;
        judged.push_back(i);
        differences.push_back(power.difference.value);
    }
    group.usual = median(differences);
    std::vector<double> distances;
    for (const double difference : differences)
        distances.push_back(std::abs(difference - group.usual));
    const double spread = std::max(1.4826 * median(distances), 0.005);
    for (const std::size_t i : judged) {
        const Estimate& difference = group.powers[i].difference;
        const double error = std::max((difference.high - difference.low) / (2 * wide), 1e-9);
        chances.push_back(chance_of(difference.value / error));
        far_chances.push_back(chance_of((difference.value - group.usual) / error));
    }
    const auto real = beyond_luck(chances);
    const auto far = beyond_luck(far_chances);
    for (std::size_t n = 0; n < judged.size(); ++n) {
        Power& power = group.powers[judged[n]];
        power.real = real[n];
        power.outlier = far[n] && distances[n] > 3 * spread;
    }
}

}  // namespace

Estimate share_of(double count, double all) {
    if (all <= 0) return {0, 0, 1};
    const double share = count / all;
    const double square = wide * wide;
    const double middle = (share + square / (2 * all)) / (1 + square / all);
    const double margin =
        wide * std::sqrt(share * (1 - share) / all + square / (4 * all * all)) / (1 + square / all);
    return {share, std::max(0.0, middle - margin), std::min(1.0, middle + margin)};
}

Estimate mean_of(std::int64_t count, std::int64_t sum, std::int64_t squares) {
    if (count == 0) return {};
    const auto all = static_cast<double>(count);
    const double mean = static_cast<double>(sum) / all;
    const double variance = std::max(0.0, static_cast<double>(squares) / all - mean * mean);
    const double margin = wide * std::sqrt(variance / all);
    return {mean, mean - margin, mean + margin};
}

double chance_of(double errors) { return std::erfc(std::abs(errors) / std::sqrt(2.0)); }

std::vector<bool> beyond_luck(const std::vector<double>& chances) {
    std::vector<std::size_t> order(chances.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&](std::size_t i) { return chances[i]; });
    std::size_t named = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (chances[order[i]] <=
            false_alarms * static_cast<double>(i + 1) / static_cast<double>(chances.size()))
            named = i + 1;
    std::vector<bool> beyond(chances.size());
    for (std::size_t i = 0; i < named; ++i) beyond[order[i]] = true;
    return beyond;
}

GroupPower powers_of(const CensusKind& kind, std::size_t group, const Tally& tally) {
    GroupPower result;
    const std::size_t first = first_element(kind, group);
    for (std::size_t i = 0; i < kind.groups[group].ids.size(); ++i) {
        const ElementTally& element = tally.elements[first + i];
        if (element.present == 0) continue;
        const auto present = static_cast<double>(element.present);
        const auto had = static_cast<double>(element.had);
        Power power;
        power.element = i;
        power.present = element.present;
        power.had = element.had;
        power.rate = share_of(had, present);
        power.won_had = share_of(static_cast<double>(element.won_had) / victory, had);
        power.won_not = share_of(static_cast<double>(element.won_not) / victory, present - had);
        const double difference = power.won_had.value - power.won_not.value;
        const double margin = wide * std::sqrt(variance_of(power.won_had, had) +
                                               variance_of(power.won_not, present - had));
        power.difference = {difference, difference - margin, difference + margin};
        const Measure measure = kind.groups[group].measure;
        count_points(element, measure == Measure::gain ? 0.01 : 1, power);
        power.dead = kind.groups[group].choice && kind.groups[group].least_share > 0 &&
                     measure == Measure::outcome && power.rate.high < hardly_ever;
        result.powers.push_back(power);
    }
    // What was tried out has no wins.
    if (kind.groups[group].measure != Measure::gain) mark(result);
    return result;
}

Estimate seat_share(const Tally& tally, std::size_t seat) {
    return share_of(static_cast<double>(tally.won[seat]) / victory,
                    static_cast<double>(tally.games));
}

Estimate order_share(const Tally& tally, std::size_t place) {
    return share_of(static_cast<double>(tally.won_in_order[place]) / victory,
                    static_cast<double>(tally.games));
}

Fairness fairness_of(const Estimate& share, int seats) {
    const double fair = 1.0 / seats;
    // Bonferroni: as many comparisons as seats.
    const double error = std::max((share.high - share.low) / (2 * wide), 1e-9);
    const bool certain = chance_of((share.value - fair) / error) * seats < false_alarms;
    if (certain && share.value > fair + tolerance) return Fairness::favoured;
    if (certain && share.value < fair - tolerance) return Fairness::burdened;
    if (share.high <= fair + tolerance && share.low >= fair - tolerance) return Fairness::fair;
    return Fairness::unclear;
}

}  // namespace agora::lab
