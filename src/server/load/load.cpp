#include "server/load/load.hpp"

#include "core/json.hpp"
#include "games/registry.hpp"
#include "server/load/crowd.hpp"
#include "server/load/own_server.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

namespace agora::server {

namespace {

using namespace load;

constexpr int fine = 0;
constexpr int failed = 1;
constexpr int unusable = 2;

int complain(int code, std::string_view why) {
    fmt::print(stderr, "agora load: {}\n", why);
    return code;
}

void allow_open_files() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

double share(const std::vector<double>& sorted, double part) {
    if (sorted.empty()) return 0;
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(part * last)];
}

struct Report {
    Measured measured;
    double start_seconds = 0;  // of our own server
    std::size_t before = 0;    // its memory when it had started,
    std::size_t memory = 0;    // and at the end
};

double megabytes(std::size_t bytes) { return static_cast<double>(bytes) / (1024 * 1024); }

std::string as_text(const LoadWish& wish, const Report& report) {
    const auto& got = report.measured;
    std::string text = fmt::format("{} tables of {}, {} spectators each, {} idle connections\n",
                                   wish.tables, wish.game, wish.spectators, wish.idle);
    if (wish.stored > 0)
        text +=
            fmt::format("{} stored tables, {} of them open\n", wish.stored, (wish.stored + 1) / 2);
    if (wish.connect.empty())
        text +=
            fmt::format("started in {:.2f} s; {:.0f} MB then, {:.0f} MB at the end\n",
                        report.start_seconds, megabytes(report.before), megabytes(report.memory));
    if (wish.tables == 0) return text;
    const auto per_second = [&](std::uint64_t count) {
        return static_cast<double>(count) / got.seconds;
    };
    text +=
        fmt::format("{:.0f} decisions a second, accepted and kept ({} in {:.1f} s; {} refused)\n",
                    per_second(got.decisions), got.decisions, got.seconds, got.refused);
    text += fmt::format("until all had seen it: median {:.1f} ms, 99 of 100 within {:.1f} ms\n",
                        share(got.latencies, 0.5), share(got.latencies, 0.99));
    text += fmt::format("{} games came to their end; {:.1f} MB received a second\n", got.games,
                        megabytes(static_cast<std::size_t>(per_second(got.bytes))));
    return text;
}

std::string as_json(const LoadWish& wish, const Report& report) {
    const auto& got = report.measured;
    JsonWriter json;
    json.begin_object().field("game", wish.game).field("tables", wish.tables);
    json.field("spectators", wish.spectators).field("idle", wish.idle);
    json.field("stored", wish.stored).field("rate", wish.rate);
    json.field("start_seconds", report.start_seconds).field("memory_before", report.before);
    json.field("memory", report.memory).field("seconds", got.seconds);
    json.field("decisions", got.decisions).field("refused", got.refused);
    json.field("games", got.games).field("bytes", got.bytes);
    json.field("p50_ms", share(got.latencies, 0.5)).field("p99_ms", share(got.latencies, 0.99));
    return json.end_object().take() + "\n";
}

}  // namespace

int load_command(const LoadWish& wish) {
    const auto game = find_game(wish.game);
    if (!game) return complain(unusable, game.error().why);
    if ((*game)->about().least_seats > 2) return complain(unusable, "the game needs more than two");
    if (wish.tables < 0 || wish.spectators < 0 || wish.idle < 0 || wish.stored < 0)
        return complain(unusable, "numbers cannot be negative");
    if (!wish.connect.empty() && wish.stored > 0)
        return complain(unusable, "only a server of our own can be filled (--stored)");
    allow_open_files();

    Report report;
    OwnServer own;
    auto address =
        wish.connect.empty() ? Result<client::Address>() : client::read_address(wish.connect);
    if (wish.connect.empty()) {
        if (wish.stored > 0)
            if (const auto filled = own.fill(wish.stored); !filled)
                return complain(failed, filled.error().why);
        address = own.start();
        report.start_seconds = own.start_seconds();
        report.before = own.memory();
    }
    if (!address) return complain(unusable, address.error().why);

    Crowd crowd(wish, *address);
    if (const auto gathered = crowd.gather(); !gathered)
        return complain(failed, gathered.error().why);
    auto measured = crowd.play();
    if (!measured) return complain(failed, measured.error().why);
    report.measured = *std::move(measured);
    if (wish.connect.empty()) report.memory = own.memory();
    fmt::print("{}", wish.json ? as_json(wish, report) : as_text(wish, report));
    return fine;
}

}  // namespace agora::server
