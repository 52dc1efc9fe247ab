#include "load/crowd.hpp"

#include "core/spelling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace agora::load {

namespace {

constexpr int people_at_table = 2;
constexpr auto patience = std::chrono::minutes(2);  // until everybody sits
constexpr int arriving_at_once = 64;                // idle ones

// One of the legal decisions of a message; nothing where its viewer is not asked.
std::string pick_legal(std::string_view message, Random& random) {
    auto list = text_after(message, "\"legal\":[");
    list = list.substr(0, list.find(']'));
    const auto count = static_cast<std::uint32_t>(std::ranges::count(list, '"') / 2);
    if (count == 0) return {};
    for (auto skipped = random.below(count); skipped > 0; --skipped)
        list.remove_prefix(list.find('"', 1) + 2);  // with the comma after it
    list.remove_prefix(1);                          // the quote
    return std::string(list.substr(0, list.find('"')));
}

}  // namespace

Crowd::Crowd(const LoadWish& wish, client::Address address)
    : wish_(wish),
      address_(std::move(address)),
      clerks_(address_, wish.game, wish.tables, [this] { loop_.post([this] { see_seated(); }); }),
      matches_(static_cast<std::size_t>(wish.tables)) {}

Expected<void> Crowd::gather() {
    for (int match = 0; match < wish_.tables; ++match) clerks_.seat(match);
    const auto until = Clock::now() + patience;
    while (begun_ < wish_.tables) {
        if (const auto good = run_until(until); !good) return good;
        if (Clock::now() > until)
            return refuse("not everybody has sat down in two minutes",
                          "tous ne sont pas assis après deux minutes");
    }
    for (int i = 0; i < arriving_at_once; ++i) arrive_idle();
    while (idle_connected_ < wish_.idle)
        if (const auto good = run_until(Clock::now() + patience); !good) return good;
    return run_until(Clock::now() + std::chrono::milliseconds(100));
}

// An idle one follows a table too: it is told everything, and nobody waits for it.
void Crowd::arrive_idle() {
    if (idle_arrived_ >= wish_.idle) return;
    const int number = idle_arrived_++;
    arrive({}, wish_.tables > 0 ? number % wish_.tables : -1, -1);
}

void Crowd::arrive(const client::Credentials& credentials, int match, int place) {
    const int number = static_cast<int>(viewers_.size());
    client::WebSocketClient::Handlers handlers;
    handlers.opened = [this, number] { connected(number); };
    handlers.received = [this, number](std::string_view message) { heard(number, message); };
    handlers.closed = [this](const Error& why) { fail(why); };
    viewers_.push_back({{loop_, address_, credentials, std::move(handlers)}, match, place, -1});
    if (match < 0) return;
    auto& at = matches_[static_cast<std::size_t>(match)];
    if (place >= 0) {
        at.viewers.push_back(number);
        at.seen.push_back(0);
    } else {
        viewers_.back().socket.send(R"({"t":"follow","table":)" + std::to_string(at.table) + "}");
    }
}

void Crowd::connected(int number) {
    const auto& viewer = viewers_[static_cast<std::size_t>(number)];
    if (viewer.place < 0) {
        arrive_idle();
        if (++idle_connected_ == wish_.idle) loop_.stop();
        return;
    }
    auto& match = matches_[static_cast<std::size_t>(viewer.match)];
    if (++match.connected == people_at_table + wish_.spectators && ++begun_ == wish_.tables)
        loop_.stop();
}

void Crowd::fail(Error why) {
    if (!error_) error_ = std::move(why);
    loop_.stop();
}

Expected<void> Crowd::run_until(Clock::time_point end) {
    if (!error_) loop_.run_until(end);
    if (error_) return std::unexpected(*error_);
    return {};
}

Expected<Measured> Crowd::play() {
    using Seconds = std::chrono::duration<double>;
    playing_ = true;
    paid_ = Clock::now();
    const auto measure = [&](double seconds) -> Expected<double> {
        const auto begin = Clock::now();
        const auto end = begin + std::chrono::duration_cast<Clock::duration>(Seconds(seconds));
        // Questions are answered when something comes, and every millisecond.
        for (auto now = begin; now < end; now = Clock::now()) {
            const auto good = run_until(std::min(end, now + std::chrono::milliseconds(1)));
            if (!good) return std::unexpected(good.error());
            answer_questions();
        }
        return Seconds(Clock::now() - begin).count();
    };
    if (const auto warm = measure(wish_.warm_up); !warm) return std::unexpected(warm.error());
    counting_ = true;
    measured_ = {};
    const auto seconds = measure(wish_.seconds);
    if (!seconds) return std::unexpected(seconds.error());
    counting_ = false;
    measured_.seconds = *seconds;
    std::ranges::sort(measured_.latencies);
    return std::move(measured_);
}

void Crowd::see_seated() {
    if (const auto error = clerks_.first_error(); !error.empty())
        return fail({error, "le serveur refuse\u00A0: " + in_guillemets(error)});
    while (const auto pair = clerks_.seated()) {
        if (matches_[static_cast<std::size_t>(*pair)].viewers.empty())
            for (int place = 0; place < people_at_table + wish_.spectators; ++place) {
                const auto at = static_cast<std::size_t>(place);
                arrive(place < people_at_table ? clerks_.pair(*pair).credentials[at]
                                               : client::Credentials{},
                       *pair, place);
            }
        sit_down(*pair);
    }
}

// A new table for this pair and those who watch it.
void Crowd::sit_down(int number) {
    auto& match = matches_[static_cast<std::size_t>(number)];
    match.table = clerks_.pair(number).table;
    match.over = false;
    match.sent.clear();
    std::ranges::fill(match.seen, 0);
    const auto follow = R"({"t":"follow","table":)" + std::to_string(match.table) + "}";
    for (const int viewer : match.viewers) {
        auto& one = viewers_[static_cast<std::size_t>(viewer)];
        one.answered = -1;
        one.socket.send(follow);
    }
}

void Crowd::heard(int viewer, std::string_view message) {
    if (counting_) measured_.bytes += message.size();
    if (message.starts_with(R"({"t":"table")")) return told_table(viewer, message);
    if (message.starts_with(R"({"t":"done")")) return told_done(viewer, message);
    if (counting_ && message.starts_with(R"({"t":"refused")")) ++measured_.refused;
}

void Crowd::told_table(int number, std::string_view message) {
    auto& viewer = viewers_[static_cast<std::size_t>(number)];
    if (viewer.place < 0) return;
    auto& match = matches_[static_cast<std::size_t>(viewer.match)];
    if (number_after(message, "table") != match.table) return;  // of the game before
    match.seen[static_cast<std::size_t>(viewer.place)] = number_after(message, "version");
    settle(match);
    if (viewer.place >= people_at_table) return;
    if (!text_after(message, R"("life":"over")").empty()) {
        if (match.over) return;
        match.over = true;
        if (counting_) ++measured_.games;
        const auto leave = R"({"t":"unfollow","table":)" + std::to_string(match.table) + "}";
        for (const int one : match.viewers)
            viewers_[static_cast<std::size_t>(one)].socket.send(leave);
        clerks_.seat(viewer.match);
        return;
    }
    const auto moment = number_after(message, "moment");
    if (moment <= viewer.answered) return;
    auto decision = pick_legal(message, random_);
    if (decision.empty()) return;
    viewer.answered = moment;
    questions_.push_back({number, moment, std::move(decision)});
    answer_questions();
}

void Crowd::told_done(int number, std::string_view message) {
    const auto& viewer = viewers_[static_cast<std::size_t>(number)];
    if (counting_) ++measured_.decisions;
    auto& match = matches_[static_cast<std::size_t>(viewer.match)];
    if (number_after(message, "table") != match.table) return;
    const auto found = std::ranges::find_if(
        match.sent, [&](const Sent& one) { return one.seat == viewer.place && one.version < 0; });
    if (found == match.sent.end()) return;
    found->version = number_after(message, "version");
    settle(match);
}

// Decisions that everybody at the table has seen.
void Crowd::settle(Match& match) {
    const auto least = std::ranges::min(match.seen);
    std::erase_if(match.sent, [&](const Sent& one) {
        if (one.version < 0 || one.version > least) return false;
        if (counting_)
            measured_.latencies.push_back(
                std::chrono::duration<double, std::milli>(Clock::now() - one.at).count());
        return true;
    });
}

void Crowd::answer_questions() {
    if (!playing_) return;
    const auto now = Clock::now();
    credit_ += std::chrono::duration<double>(now - std::exchange(paid_, now)).count() * wish_.rate;
    // A backlog is not sent in one burst.
    credit_ = std::min(credit_, std::max(1.0, wish_.rate / 50));
    while (!questions_.empty() && (wish_.rate <= 0 || credit_ >= 1)) {
        const auto question = std::move(questions_.front());
        questions_.pop_front();
        auto& viewer = viewers_[static_cast<std::size_t>(question.viewer)];
        auto& match = matches_[static_cast<std::size_t>(viewer.match)];
        match.sent.push_back({Clock::now(), viewer.place});
        viewer.socket.send(fmt::format(R"({{"t":"do","table":{},"moment":{},"do":"{}"}})",
                                       match.table, question.moment, question.decision));
        credit_ -= 1;
    }
}

}  // namespace agora::load
