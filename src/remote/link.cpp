#include "remote/link.hpp"

#include "core/json.hpp"

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
constexpr auto longest_goodbye = 1s;
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
    auto text = (server.secure ? "https://" : "http://") +
                (server.has_usual_port() ? server.host : server.text()) + "/table/" +
                std::to_string(table);
    if (!watch_key.empty()) text.append("?key=").append(watch_key);
    return text;
}

Link::Link(TableAddress address, client::Credentials credentials, Lang lang)
    : address_(std::move(address)),
      credentials_(std::move(credentials)),
      lang_(lang),
      bell_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)),
      thread_([this] { work(); }) {}

// What was said is sent first.
Link::~Link() {
    loop_.post([this] { finish(); });
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
    if (!connected_) return false;
    loop_.post([this, text = std::string(text)]() mutable {
        if (socket_) socket_->send(std::move(text));
    });
    return true;
}

void Link::reconnect() {
    loop_.post([this] { lose(); });
}

// Signals are for the thread that reads what is typed.
void Link::work() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    connect();
    loop_.run();
    socket_.reset();
}

void Link::connect() {
    waiting_ = false;
    if (finishing_) return;
    client::WebSocketClient::Handlers handlers;
    handlers.opened = [this] {
        JsonWriter follow;
        follow.begin_object().field("t", "follow").field("table", address_.table);
        if (!address_.key.empty()) follow.field("key", address_.key);
        socket_->send(follow.field("id", follow_id).end_object().take());
        connected_ = true;
        ++connections_;
        ring();
    };
    handlers.received = [this](std::string_view message) { heard(message); };
    handlers.closed = [this](const Error&) { lose(); };
    socket_.emplace(loop_, address_.server, credentials_, std::move(handlers), name_of(lang_),
                    client::WebSocketClient::KeepAlive::on);
}

void Link::heard(std::string_view message) {
    {
        const std::lock_guard lock(mutex_);
        messages_.emplace_back(message);
        while (messages_.size() > most_unseen) messages_.pop_front();
    }
    heard_.notify_all();
    ring();
}

void Link::lose() {
    if (finishing_) return loop_.stop();
    socket_.reset();
    if (connected_.exchange(false)) {
        heard_.notify_all();
        ring();
    }
    if (!std::exchange(waiting_, true)) loop_.after(try_again, [this] { connect(); });
}

void Link::finish() {
    finishing_ = true;
    if (!connected_) return loop_.stop();
    socket_->close();
    loop_.after(longest_goodbye, [this] { loop_.stop(); });
}

}  // namespace agora::remote
