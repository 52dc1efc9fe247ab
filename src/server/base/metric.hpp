// Metrics in the text format of Prometheus.
#pragma once

#include "server/base/histogram.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace agora::server {

struct Metric {
    struct Sample {
        std::string labels{};  // `status="2xx"`; empty: none
        std::variant<std::uint64_t, Histogram::Snapshot> value{};
    };

    std::string name;  // without the prefix "agora_"
    std::string help;
    std::string_view type;  // "gauge", "counter" or "histogram"
    std::vector<Sample> samples;

    static Metric gauge(std::string name, std::string help, std::uint64_t value) {
        return {std::move(name), std::move(help), "gauge", {{"", value}}};
    }
    static Metric counter(std::string name, std::string help, std::uint64_t value) {
        return {std::move(name), std::move(help), "counter", {{"", value}}};
    }
    // By convention its name ends in "_seconds".
    static Metric histogram(std::string name, std::string help,
                            const Histogram::Snapshot& snapshot) {
        return {std::move(name), std::move(help), "histogram", {{"", snapshot}}};
    }
};

std::string metrics_text(std::span<const Metric> metrics);

}  // namespace agora::server
