#include "server/base/histogram.hpp"

#include "server/base/metric.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <thread>
#include <vector>

namespace agora::server {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

std::size_t bucket_of(std::chrono::nanoseconds time) {
    Histogram histogram;
    histogram.record(time);
    const auto buckets = histogram.snapshot().buckets;
    const auto found = std::ranges::find(buckets, 1U);
    return static_cast<std::size_t>(found - buckets.begin());
}

TEST(Histogram, BucketsEndAtPowersOfTwo) {
    EXPECT_EQ(bucket_of(0ns), 0U);
    EXPECT_EQ(bucket_of(1us), 0U);
    EXPECT_EQ(bucket_of(1us + 1ns), 1U);
    EXPECT_EQ(bucket_of(2us), 1U);
    EXPECT_EQ(bucket_of(3us), 2U);
    for (std::size_t i = 1; i < Histogram::bounds; ++i) {
        EXPECT_EQ(bucket_of(Histogram::bound(i)), i);
        EXPECT_EQ(bucket_of(Histogram::bound(i) + 1ns), i + 1);
    }
    EXPECT_GE(Histogram::bound(Histogram::bounds - 1), 60s);
}

TEST(Histogram, TakesWhatNoClockShouldGive) {
    EXPECT_EQ(bucket_of(-5s), 0U);
    EXPECT_EQ(bucket_of(24h), Histogram::bounds);
}

TEST(Histogram, AddsUp) {
    Histogram histogram;
    for (const auto time : {1ms, 2ms, 3ms}) histogram.record(time);
    const auto snapshot = histogram.snapshot();
    EXPECT_EQ(snapshot.count, 3U);
    EXPECT_EQ(snapshot.sum, 6ms);
}

TEST(Histogram, LosesNothingThatThreadsRecord) {
    Histogram histogram;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int times = 0; times < 1000; ++times) histogram.record(1us * times);
        });
    for (auto& thread : threads) thread.join();
    const auto snapshot = histogram.snapshot();
    EXPECT_EQ(snapshot.count, 4000U);
    EXPECT_EQ(snapshot.sum, 4 * 999 * 500us);
}

TEST(Histogram, IsCumulativeInPrometheus) {
    Histogram histogram;
    for (const auto time : {1us, 2us, 100'000'000us}) histogram.record(time);
    const auto all =
        std::vector{Metric::histogram("wait_seconds", "A wait.", histogram.snapshot())};
    const auto text = metrics_text(all);
    EXPECT_THAT(text, HasSubstr("# TYPE agora_wait_seconds histogram\n"));
    EXPECT_THAT(text, HasSubstr("agora_wait_seconds_bucket{le=\"1e-06\"} 1\n"));
    EXPECT_THAT(text, HasSubstr("agora_wait_seconds_bucket{le=\"2e-06\"} 2\n"));
    EXPECT_THAT(text, HasSubstr("agora_wait_seconds_bucket{le=\"67.108864\"} 2\n"));
    EXPECT_THAT(text, HasSubstr("agora_wait_seconds_bucket{le=\"+Inf\"} 3\n"));
    EXPECT_THAT(text, HasSubstr("agora_wait_seconds_sum 100.000003\n"));
    EXPECT_THAT(text, HasSubstr("agora_wait_seconds_count 3\n"));
}

TEST(Metrics, HaveHelpATypeAndLabels) {
    auto requests = Metric::counter("requests_total", "Requests.", 7);
    requests.samples.front().labels = "status=\"2xx\"";
    EXPECT_EQ(metrics_text(std::vector{Metric::gauge("tables", "Tables.", 3), requests}),
              "# HELP agora_tables Tables.\n# TYPE agora_tables gauge\nagora_tables 3\n"
              "# HELP agora_requests_total Requests.\n# TYPE agora_requests_total counter\n"
              "agora_requests_total{status=\"2xx\"} 7\n");
}

}  // namespace
}  // namespace agora::server
