#include "load/clerks.hpp"

#include <charconv>
#include <cstring>

namespace agora::load {

namespace {

constexpr int clerks = 16;

// A response of the server, which must be what was asked for.
Expected<std::string> expect_success(Expected<client::HttpResponse> response) {
    if (!response) return std::unexpected(response.error());
    if (!response->is_success()) return refuse(response->text());
    return std::move(response->body);
}

}  // namespace

// memmem, because every other letter of JSON is the first one of a key, at which `find` stops.
std::string_view text_after(std::string_view text, std::string_view key) {
    const auto* found = ::memmem(text.data(), text.size(), key.data(), key.size());
    if (found == nullptr) return {};
    const auto at = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
    return text.substr(at + key.size());
}

std::int64_t number_after(std::string_view text, std::string_view name) {
    std::string key = "\"";
    key.append(name).append("\":");
    const auto after = text_after(text, key);
    std::int64_t number = -1;
    std::from_chars(after.data(), after.data() + after.size(), number);
    return number;
}

Clerks::Clerks(client::Address address, std::string game, int pairs, std::function<void()> changed)
    : address_(std::move(address)),
      game_(std::move(game)),
      changed_(std::move(changed)),
      pairs_(static_cast<std::size_t>(pairs)) {
    for (int i = 0; i < clerks; ++i)
        threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

Clerks::~Clerks() {
    const std::lock_guard lock(mutex_);
    wanted_.clear();
}

void Clerks::seat(int pair) {
    {
        const std::lock_guard lock(mutex_);
        wanted_.push_back(pair);
    }
    more_.notify_one();
}

std::optional<int> Clerks::seated() {
    const std::lock_guard lock(mutex_);
    if (ready_.empty()) return std::nullopt;
    const int pair = ready_.front();
    ready_.pop_front();
    return pair;
}

std::string Clerks::first_error() const {
    const std::lock_guard lock(mutex_);
    return first_error_;
}

void Clerks::work(const std::stop_token& stop) {
    client::HttpClient http(address_);
    for (std::unique_lock lock(mutex_);;) {
        if (!more_.wait(lock, stop, [&] { return !wanted_.empty(); })) return;
        const int pair = wanted_.front();
        wanted_.pop_front();
        lock.unlock();
        const auto opened = open_table(http, pair);
        lock.lock();
        if (opened)
            ready_.push_back(pair);
        else if (first_error_.empty())
            first_error_ = opened.error().message;
        lock.unlock();
        changed_();
        lock.lock();
    }
}

Expected<void> Clerks::open_table(client::HttpClient& http, int number) {
    auto& pair = pairs_[static_cast<std::size_t>(number)];
    for (std::size_t i = 0; i < pair.credentials.size(); ++i) {
        if (!pair.credentials[i].is_empty()) continue;
        const std::string name = "Player " + std::to_string(number) + (i == 0 ? "a" : "b");
        const auto guest = expect_success(
            http.post("/api/guest", R"({"name":")" + name + R"("})", pair.credentials[i]));
        if (!guest) return std::unexpected(guest.error());
    }
    const auto opened = expect_success(http.post(
        "/api/tables",
        R"({"game":")" + game_ + R"(","seats":[{"kind":"person"},{"kind":"open"}],"grace":0})",
        pair.credentials[0]));
    if (!opened) return std::unexpected(opened.error());
    pair.table = number_after(*opened, "table");
    const auto joined = expect_success(http.post(
        "/api/tables/" + std::to_string(pair.table) + "/join", "{}", pair.credentials[1]));
    if (!joined) return std::unexpected(joined.error());
    return {};
}

}  // namespace agora::load
