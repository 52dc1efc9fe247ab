// Small plots as SVG, drawn by us: nothing is loaded from anywhere. Colours come from the classes
// of the page's style sheet.
#pragma once

#include "lab/balance/figures.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace agora::lab::svg {

// Text that is safe inside HTML and SVG.
std::string escaped(std::string_view text);

struct Bar {
    std::string name;
    Estimate share;
};

// Bars with their intervals, and a line where a fair share is.
std::string bars(const std::vector<Bar>& bars, double fair, std::string_view label);

struct Histogram {
    std::vector<double> counts;
    double first = 0;  // the value of the first class, and the step to the next
    double step = 1;
};
// One over the other, in the same scale; `front` may be empty.
std::string histogram(const Histogram& back, const Histogram& front, std::string_view label);

// Shares over the course of a game.
std::string curve(const std::vector<double>& shares, double fair, std::string_view label);

// A dot and its interval between -most and most, for a row of a table.
std::string whisker(const Estimate& difference, double most, bool marked);

}  // namespace agora::lab::svg
