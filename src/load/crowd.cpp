#include "load/crowd.hpp"

#include "core/spelling.hpp"

#include <sys/epoll.h>

#include <algorithm>
#include <utility>

namespace agora::load {

namespace {

constexpr int people_at_table = 2;
constexpr auto patience = std::chrono::minutes(2);  // until everybody sits

// One of the legal decisions of a message; nothing where its viewer is not asked.
std::string pick_legal(std::string_view message, Random& random) {
    constexpr std::string_view key = "\"legal\":[";
    const auto at = message.find(key);
    if (at == std::string_view::npos) return {};
    auto list = message.substr(at + key.size());
    list = list.substr(0, list.find(']'));
    std::vector<std::string_view> legal;
    while (!list.empty()) {
        list.remove_prefix(1);  // the quote
        const auto end = list.find('"');
        legal.push_back(list.substr(0, end));
        list.remove_prefix(std::min(list.size(), end + 2));  // with the comma after it
    }
    return std::string(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

}  // namespace

Crowd::Crowd(const LoadWish& wish, client::Address address)
    : wish_(wish),
      address_(std::move(address)),
      clerks_(address_, wish.game, wish.tables),
      poll_(::epoll_create1(EPOLL_CLOEXEC)),
      matches_(static_cast<std::size_t>(wish.tables)) {}

Expected<void> Crowd::gather() {
    for (int match = 0; match < wish_.tables; ++match) clerks_.seat(match);
    const auto until = Clock::now() + patience;
    while (begun_ < wish_.tables) {
        if (const auto good = turn(1); !good) return good;
        if (Clock::now() > until)
            return refuse("not everybody has sat down in two minutes",
                          "tous ne sont pas assis après deux minutes");
    }
    for (int i = 0; i < wish_.idle; ++i) {
        if (const auto good = arrive({}, wish_.tables > 0 ? i % wish_.tables : -1, -1); !good)
            return good;
        if (i % 100 == 0)
            if (const auto good = turn(0); !good) return good;
    }
    return turn(100);
}

Expected<void> Crowd::arrive(const client::Pass& pass, int match, int place) {
    auto line = client::Line::open(address_, pass);
    if (!line) return std::unexpected(line.error());
    const int number = static_cast<int>(viewers_.size());
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u32 = static_cast<std::uint32_t>(number);
    ::epoll_ctl(poll_.number(), EPOLL_CTL_ADD, line->file(), &event);
    viewers_.push_back({*std::move(line), match, place, -1});
    if (match < 0) return {};
    auto& at = matches_[static_cast<std::size_t>(match)];
    if (place >= 0) {
        at.viewers.push_back(number);
        at.seen.push_back(0);
    } else {
        // An idle one follows a table too: it is told everything, and nobody waits for it.
        viewers_.back().line.send(R"({"t":"follow","table":)" + std::to_string(at.table) + "}");
    }
    return {};
}

Expected<Measured> Crowd::play() {
    using Seconds = std::chrono::duration<double>;
    playing_ = true;
    paid_ = Clock::now();
    const auto warm = Clock::now() + Seconds(wish_.warm_up);
    while (Clock::now() < warm)
        if (const auto good = turn(1); !good) return std::unexpected(good.error());
    counting_ = true;
    measured_ = {};
    const auto begin = Clock::now();
    while (Clock::now() < begin + Seconds(wish_.seconds))
        if (const auto good = turn(1); !good) return std::unexpected(good.error());
    counting_ = false;
    measured_.seconds = Seconds(Clock::now() - begin).count();
    std::ranges::sort(measured_.latencies);
    return std::move(measured_);
}

// One iteration of the event loop.
Expected<void> Crowd::turn(int max_milliseconds) {
    if (const auto trouble = clerks_.first_error(); !trouble.empty())
        return refuse(trouble, "le serveur refuse\u00A0: " + in_guillemets(trouble));
    while (const auto pair = clerks_.seated()) {
        auto& match = matches_[static_cast<std::size_t>(*pair)];
        if (match.viewers.empty()) {
            for (int place = 0; place < people_at_table + wish_.spectators; ++place) {
                const auto at = static_cast<std::size_t>(place);
                const client::Pass pass =
                    place < people_at_table ? clerks_.pair(*pair).passes[at] : client::Pass{};
                if (const auto good = arrive(pass, *pair, place); !good) return good;
            }
            ++begun_;
        }
        sit_down(*pair);
    }
    std::array<epoll_event, 512> events;
    const int count = ::epoll_wait(poll_.number(), events.data(), static_cast<int>(events.size()),
                                   max_milliseconds);
    std::vector<std::string> messages;
    for (int i = 0; i < count; ++i) {
        const auto number = events[static_cast<std::size_t>(i)].data.u32;
        messages.clear();
        if (!viewers_[number].line.receive(messages))
            return refuse("the server has closed a connection", "le serveur a fermé une connexion");
        for (const auto& message : messages) heard(static_cast<int>(number), message);
    }
    answer_questions();
    return {};
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
        one.line.send(follow);
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
    if (message.find(R"("life":"over")") != std::string_view::npos) {
        if (match.over) return;
        match.over = true;
        if (counting_) ++measured_.games;
        const auto leave = R"({"t":"unfollow","table":)" + std::to_string(match.table) + "}";
        for (const int one : match.viewers)
            viewers_[static_cast<std::size_t>(one)].line.send(leave);
        clerks_.seat(viewer.match);
        return;
    }
    const auto moment = number_after(message, "moment");
    if (moment <= viewer.answered) return;
    auto decision = pick_legal(message, random_);
    if (decision.empty()) return;
    viewer.answered = moment;
    questions_.push_back({number, moment, std::move(decision)});
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
        viewer.line.send(R"({"t":"do","table":)" + std::to_string(match.table) + R"(,"moment":)" +
                         std::to_string(question.moment) + R"(,"do":")" + question.decision +
                         "\"}");
        credit_ -= 1;
    }
}

}  // namespace agora::load
