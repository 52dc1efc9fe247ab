#include "server/tables/table_actor.hpp"

#include "match/admission.hpp"
#include "server/base/log.hpp"
#include "server/tables/table_cache.hpp"

#include <cassert>

namespace agora::server {

namespace {

constexpr std::size_t max_waiting = 1000;  // commands until it is live
constexpr match::Ms try_again = 1000;
constexpr match::Ms try_again_after_crash = 60'000;

}  // namespace

TableActor::TableActor(TableServices& services, TableExecutor& executor, TableCache& cache,
                       TableId id)
    : services_(services), executor_(executor), cache_(cache), id_(id) {
    ++services_.metrics.cached;
}

TableActor::~TableActor() {
    if (auto* table = live()) table->abandon();
    if (auto* failed = std::get_if<Failed>(&phase_)) failed->table->abandon();
    --services_.metrics.cached;
}

LiveTable* TableActor::live() const {
    const auto* live = std::get_if<Live>(&phase_);
    return live == nullptr ? nullptr : live->table.get();
}

bool TableActor::is_open_to(match::PersonId person, std::string_view key) const {
    const auto* table = live();
    return table != nullptr &&
           match::admits(table->room().setup(), table->room().state(), person, key);
}

const Follower* TableActor::follower(const Connection& connection) const {
    return followers_.find(connection.id());
}

bool TableActor::can_be_evicted() const {
    if (!followers_.empty() || !waiting_.empty()) return false;
    if (const auto* table = live()) return table->is_idle();
    return std::holds_alternative<Unavailable>(phase_);
}

Awaitable<Expected<std::shared_ptr<LiveTable>>> TableActor::ready(Lang lang) {
    const auto self = shared_from_this();
    assert(executor_.is_current());
    recently_used_ = true;
    while (live() == nullptr) {
        if (waiting_.size() >= max_waiting) co_return refuse(ErrorCode::busy, lang);
        if (std::holds_alternative<Unavailable>(phase_)) cache_.load(*this);
        const auto why = co_await await_own_callback<std::optional<ErrorCode>>(
            [&](auto callback) { waiting_.push_back(std::move(callback)); });
        if (why) co_return refuse(*why, lang);
    }
    co_return live()->shared_from_this();
}

void TableActor::go_live(match::Room room, store::TableHead head) {
    assert(executor_.is_current());
    room.set_id(id_);
    auto table = std::make_shared<LiveTable>(
        LiveTable::Place{services_, executor_, cache_, *this, followers_}, std::move(room),
        std::move(head));
    phase_ = Live{table};
    followers_.recall_again();
    greet_followers();
    table->wake();
    for (auto& callback : std::exchange(waiting_, {})) callback(std::nullopt);
    cache_.maybe_evict(*this);
}

// Presence of those who follow the table while it is loaded again.
void TableActor::greet_followers() {
    std::vector<match::PersonId> present;
    for (const auto& follower : followers_.all())
        if (follower.present) present.push_back(follower.connection->person());
    for (const auto person : present) {
        if (live() == nullptr) return;
        if (auto come = live()->come(person, Lang::en)) live()->apply(*std::move(come));
    }
}

void TableActor::not_loaded(ErrorCode why, bool for_good) {
    phase_ = Unavailable{};
    for (auto& callback : std::exchange(waiting_, {})) callback(why);
    if (for_good) {
        drop_followers(why);
        cache_.set_deadline(id_, match::never);
        services_.lobby.remove(id_);
        return cache_.drop(id_);
    }
    cache_.set_deadline(id_, services_.now() + try_again);
    cache_.maybe_evict(*this);
}

void TableActor::drop_followers(ErrorCode why) {
    for (const auto& follower : followers_.take_all()) {
        follower.connection->refuse(id_, {}, Error(why, follower.connection->who().lang));
        follower.connection->drop_follow(id_);
        --services_.metrics.follows;
    }
}

// What is durable is kept; the next who needs the table loads it from its log.
void TableActor::crash(std::string_view why) {
    const auto self = shared_from_this();
    ++services_.metrics.crashed;
    Log("table_crashed", Weight::error).with("table", id_).with("why", why);
    std::shared_ptr<LiveTable> table;
    if (auto* one = std::get_if<Live>(&phase_)) table = one->table;
    if (auto* one = std::get_if<Failed>(&phase_)) table = one->table;
    phase_ = Unavailable{};
    if (table) table->discard();
    for (auto& callback : std::exchange(waiting_, {})) callback(ErrorCode::broken);
    drop_followers(ErrorCode::broken);
    cache_.set_deadline(id_, services_.now() + try_again_after_crash);
    cache_.drop(id_);
}

void TableActor::written(const Expected<void>& outcome) {
    const auto self = shared_from_this();
    if (auto* now = std::get_if<Live>(&phase_); now != nullptr && !outcome) {
        ++services_.metrics.failures;
        Log("entry_not_kept", Weight::warning)
            .with("table", id_)
            .with("why", outcome.error().message);
        phase_ = Failed{now->table};
    }
    // The durable version is known once all writes are answered.
    const auto* failed = std::get_if<Failed>(&phase_);
    if (failed == nullptr || failed->table->has_writes()) return;
    const auto table = failed->table;
    cache_.load(*this);
    table->discard();
}

// A person is present from the first connection that may play.
Expected<void> TableActor::follow(const std::shared_ptr<Connection>& connection,
                                  const FollowRequest& request) {
    assert(executor_.is_current());
    const auto table = live()->shared_from_this();
    const auto& who = connection->who();
    Follower follower{.connection = connection,
                      .told = request.have <= table->room().version() ? request.have : 0,
                      .labels = request.labels,
                      .heard = request.heard};
    if (auto* already = followers_.find(connection->id())) {
        follower.present = already->present;
        *already = std::move(follower);
        table->settle();
        return {};
    }
    if (!is_open_to(who.id, request.key)) return refuse(ErrorCode::no_such_table, who.lang);
    if (!connection->add_follow(id_, services_.settings.max_follows))
        return refuse(ErrorCode::too_many_follows, who.lang);
    const auto person = connection->person();
    follower.present = !table->room().state().seat_of(person) || who.scopes.play;
    const bool comes = follower.present && !followers_.has_present(person);
    match::Accepted accepted;
    if (comes) {
        auto come = table->come(person, who.lang);
        if (!come) {
            connection->drop_follow(id_);
            return std::unexpected(std::move(come.error()));
        }
        accepted = *std::move(come);
    }
    followers_.add(std::move(follower));
    ++services_.metrics.follows;
    if (comes)
        table->apply(std::move(accepted));
    else
        table->settle();
    return {};
}

void TableActor::unfollow(const Connection& connection) {
    assert(executor_.is_current());
    if (follower(connection) == nullptr) return;
    const auto person = connection.person();
    const bool was_present = followers_.remove(connection.id());
    --services_.metrics.follows;
    if (live() != nullptr && was_present && !followers_.has_present(person))
        live()->shared_from_this()->go(person);
    else
        cache_.maybe_evict(*this);
}

}  // namespace agora::server
