// Implementation of the table registry. Everything without a comment about threads belongs to its
// one thread. One file for each concern:
//
//     open_hall.cpp     the thread, and counters for operators
//     loading.cpp       loading and evicting tables
//     keeping.cpp       committing log entries, then telling followers
//     thinking.cpp      searches of bots, hints
//     chatting.cpp      chat
//     visitors.cpp      sockets: followers and their messages
//     asking.cpp        commands of the HTTP API
#pragma once

#include "ai/search/search_limits.hpp"
#include "server/hall.hpp"
#include "server/hall/agenda.hpp"
#include "server/hall/held.hpp"
#include "server/hall/lobby.hpp"
#include "server/hall/mailbox.hpp"
#include "server/hall/workers.hpp"
#include "server/people/rate_limiter.hpp"
#include "server/talk/said.hpp"

#include <deque>
#include <thread>
#include <unordered_map>
#include <unordered_set>

namespace agora::server {

struct HallSettings {
    std::size_t max_command_queue = 65'536;   // of the task queue
    std::size_t max_tables = 500'000;         // open ones
    std::size_t max_tables_per_person = 100;  // open ones, as host
    std::ptrdiff_t max_exhibitions = 5;       // of those, at which only bots play
    std::size_t max_follows = 100;            // of one connection
    std::size_t max_listed = 500;             // in the lobby
    std::size_t max_search_queue = 20'000;    // decisions that wait for a search thread
    int search_threads = 1;
    int deep_search_threads = 1;       // for searches that take long
    match::Ms max_search_time = 3000;  // of one decision
    match::Ms linger = 10'000;         // before an unused table is evicted
    // Previews of one person.
    RateLimit trials{.burst = 100, .every = 50};
    // Changes of the playback by one host.
    RateLimit playback_changes{.burst = 30, .every = 100};
    // The clock, and how a bot decides; tests inject their own.
    std::function<match::Ms()> now;
    std::function<std::optional<Code>(const match::effect::AskBot&, const ai::SearchLimits&)>
        decide;
};

// The time limit of a search while so many, itself included, are queued for the same threads: they
// share the time.
constexpr double seconds_each(match::Ms longest, std::size_t waiting) {
    const auto seconds = static_cast<double>(longest) / 1000.0;
    return waiting < 2 ? seconds : seconds / static_cast<double>(waiting);
}

// The decision of a bot; nothing where it fails (thinking.cpp).
std::optional<Code> bot_decision(const match::effect::AskBot& question,
                                 const ai::SearchLimits& limits);

class OpenHall final : public Hall {
public:
    // Loads the deadlines of open tables and starts the thread.
    static Expected<std::unique_ptr<OpenHall>> open(store::Store& store,
                                                    const HallSettings& settings,
                                                    std::vector<match::Downtime> downtimes);
    OpenHall(const OpenHall&) = delete;
    OpenHall& operator=(const OpenHall&) = delete;
    ~OpenHall() override;

    // Tables and lists (asking.cpp). From any thread.
    void create(Who who, match::Setup asked, Reply<Opened> reply) override;
    void join(Who who, TableId table, std::optional<Seat> seat, std::string key,
              Reply<Joined> reply) override;
    void leave(Who who, TableId table, Reply<Kept> reply) override;
    void start(Who who, TableId table, Reply<Kept> reply) override;
    void make_host(Who who, TableId table, match::PersonId next, Reply<Kept> reply) override;
    void rematch(Who who, TableId table, Reply<Rematched> reply) override;
    void describe(Who who, TableId table, std::string key, Reply<std::string> reply) override;
    void lobby(LobbyWish wish, Reply<std::string> reply) override;
    void tables_of(Who who, Reply<std::string> reply) override;
    void expel(match::PersonId person, std::int64_t key) override;
    void forget(match::PersonId person) override;
    HallCounts counts() const override;

    // Sockets (visitors.cpp). From any thread. False: the message was refused, the queue is full.
    ConnectionId arrive(Who who, std::shared_ptr<Socket> socket);
    bool hear(ConnectionId connection, Said said);
    void depart(ConnectionId connection);

    // Refuses new commands, drains what is in flight within this time, and notifies all
    // connections. From the thread that called `open`.
    void close(std::chrono::milliseconds most);
    // Releases all sockets, before the HTTP server is destroyed.
    void dismiss();

private:
    using Use = Held::Use;

    // The caller of a command.
    struct Caller {
        match::PersonId person = 0;
        Lang lang = Lang::en;
        std::string key{};
        ConnectionId connection = 0;  // who follows a table is known there
    };

    // An operation in flight whose callback refers to this object; counted until it is done.
    class Errand {
    public:
        explicit Errand(OpenHall& hall) : hall_(&hall) { ++hall.errands_; }
        Errand(Errand&& other) noexcept : hall_(std::exchange(other.hall_, nullptr)) {}
        Errand(const Errand&) = delete;
        Errand& operator=(const Errand&) = delete;
        Errand& operator=(Errand&&) = delete;
        ~Errand() {
            if (hall_) --hall_->errands_;
        }

    private:
        OpenHall* hall_;
    };

    OpenHall(store::Store& store, const HallSettings& settings,
             std::vector<match::Downtime> downtimes, Agenda agenda);

    // The thread (open_hall.cpp).
    void work();
    std::chrono::milliseconds time_until_wakeup();
    void wake_tables();
    void sweep();
    bool is_idle() const;
    void stop_thinking();
    void wait_for_errands() const;
    bool is_refused(const Who& who, bool Scopes::* scope, Error& why) const;
    // Posts the command to the thread of the tables, or refuses.
    template <class T, class Command>
    void post(Lang lang, Reply<T> reply, Command command) {
        // Shared, because a command that is refused must still be answered.
        const auto shared = std::make_shared<Reply<T>>(std::move(reply));
        const bool taken =
            mailbox_.post([shared, command = std::move(command)]() mutable { command(*shared); });
        if (!taken) (*shared)(std::unexpected(full(lang)));
    }
    Error full(Lang lang) const;
    // Wraps a callback of the store so that it runs on the thread of the tables, which outlives it.
    template <class T, class Then>
    store::Done<T> back(Then then) {
        return [this, errand = Errand(*this), then = std::move(then)](Expected<T> outcome) mutable {
            mailbox_.report([then = std::move(then), outcome = std::move(outcome)]() mutable {
                then(std::move(outcome));
            });
        };
    }
    match::Ms now() const { return settings_.now(); }

    // Loading (loading.cpp).
    void enter(const Caller& caller, TableId table, Use use);
    static bool lets_in(const Held& held, const Caller& caller);
    void use(TableId table, Lang lang, Use use);
    void load(Held& held);
    void loaded(TableId table, std::uint64_t round, Expected<store::StoredTable> stored,
                std::optional<match::Room> room);
    void not_loaded(Held& held, ErrorCode why, bool for_good);
    void welcome_back(Held& held);
    void loiter(Held& held);
    void fill_lobby();
    Expected<match::Room> room_from(const store::StoredTable& stored) const;

    // Keeping (keeping.cpp).
    void apply(Held& held, match::Accepted accepted);
    void append(Held& held, match::effect::Append append);
    void written(TableId table, std::uint64_t round, match::Version version,
                 Expected<void> outcome);
    void fail(Held& held, const Error& why);
    void promise(Held& held, match::Version version, std::move_only_function<void(bool)> reply);
    void settle(Held& held);
    void tell(Held& held);
    static void when_settled(Held& held, Held::Look look);
    void keep_head(Held& held);
    void write_head(Held& held, store::TableHead head);
    void end(Held& held, store::TableHead head);
    store::TableHead head_of(const Held& held) const;
    match::Ms stored_deadline(const Held& held) const;
    void show_in_lobby(Held& held);
    void open_table(const match::Setup& setup, Lang lang, Reply<Opened> reply);
    void opened(store::TableHead head, match::Room room);

    // Thinking (thinking.cpp).
    Workers& search_pool_for(std::string_view level);
    ai::SearchLimits search_limits_for(const Workers& workers) const;
    void ask_bot(Held& held, match::effect::AskBot question);
    void bot_answered(TableId table, std::uint64_t round, Seat seat, match::Version moment,
                      std::optional<Code> decision);
    void hint(const Connection& connection, const Said& said);
    bool think_of_hint(const match::Room& room, ConnectionId connection, const Who& who,
                       const Said& said, bool labels);
    void hinted(match::PersonId person, ConnectionId connection, std::string text);

    // Chatting (chatting.cpp).
    void say(Held& held, match::effect::Speech speech);
    void heard(Held& held, const store::ChatLine& line);
    void not_heard(Held& held, match::PersonId speaker, ErrorCode why);
    void recall(Held& held, Follower& follower);
    void recalled(Held& held, ConnectionId connection, std::vector<store::ChatLine> lines);

    // Visitors (visitors.cpp).
    void follow(Connection& connection, const Said& said, const said::Follow& follow);
    static bool follows(const Held& held, ConnectionId connection);
    static bool wants_labels(const Held& held, ConnectionId connection);
    void unfollow(Connection& connection, TableId table);
    void leave_table(Held& held, ConnectionId connection, match::PersonId person);
    void decide(const Connection& connection, const Said& said);
    void try_out(const Connection& connection, const Said& said, const said::Try& trial);
    void chat(const Connection& connection, const Said& said);
    void set_playback(const Connection& connection, const Said& said, const said::Playback& wish);
    void undo(const Connection& connection, const Said& said);
    void consent(const Connection& connection, const Said& said, bool agrees);
    void take_over(const Connection& connection, const Said& said);
    void send(ConnectionId connection, std::string text) const;
    void send_error(ConnectionId connection, const Said& said, const Error& why);
    void done(ConnectionId connection, const Said& said, match::Version version) const;
    template <class Command>
    void act(const Connection& connection, const Said& said, bool always_told, Command command);

    // Asking (asking.cpp).
    template <class Command>
    void change(Who who, TableId table, std::string key, Reply<Kept> reply, Command command);
    static bool is_open_to(const Held& held, match::PersonId person, std::string_view key = {});
    void open_within_bounds(match::Setup setup, Lang lang, Reply<Opened> reply);
    void no_rematch(TableId table, match::PersonId person);
    void tell_of_rematch(TableId table, TableId next);
    void look(const Who& who, TableId table, const std::string& key, Reply<std::string> reply);

    store::Store& store_;
    const HallSettings settings_;
    const std::vector<match::Downtime> downtimes_;

    Agenda agenda_;
    Lobby lobby_;
    std::unordered_map<TableId, Held> tables_;
    std::unordered_map<ConnectionId, Connection> connections_;
    std::unordered_set<TableId> leaving_;         // candidates for eviction
    std::unordered_set<match::PersonId> hinted_;  // those who wait for a hint: one at a time
    RateLimiter trials_;
    RateLimiter playback_changes_;
    match::Ms next_sweep_ = 0;
    match::Ms next_flush_ = 0;
    std::size_t loading_ = 0;
    std::uint64_t next_round_ = 1;

    // Read by other threads.
    std::atomic<ConnectionId> next_connection_ = 1;
    std::atomic<std::size_t> held_ = 0;
    std::atomic<std::size_t> due_ = 0;
    std::atomic<std::size_t> connected_ = 0;
    std::atomic<std::size_t> followed_ = 0;
    std::atomic<std::uint64_t> decisions_ = 0;
    std::atomic<std::uint64_t> refusals_ = 0;
    std::atomic<std::uint64_t> loads_ = 0;
    std::atomic<std::uint64_t> failures_ = 0;
    std::atomic<std::uint64_t> finished_ = 0;
    std::atomic<std::size_t> errands_ = 0;
    std::atomic<bool> closing_ = false;
    std::atomic<bool> idle_ = false;
    std::atomic<bool> stopping_ = false;

    Mailbox mailbox_;
    std::stop_source stop_searches_;
    Workers search_pool_;
    Workers deep_search_pool_;
    Workers clerk_;   // reader pool: loads tables and computes ratings
    Workers porter_;  // access checks in the store: one thread, so that answers keep their order
    std::thread thread_;
};

}  // namespace agora::server
