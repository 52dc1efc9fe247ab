#include "lab/balance/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace agora::lab::svg {

namespace {

constexpr double width = 460;
constexpr double height = 200;
constexpr double left = 42;
constexpr double bottom = 26;
constexpr double top = 10;
constexpr double right = 10;
constexpr double plot_width = width - left - right;
constexpr double plot_height = height - top - bottom;

std::string opened(std::string_view label) {
    return fmt::format(R"(<svg viewBox="0 0 {} {}" role="img" aria-label="{}">)", width, height,
                       escaped(label));
}

double y_of(double share, double most) { return top + plot_height * (1 - share / most); }

// Lines and numbers of the upright axis, in per cent.
void add_grid(std::string& out, double most) {
    const double step = most > 0.6 ? 0.25 : most > 0.3 ? 0.1 : 0.05;
    for (double at = 0; at <= most + 1e-9; at += step) {
        const double y = y_of(at, most);
        fmt::format_to(std::back_inserter(out),
                       R"(<line class="grid" x1="{}" x2="{}" y1="{:.1f}" y2="{:.1f}"/>)"
                       R"(<text class="axis" x="{}" y="{:.1f}" text-anchor="end">{:.0f} %</text>)",
                       left, width - right, y, y, left - 5, y + 4, 100 * at);
    }
}

void add_fair(std::string& out, double fair, double most) {
    fmt::format_to(std::back_inserter(out),
                   R"(<line class="fair" x1="{}" x2="{}" y1="{:.1f}" y2="{:.1f}"/>)", left,
                   width - right, y_of(fair, most), y_of(fair, most));
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            case '\'': safe += "&#39;"; break;
            default: safe += c;
        }
    return safe;
}

std::string bars(const std::vector<Bar>& bars, double fair, std::string_view label) {
    double most = fair;
    for (const auto& bar : bars) most = std::max(most, bar.share.high);
    most = std::min(1.0, std::ceil(most * 10 + 0.5) / 10);
    std::string out = opened(label);
    add_grid(out, most);
    const double step = plot_width / static_cast<double>(bars.size());
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const auto& [name, share] = bars[i];
        const double x = left + step * static_cast<double>(i);
        const double middle = x + step / 2;
        fmt::format_to(
            std::back_inserter(out),
            R"(<rect class="bar" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>)"
            R"(<line class="error" x1="{:.1f}" x2="{:.1f}" y1="{:.1f}" y2="{:.1f}"/>)"
            R"(<text class="value" x="{:.1f}" y="{:.1f}" text-anchor="middle">{:.1f}</text>)"
            R"(<text class="axis" x="{:.1f}" y="{}" text-anchor="middle">{}</text>)",
            x + step * 0.2, y_of(share.value, most), step * 0.6, plot_height * share.value / most,
            middle, middle, y_of(share.low, most), y_of(share.high, most), middle,
            y_of(0, most) - 6, 100 * share.value, middle, height - 8, escaped(name));
    }
    add_fair(out, fair, most);
    return out + "</svg>";
}

std::string histogram(const Histogram& back, const Histogram& front, std::string_view label) {
    std::size_t begin = 0;
    std::size_t end = back.counts.size();
    while (begin < end && back.counts[begin] == 0) ++begin;
    while (end > begin && back.counts[end - 1] == 0) --end;
    if (begin == end) return {};
    const double most = *std::ranges::max_element(back.counts);
    const double step = plot_width / static_cast<double>(end - begin);
    std::string out = opened(label);
    for (const auto* each : {&back, &front})
        for (std::size_t i = begin; i < std::min(end, each->counts.size()); ++i) {
            const double tall = plot_height * each->counts[i] / most;
            fmt::format_to(
                std::back_inserter(out),
                R"(<rect class="{}" x="{:.2f}" y="{:.1f}" width="{:.2f}" height="{:.1f}"/>)",
                each == &back ? "bar" : "front", left + step * static_cast<double>(i - begin),
                top + plot_height - tall, std::max(step - (step > 4 ? 1 : 0), 0.5), tall);
        }
    const std::size_t labels = std::min<std::size_t>(8, end - begin);
    for (std::size_t n = 0; n < labels; ++n) {
        const std::size_t i = begin + n * (end - begin) / labels;
        fmt::format_to(std::back_inserter(out),
                       R"(<text class="axis" x="{:.1f}" y="{}" text-anchor="middle">{:g}</text>)",
                       left + step * (static_cast<double>(i - begin) + 0.5), height - 8,
                       back.first + back.step * static_cast<double>(i));
    }
    return out + "</svg>";
}

std::string curve(const std::vector<double>& shares, double fair, std::string_view label) {
    std::string out = opened(label);
    add_grid(out, 1);
    add_fair(out, fair, 1);
    std::string points;
    const double step = plot_width / static_cast<double>(shares.size() - 1);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double x = left + step * static_cast<double>(i);
        fmt::format_to(std::back_inserter(points), "{:.1f},{:.1f} ", x, y_of(shares[i], 1));
        fmt::format_to(std::back_inserter(out),
                       R"(<text class="axis" x="{:.1f}" y="{}" text-anchor="middle">{:.0f}</text>)",
                       x, height - 8,
                       100.0 * static_cast<double>(i) / static_cast<double>(shares.size() - 1));
    }
    fmt::format_to(std::back_inserter(out), R"(<polyline class="curve" points="{}"/>)", points);
    return out + "</svg>";
}

std::string whisker(const Estimate& difference, double most, bool marked) {
    constexpr double wide = 160;
    constexpr double tall = 16;
    const auto x_of = [&](double value) {
        return wide / 2 + wide / 2 * std::clamp(value / most, -1.0, 1.0);
    };
    // A page has hundreds of them: few characters each. The line at 0 is in the style sheet.
    return fmt::format(R"(<svg class="whisker" viewBox="0 0 {} {}" aria-hidden="true">)"
                       R"(<path class="error" d="M{:.0f} {}H{:.0f}"/>)"
                       R"(<circle class="{}" cx="{:.0f}" cy="{}" r="4"/></svg>)",
                       wide, tall, x_of(difference.low), tall / 2, x_of(difference.high),
                       marked ? "marked" : "dot", x_of(difference.value), tall / 2);
}

}  // namespace agora::lab::svg
