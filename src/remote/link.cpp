#include "remote/link.hpp"

#include "core/json.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <utility>
#include <vector>

namespace agora::remote {

namespace {

using namespace std::chrono_literals;

constexpr auto try_again = 500ms;
constexpr auto asks_after = 15s;  // of silence
constexpr auto gives_up_after = 40s;
constexpr int listen_ms = 100;
// Unread messages. Overflow: the oldest are dropped; each message holds the whole state.
constexpr std::size_t most_unseen = 2000;

}  // namespace

Expected<TableAddress> read_table_address(std::string_view url) {
    const auto server = client::read_address(url);
    if (!server) return std::unexpected(server.error());
    constexpr std::string_view folder = "/table/";
    constexpr std::string_view question = "?key=";
    const auto at = url.find(folder, url.find("://") + 3);
    TableAddress address{*server, 0, {}};
    if (at != std::string_view::npos) {
        auto rest = url.substr(at + folder.size());
        if (const auto mark = rest.find(question); mark != std::string_view::npos) {
            address.key = rest.substr(mark + question.size());
            rest = rest.substr(0, mark);
        }
        const auto* end = rest.data() + rest.size();
        const auto [stop, error] = std::from_chars(rest.data(), end, address.table);
        if (error != std::errc() || stop != end) address.table = 0;
    }
    if (address.table <= 0)
        return refuse("the address of a table looks like http://localhost:8080/table/7",
                      "l’adresse d’une table ressemble à http://localhost:8080/table/7");
    return address;
}

std::string TableAddress::link(std::string_view watch_key) const {
    const bool usual_port = server.port == (server.secure ? "443" : "80");
    auto text = (server.secure ? "https://" : "http://") +
                (usual_port ? server.host : server.text()) + "/table/" + std::to_string(table);
    if (!watch_key.empty()) text.append("?key=").append(watch_key);
    return text;
}

void Silence::heard(Clock::time_point now) {
    last_ = now;
    asked_ = false;
}

Silence::Due Silence::due(Clock::time_point now) {
    if (now - last_ >= gives_up_after) return Due::give_up;
    if (now - last_ < asks_after || std::exchange(asked_, true)) return Due::nothing;
    return Due::ask;
}

Link::Link(TableAddress address, client::Pass pass, Lang lang)
    : address_(std::move(address)),
      pass_(std::move(pass)),
      lang_(lang),
      bell_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)),
      thread_([this] { work(); }) {}

Link::~Link() {
    ending_ = true;
    thread_.join();
    close(bell_);
}

void Link::ring() const {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = write(bell_, &one, sizeof one);
}

void Link::hush() const {
    std::uint64_t rung = 0;
    [[maybe_unused]] const auto got = read(bell_, &rung, sizeof rung);
}

std::optional<std::string> Link::next(std::chrono::milliseconds most) {
    std::unique_lock lock(mutex_);
    if (!heard_.wait_for(lock, most, [&] { return !messages_.empty(); })) return std::nullopt;
    auto message = std::move(messages_.front());
    messages_.pop_front();
    return message;
}

bool Link::say(std::string_view text) {
    const std::lock_guard lock(mutex_);
    return line_ && line_->send(text);
}

void Link::reconnect() { again_ = true; }

bool Link::connect() {
    auto line = client::Line::open(address_.server, pass_, name_of(lang_));
    if (!line) return false;
    JsonWriter follow;
    follow.begin_object().field("t", "follow").field("table", address_.table);
    if (!address_.key.empty()) follow.field("key", address_.key);
    line->send(follow.field("id", follow_id).end_object().text());
    const std::lock_guard lock(mutex_);
    line_ = *std::move(line);
    silence_.heard(Silence::Clock::now());
    connected_ = fresh_ = true;
    ++connections_;
    ring();
    return true;
}

void Link::lose() {
    line_.reset();
    connected_ = false;
    heard_.notify_all();
    ring();
}

// Signals are for the thread that reads what is typed.
void Link::work() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    while (!ending_) {
        if (connected_ || connect())
            listen();
        else
            std::this_thread::sleep_for(try_again);
    }
}

// Answers pings as well, also while a person thinks.
void Link::listen() {
    if (again_.exchange(false)) {
        const std::lock_guard lock(mutex_);
        lose();
    }
    if (!connected_) return std::this_thread::sleep_for(try_again);
    pollfd listening{line_->file(), POLLIN, 0};
    // What came together with the answer to the handshake is there already.
    const bool came_something =
        std::exchange(fresh_, false) || ::poll(&listening, 1, listen_ms) > 0;
    const std::lock_guard lock(mutex_);
    if (!came_something) {
        const auto due = silence_.due(Silence::Clock::now());
        if (due == Silence::Due::give_up ||
            (due == Silence::Due::ask && !line_->send(R"({"t":"ping"})")))
            lose();
        return;
    }
    silence_.heard(Silence::Clock::now());
    std::vector<std::string> came;
    const bool stands = line_->receive(came);
    for (auto& message : came) messages_.push_back(std::move(message));
    while (messages_.size() > most_unseen) messages_.pop_front();
    if (!stands) lose();
    heard_.notify_all();
    ring();
}

}  // namespace agora::remote
