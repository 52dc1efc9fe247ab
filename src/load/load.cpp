#include "load/load.hpp"

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/phrase.hpp"
#include "core/json.hpp"
#include "core/typography.hpp"
#include "games/registry.hpp"
#include "load/crowd.hpp"
#include "load/own_server.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

namespace agora::load {

namespace {

int complain(int code, const Error& why, Lang lang) {
    cli::complain("load", why.in(lang), lang);
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

template <class... Parts>
std::string say(Lang lang, const Text& text, const Parts&... parts) {
    return decimals(cli::phrase(lang, text, parts...), lang);
}

std::string as_text(const LoadWish& wish, const Report& report) {
    const auto& got = report.measured;
    const auto lang = wish.lang;
    auto text = say(lang,
                    {"{} tables of {}, {} spectators each, {} idle connections\n",
                     "{} tables de {}, {} spectateurs à chacune, {} connexions inactives\n"},
                    wish.tables, wish.game, wish.spectators, wish.idle);
    if (wish.stored > 0)
        text += say(
            lang,
            {"{} stored tables, {} of them open\n", "{} tables enregistrées, dont {} ouvertes\n"},
            wish.stored, (wish.stored + 1) / 2);
    if (wish.connect.empty())
        text += say(lang,
                    {"started in {:.2f} s; {:.0f} MB then, {:.0f} MB at the end\n",
                     "démarré en {:.2f} s ; {:.0f} Mo alors, {:.0f} Mo à la fin\n"},
                    report.start_seconds, megabytes(report.before), megabytes(report.memory));
    if (wish.tables == 0) return text;
    const auto per_second = [&](std::uint64_t count) {
        return static_cast<double>(count) / got.seconds;
    };
    text += say(lang,
                {"{:.0f} decisions a second, accepted and kept ({} in {:.1f} s; {} refused)\n",
                 "{:.0f} décisions par seconde, acceptées et gardées ({} en {:.1f} s ; {} "
                 "refusées)\n"},
                per_second(got.decisions), got.decisions, got.seconds, got.refused);
    text += say(lang,
                {"until all had seen it: median {:.1f} ms, 99 of 100 within {:.1f} ms\n",
                 "jusqu'à ce que tous l'aient vue : médiane {:.1f} ms, 99 sur 100 en moins de "
                 "{:.1f} ms\n"},
                share(got.latencies, 0.5), share(got.latencies, 0.99));
    text += say(lang,
                {"{} games came to their end; {:.1f} MB received a second\n",
                 "{} parties terminées ; {:.1f} Mo reçus par seconde\n"},
                got.games, megabytes(static_cast<std::size_t>(per_second(got.bytes))));
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
    const auto game = games::find_game(wish.game);
    if (!game) return complain(cli::exit_code::unusable, game.error(), wish.lang);
    if ((*game)->about().least_seats > 2)
        return complain(cli::exit_code::unusable,
                        {"the game needs more than two", "ce jeu demande plus de deux joueurs"},
                        wish.lang);
    if (!wish.connect.empty() && wish.stored > 0)
        return complain(cli::exit_code::unusable,
                        {"only a server of our own can be filled (--stored)",
                         "seul un serveur à nous peut être rempli (--stored)"},
                        wish.lang);
    allow_open_files();

    Report report;
    OwnServer own;
    auto address =
        wish.connect.empty() ? Expected<client::Address>() : client::read_address(wish.connect);
    if (wish.connect.empty()) {
        if (wish.stored > 0)
            if (const auto filled = own.fill((*game)->about(), wish.stored); !filled)
                return complain(cli::exit_code::no, filled.error(), wish.lang);
        address = own.start();
        report.start_seconds = own.start_seconds();
        report.before = own.memory();
    }
    if (!address) return complain(cli::exit_code::unusable, address.error(), wish.lang);

    Crowd crowd(wish, *address);
    if (const auto gathered = crowd.gather(); !gathered)
        return complain(cli::exit_code::no, gathered.error(), wish.lang);
    auto measured = crowd.play();
    if (!measured) return complain(cli::exit_code::no, measured.error(), wish.lang);
    report.measured = *std::move(measured);
    if (wish.connect.empty()) report.memory = own.memory();
    fmt::print("{}", wish.json ? as_json(wish, report) : as_text(wish, report));
    return cli::exit_code::fine;
}

}  // namespace agora::load
