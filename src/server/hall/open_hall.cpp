#include "server/hall/open_hall.hpp"

#include "server/log.hpp"

#include <algorithm>
#include <future>

namespace agora::server {

namespace {

// Tables that are loaded concurrently when many deadlines coincide.
constexpr std::size_t max_loading = 256;
// The wall clock may be set while the thread sleeps.
constexpr match::Ms longest_sleep = 200;
constexpr match::Ms lobby_pace = 100;
constexpr std::size_t max_reading = 100'000;
constexpr int search_niceness = 10;
constexpr int deep_search_niceness = 15;
constexpr int clerks = 2;

match::Ms wall_time() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

HallSettings with_defaults(HallSettings settings) {
    if (!settings.now) settings.now = wall_time;
    if (!settings.decide) settings.decide = bot_decision;
    return settings;
}

}  // namespace

Expected<std::unique_ptr<OpenHall>> OpenHall::open(store::Store& store,
                                                   const HallSettings& settings,
                                                   std::vector<match::Downtime> downtimes) {
    const auto deadlines = store.deadlines();
    if (!deadlines) return std::unexpected(deadlines.error());
    return std::unique_ptr<OpenHall>(
        new OpenHall(store, settings, std::move(downtimes), Agenda(*deadlines)));
}

OpenHall::OpenHall(store::Store& store, const HallSettings& settings,
                   std::vector<match::Downtime> downtimes, Agenda agenda)
    : store_(store),
      settings_(with_defaults(settings)),
      downtimes_(std::move(downtimes)),
      agenda_(std::move(agenda)),
      lobby_(settings.max_listed),
      trials_(settings.trials),
      playback_changes_(settings.playback_changes),
      mailbox_(settings.max_command_queue),
      search_pool_(settings.search_threads, settings.max_search_queue, search_niceness),
      deep_search_pool_(settings.deep_search_threads, settings.max_search_queue,
                        deep_search_niceness),
      clerk_(clerks, max_reading, 0),
      porter_(1, max_reading, 0) {
    due_ = agenda_.size();
    fill_lobby();
    thread_ = std::thread([this] { work(); });
}

OpenHall::~OpenHall() {
    mailbox_.refuse_more();
    stop_thinking();
    clerk_.stop();
    porter_.stop();
    wait_for_errands();
    stopping_ = true;
    mailbox_.report([] {});
    thread_.join();
    wait_for_errands();  // the last tasks may have started operations
}

void OpenHall::wait_for_errands() const {
    while (errands_ > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void OpenHall::work() {
    while (!stopping_) {
        for (auto& letter : mailbox_.take(time_until_wakeup())) letter();
        wake_tables();
        sweep();
        held_ = tables_.size();
        due_ = agenda_.size();
        connected_ = connections_.size();
        if (closing_) idle_ = is_idle();
    }
}

// The time until the next timer.
std::chrono::milliseconds OpenHall::time_until_wakeup() {
    match::Ms until = std::min(agenda_.next(), next_sweep_);
    if (lobby_.has_changes()) until = std::min(until, next_flush_);
    const bool choked = loading_ >= max_loading;
    return std::chrono::milliseconds(
        std::clamp(until - now(), choked ? match::Ms{5} : match::Ms{0}, longest_sleep));
}

void OpenHall::wake_tables() {
    if (closing_) return;
    while (loading_ < max_loading) {
        const auto table = agenda_.take_due(now());
        if (!table) return;
        use(*table, Lang::en, [this](Expected<Held*> held) {
            if (held) apply(**held, (*held)->room->wake(now()));
        });
    }
}

void OpenHall::sweep() {
    const match::Ms at = now();
    if (lobby_.has_changes() && at >= next_flush_) {
        lobby_.flush();
        next_flush_ = at + lobby_pace;
    }
    if (at < next_sweep_) return;
    next_sweep_ = at + settings_.linger;
    std::erase_if(leaving_, [&](TableId table) {
        const auto found = tables_.find(table);
        if (found == tables_.end() || !found->second.can_be_forgotten()) return true;
        if (std::exchange(found->second.stirs, false)) return false;
        tables_.erase(found);
        return true;
    });
}

bool OpenHall::is_idle() const {
    return errands_ == 0 && mailbox_.waiting() == 0 &&
           std::ranges::all_of(tables_, [](const auto& one) {
               return one.second.unwritten == 0 && one.second.promises.empty();
           });
}

// Searches are cancelled, and started again after the restart.
void OpenHall::stop_thinking() {
    stop_searches_.request_stop();
    search_pool_.stop();
    deep_search_pool_.stop();
}

void OpenHall::close(std::chrono::milliseconds most) {
    closing_ = true;
    mailbox_.refuse_more();
    stop_thinking();
    idle_ = false;
    mailbox_.report([] {});
    const auto until = std::chrono::steady_clock::now() + most;
    while (!idle_ && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::promise<void> told;
    mailbox_.report([this, &told] {
        for (const auto& [id, connection] : connections_) {
            const auto why = Error(ErrorCode::closing, connection.who.lang).message;
            JsonWriter json;
            json.begin_object().field("t", "closing").field("why", why).end_object();
            connection.socket->send(std::make_shared<const std::string>(json.take()));
        }
        told.set_value();
    });
    told.get_future().wait();  // before anybody closes the sockets
}

void OpenHall::dismiss() {
    std::promise<void> done;
    mailbox_.report([&] {
        connections_.clear();
        lobby_.forget_followers();
        done.set_value();
    });
    done.get_future().wait();
}

Error OpenHall::full(Lang lang) const {
    return Error(closing_ ? ErrorCode::closing : ErrorCode::busy, lang);
}

bool OpenHall::is_refused(const Who& who, bool Scopes::* scope, Error& why) const {
    if (!who.is_somebody())
        why = Error(ErrorCode::unauthorized, who.lang);
    else if (!(who.scopes.*scope))
        why = Error(ErrorCode::not_allowed, who.lang);
    else
        return false;
    return true;
}

HallCounts OpenHall::counts() const {
    return {.tables = held_,
            .deadlines = due_,
            .connections = connected_,
            .follows = followed_,
            .waiting = mailbox_.waiting(),
            .thinking = search_pool_.waiting() + deep_search_pool_.waiting(),
            .decisions = decisions_,
            .refusals = refusals_,
            .overflow = mailbox_.overflow(),
            .loads = loads_,
            .failures = failures_,
            .finished = finished_};
}

}  // namespace agora::server
