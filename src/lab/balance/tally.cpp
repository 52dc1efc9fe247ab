#include "lab/balance/tally.hpp"

#include <boost/json/value.hpp>

#include <limits>
#include <type_traits>

namespace agora::lab {

namespace {

constexpr auto greatest = std::numeric_limits<std::int64_t>::max();

template <class T>
constexpr bool is_list = !std::is_integral_v<std::remove_cvref_t<T>>;

std::array<std::int64_t, ElementTally::fields> numbers_of(const ElementTally& element) {
    return {element.present,    element.had,        element.won_had,     element.won_not,
            element.points_had, element.points_not, element.squares_had, element.squares_not};
}

ElementTally element_from(const std::array<std::int64_t, ElementTally::fields>& numbers) {
    return {numbers[0], numbers[1], numbers[2], numbers[3],
            numbers[4], numbers[5], numbers[6], numbers[7]};
}

}  // namespace

Tally::Tally(const CensusKind& kind, int players) : seats(players) {
    const auto count = static_cast<std::size_t>(players);
    won.resize(count);
    won_in_order.resize(count);
    score.resize(count);
    score_squared.resize(count);
    length.resize(lengths);
    width.resize(widths);
    all_scores.resize(most_score - least_score + 1);
    winning_scores.resize(most_score - least_score + 1);
    led.resize(moments);
    held.resize(moments);
    offered.resize(kind.decisions.size());
    taken.resize(kind.decisions.size());
    elements.resize(element_count(kind));
}

void Tally::add(const Tally& other) {
    // The same fields of both, one after another.
    std::vector<const std::int64_t*> numbers;
    each(other, [&](std::string_view, const auto& field) {
        if constexpr (is_list<decltype(field)>)
            for (const auto& number : field) numbers.push_back(&number);
        else
            numbers.push_back(&field);
    });
    std::size_t at = 0;
    each(*this, [&](std::string_view, auto& field) {
        if constexpr (is_list<decltype(field)>)
            for (auto& number : field) number += *numbers[at++];
        else
            field += *numbers[at++];
    });
    for (std::size_t i = 0; i < elements.size(); ++i) {
        auto mine = numbers_of(elements[i]);
        const auto more = numbers_of(other.elements[i]);
        for (std::size_t j = 0; j < mine.size(); ++j) mine[j] += more[j];
        elements[i] = element_from(mine);
    }
}

void write_tally(const Tally& tally, JsonWriter& json) {
    json.begin_object().field("seats", tally.seats);
    Tally::each(tally, [&](std::string_view name, const auto& field) { json.field(name, field); });
    json.key("elements").begin_array();
    for (const auto& element : tally.elements) json.value(numbers_of(element));
    json.end_array().end_object();
}

Expected<Tally> read_tally(const boost::json::value& json, const CensusKind& kind) {
    JsonFields fields(json, "tally");
    const auto seats = static_cast<int>(fields.number("seats", 1, most_seats));
    Tally tally(kind, fields.good() ? seats : 2);
    Tally::each(tally, [&](std::string_view name, auto& field) {
        if constexpr (is_list<decltype(field)>)
            fields.numbers(name, field, -greatest, greatest);
        else
            field = fields.number(name, 0, greatest);
    });
    const auto elements = fields.list("elements", tally.elements.size());
    if (elements.size() != tally.elements.size()) fields.fail("other elements than the game has");
    for (std::size_t i = 0; i < elements.size() && fields.good(); ++i) {
        const auto* list = elements[i].if_array();
        std::array<std::int64_t, ElementTally::fields> numbers{};
        if (list == nullptr || list->size() != numbers.size()) {
            fields.fail("an element is a list of 8 numbers");
            break;
        }
        for (std::size_t j = 0; j < numbers.size(); ++j)
            if ((*list)[j].is_int64())
                numbers[j] = (*list)[j].get_int64();
            else
                fields.fail("an element is a list of 8 numbers");
        tally.elements[i] = element_from(numbers);
    }
    if (!fields.good()) return refuse(fields.why());
    return tally;
}

}  // namespace agora::lab
