#include "remote/remote.hpp"

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "console/phrases.hpp"
#include "console/seats.hpp"
#include "core/random.hpp"
#include "remote/guests.hpp"
#include "remote/session.hpp"
#include "remote/texts.hpp"

namespace agora::remote {

namespace {

constexpr Text left_seat = {"You have left the table; a bot plays on.",
                            "Vous avez quitté la table ; un robot continue."};
constexpr Text seat_kept = {"Your seat is kept; the same command brings you back to it.",
                            "Votre place est gardée ; la même commande vous y ramène."};

constexpr Text other_name = {" (--name gives another)", " (--name en donne un autre)"};
constexpr Text ask_name_or = {"Your name there [{}]: ", "Votre nom là-bas [{}] : "};
constexpr Text ask_name = {"Your name there: ", "Votre nom là-bas : "};

int code_of(RemoteSession::End end) {
    switch (end) {
        case RemoteSession::End::over:
        case RemoteSession::End::rematch:
        case RemoteSession::End::left:
        case RemoteSession::End::quit: return cli::exit_code::fine;
        case RemoteSession::End::stopped: return cli::exit_code::stopped;
        case RemoteSession::End::unusable: break;
    }
    return cli::exit_code::unusable;
}

// The default name where there is neither a login name nor an earlier one: a server refuses
// "Guest".
std::string visitors_name(Lang lang) {
    constexpr Text visitor = {"Visitor {}", "Visiteur {}"};
    return fmt::format(fmt::runtime(visitor.in(lang)), 1000 + fresh_seed() % 9000);
}

// Asked for where there is somebody to ask. Empty where one leaves.
std::string choose_name(console::Terminal& terminal, const TableAddress& address, Lang lang) {
    auto usual = console::system_name().value_or("");
    if (usual.empty()) usual = visitors_name(lang);
    if (!terminal.is_attended()) return usual;
    const auto before = GuestBook::usual().last_name(address.server.origin());
    if (!before.empty()) usual = before;
    const auto typed = terminal.ask(console::phrase(lang, ask_name_or, usual));
    if (typed.how != cli::Heard::line) return {};
    const auto name = cli::trimmed(typed.text);
    return name.empty() ? usual : std::string(name);
}

// A name that the server does not take is asked for again, where there is somebody to ask.
Expected<void> sit_down(TableClient& table_client, console::Terminal& terminal, Lang lang) {
    for (;;) {
        auto sat = table_client.sit_down();
        if (sat ||
            (sat.error().code != ErrorCode::taken && sat.error().code != ErrorCode::bad_name))
            return sat;
        if (!terminal.is_attended()) {
            sat.error().message += console::phrase(lang, other_name);
            return sat;
        }
        terminal.say(as_sentence(sat.error().message));
        const auto typed = terminal.ask(console::phrase(lang, ask_name));
        const auto name = cli::trimmed(typed.text);
        if (typed.how != cli::Heard::line || name.empty()) return sat;
        table_client.call_oneself(std::string(name));
    }
}

// One game, and the next ones where everybody wants them.
int play_at(TableClient& table_client, console::Terminal& terminal, Lang lang) {
    for (;;) {
        RemoteSession::End end{};
        std::int64_t next = 0;
        {
            const auto terms = table_client.terms().value_or(Terms{});
            Link link(table_client.address(), table_client.credentials(), lang);
            RemoteSession session(terminal, link, table_client, lang, terms);
            end = session.play();
            next = session.next_table();
        }
        if (end == RemoteSession::End::left) {
            const auto left = table_client.leave();
            terminal.say(left ? console::phrase(lang, left_seat)
                              : as_sentence(left.error().message));
        }
        if (end == RemoteSession::End::quit) terminal.say(console::phrase(lang, seat_kept));
        if (end != RemoteSession::End::rematch) return code_of(end);
        table_client.go_to(next);
        terminal.say("\n" + console::phrase(lang, texts::next_game));
    }
}

}  // namespace

int watch_command(const RemoteOptions& options) {
    const auto lang = options.lang;
    const auto give_up = [&](std::string_view why) {
        cli::complain("watch", why, lang);
        return cli::exit_code::unusable;
    };
    const auto address = read_table_address(options.url);
    if (!address) return give_up(address.error().in(lang));
    TableClient spectator(*address, lang);
    const auto terms = spectator.terms();
    if (!terms) return give_up(terms.error().message);
    console::Terminal terminal({options.plain, options.no_colour});
    Link link(*address, {}, lang);
    RemoteSession session(terminal, link, spectator, lang, *terms);
    return code_of(session.watch(options.pace));
}

// Takes a seat, which quitting keeps; an absent player is treated as on any other client.
int play_command(const RemoteOptions& options) {
    const auto lang = options.lang;
    const auto give_up = [&](std::string_view why) {
        cli::complain("play", why, lang);
        return cli::exit_code::unusable;
    };
    const auto address = read_table_address(options.url);
    if (!address) return give_up(address.error().in(lang));
    console::Terminal terminal({options.plain, options.no_colour});
    const bool needs_name = options.name.empty() && options.token.empty();
    const auto name = needs_name ? choose_name(terminal, *address, lang) : options.name;
    if (name.empty() && needs_name) return cli::exit_code::fine;
    TableClient table_client(*address, lang, name, options.token);
    if (const auto sat = sit_down(table_client, terminal, lang); !sat)
        return give_up(sat.error().message);
    return play_at(table_client, terminal, lang);
}

}  // namespace agora::remote
