// Personal access tokens, for bots.
#include "server/people/people.hpp"
#include "server/people/secret.hpp"

#include <algorithm>

namespace agora::server {

namespace {

bool covers(const Scopes& all, const Scopes& some) {
    return (all.play || !some.play) && (all.watch || !some.watch) && (all.tables || !some.tables) &&
           (all.account || !some.account);
}

}  // namespace

Expected<std::vector<store::Key>> People::tokens(const Who& who) const {
    auto keys = store_.keys(who.id);
    if (!keys) return std::unexpected(person_error(keys.error().code, who.lang));
    std::erase_if(*keys, [now = clock_()](const store::Key& key) {
        return key.kind != store::Key::Kind::token || (key.until != 0 && key.until <= now);
    });
    return *std::move(keys);
}

void People::add_token(const Who& who, TokenWish wish, Reply<NewToken> reply) {
    if (who.guest) return reply(refuse(ErrorCode::guest, who.lang));
    // A token cannot create one with more scopes.
    if (!covers(who.scopes, wish.scopes)) return reply(refuse(ErrorCode::not_allowed, who.lang));
    const auto there = tokens(who);
    if (!there) return reply(std::unexpected(there.error()));
    if (there->size() >= settings_.max_tokens)
        return reply(refuse(ErrorCode::too_many_tokens, who.lang));
    const auto now = clock_();
    NewToken token{.secret = new_secret(),
                   .until = now + store::Millis{wish.days} * 24 * 3600 * 1000};
    store::Key key{.person = who.id,
                   .kind = store::Key::Kind::token,
                   .hash = hash_of(token.secret).value(),
                   .label = std::move(wish.label),
                   .scopes = scopes_text(wish.scopes),
                   .since = now,
                   .until = token.until};
    pledges_.write<store::Id>(
        [&](store::Done<store::Id> done) {
            return store_.add_key(std::move(key), std::move(done));
        },
        [token = std::move(token), lang = who.lang,
         reply = std::move(reply)](const Expected<store::Id>& added) mutable {
            if (!added) return reply(std::unexpected(person_error(added.error().code, lang)));
            token.id = *added;
            reply(std::move(token));
        });
}

void People::revoke(const Who& who, store::Id token, Reply<void> reply) {
    // Only what is listed as a token: sessions are ended by logging out.
    const auto there = tokens(who);
    if (!there) return reply(std::unexpected(there.error()));
    if (std::ranges::find(*there, token, &store::Key::id) == there->end())
        return reply(refuse(ErrorCode::no_such_token, who.lang));
    pledges_.write<void>(
        [&](store::Done<> done) { return store_.remove_key(who.id, token, std::move(done)); },
        [this, who, token, reply = std::move(reply)](const Expected<void>& removed) mutable {
            if (!removed && removed.error().code != ErrorCode::not_found)
                return reply(std::unexpected(person_error(removed.error().code, who.lang)));
            hall_.expel(who.id, token);
            reply({});
        });
}

}  // namespace agora::server
