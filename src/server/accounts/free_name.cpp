#include "server/accounts/free_name.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr store::Millis day = store::Millis{24} * 3600 * 1000;

// A guest whom nobody can be any more: without a session, and not about to get the first one.
Expected<store::Person> abandoned_guest(const store::Store& store, const std::string& name,
                                        store::Millis now) {
    auto holder = store.person_named(name);
    if (!holder) return holder;
    if (!holder->password.empty()) return refuse(ErrorCode::taken, Lang::en);
    const auto keys = store.keys(holder->id);
    const bool can_come_back = !keys || std::ranges::any_of(*keys, [&](const store::Key& key) {
        return key.until == 0 || key.until > now;
    });
    if (can_come_back || now - holder->since < day) return refuse(ErrorCode::taken, Lang::en);
    return holder;
}

}  // namespace

Awaitable<> free_name(const AccountContext& context, std::string name) {
    const auto find = [&] { return abandoned_guest(context.store, name, context.now()); };
    const auto guest = co_await run_on(context.readers, find);
    if (!guest) co_return;
    const auto rename = [&](store::Done<> done) {
        // Nobody can choose this one: it is reserved.
        return context.store.rename_person(guest->id, "guest " + std::to_string(guest->id),
                                           std::move(done));
    };
    co_await await_store<>(rename);
}

}  // namespace agora::server
