#include "server/base/metric.hpp"

#include <fmt/format.h>

#include <iterator>

namespace agora::server {

namespace {

double seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

class MetricWriter {
public:
    void write(const Metric& metric) {
        fmt::format_to(std::back_inserter(text_), "# HELP agora_{} {}\n# TYPE agora_{} {}\n",
                       metric.name, metric.help, metric.name, metric.type);
        for (const auto& sample : metric.samples) {
            if (const auto* number = std::get_if<std::uint64_t>(&sample.value))
                line(metric.name, "", sample.labels, *number);
            else
                write(metric.name, sample.labels, std::get<Histogram::Snapshot>(sample.value));
        }
    }
    std::string take() { return std::move(text_); }

private:
    // Each bucket counts those below it, too.
    void write(std::string_view name, const std::string& labels, const Histogram::Snapshot& times) {
        const auto before = labels.empty() ? "" : labels + ",";
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < Histogram::bounds; ++i) {
            count += times.buckets[i];
            line(name, "_bucket", fmt::format("{}le=\"{}\"", before, seconds(Histogram::bound(i))),
                 count);
        }
        line(name, "_bucket", before + "le=\"+Inf\"", times.count);
        line(name, "_sum", labels, seconds(times.sum));
        line(name, "_count", labels, times.count);
    }

    template <class Number>
    void line(std::string_view name, std::string_view suffix, std::string_view labels,
              Number value) {
        fmt::format_to(std::back_inserter(text_), "agora_{}{}", name, suffix);
        if (!labels.empty()) fmt::format_to(std::back_inserter(text_), "{{{}}}", labels);
        fmt::format_to(std::back_inserter(text_), " {}\n", value);
    }

    std::string text_;
};

}  // namespace

std::string metrics_text(std::span<const Metric> metrics) {
    MetricWriter writer;
    for (const auto& metric : metrics) writer.write(metric);
    return writer.take();
}

}  // namespace agora::server
