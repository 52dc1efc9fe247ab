// The own account: name, language, password, deletion.
#include "server/people/name.hpp"
#include "server/people/people.hpp"

namespace agora::server {

void People::rename(Who who, std::string_view name, Reply<Who> reply) {
    auto good = proper_name(name);
    if (!good)
        return reply(std::unexpected(
            Error(ErrorCode::bad_name, std::string(words_of(good.error()).in(who.lang)))));
    free_name(*good, [this, who = std::move(who), good = *good,
                      reply = std::move(reply)]() mutable {
        pledges_.write<void>(
            [&](store::Done<> done) { return store_.rename_person(who.id, good, std::move(done)); },
            [who, good, reply = std::move(reply)](const Expected<void>& renamed) mutable {
                if (!renamed)
                    return reply(std::unexpected(person_error(renamed.error().code, who.lang)));
                who.name = std::move(good);
                reply(std::move(who));
            });
    });
}

void People::speak(const Who& who, Lang lang, Reply<Who> reply) {
    pledges_.write<void>(
        [&](store::Done<> done) { return store_.set_language(who.id, lang, std::move(done)); },
        [who = Who(who), lang, reply = std::move(reply)](const Expected<void>& set) mutable {
            if (!set) return reply(std::unexpected(person_error(set.error().code, who.lang)));
            who.lang = lang;
            reply(std::move(who));
        });
}

void People::change_password(const Who& who, std::string old, std::string password,
                             Reply<Session> reply) {
    if (who.guest) return reply(refuse(ErrorCode::guest, who.lang));
    if (!is_proper_password(password, who.name))
        return reply(refuse(ErrorCode::bad_password, who.lang));
    auto kept = std::make_shared<Reply<Session>>(std::move(reply));
    auto hashed = [this, who, kept](std::string hash) {
        if (hash.empty()) return (*kept)(refuse(ErrorCode::busy, who.lang));
        pledges_.write<void>(
            [&](store::Done<> done) {
                return store_.set_password(who.id, std::move(hash), std::move(done));
            },
            [this, who, kept](const Expected<void>& set) {
                if (!set) return (*kept)(std::unexpected(person_error(set.error().code, who.lang)));
                // Other sessions end with the old password; tokens stay until they are revoked.
                end_sessions(who);
                open(who, {}, [kept](Expected<Session> session) { (*kept)(std::move(session)); });
            });
    };
    check_password(who, std::move(old),
                   [this, who, password = std::move(password), hashed = std::move(hashed),
                    kept](Expected<void> right) mutable {
                       if (!right) return (*kept)(std::unexpected(std::move(right.error())));
                       if (!passwords_.hash(std::move(password), std::move(hashed)))
                           (*kept)(refuse(ErrorCode::busy, who.lang));
                   });
}

void People::remove(const Who& who, std::string password, Reply<void> reply) {
    auto proven = [this, who, reply = std::move(reply)](Expected<void> right) mutable {
        if (!right) return reply(std::move(right));
        leave_tables(who);
        pledges_.write<void>(
            [&](store::Done<> done) {
                return store_.delete_person(who.id, clock_(), std::move(done));
            },
            [this, who, reply = std::move(reply)](const Expected<void>& gone) mutable {
                if (!gone) return reply(std::unexpected(person_error(gone.error().code, who.lang)));
                hall_.forget(who.id);
                hall_.expel(who.id, 0);
                reply({});
            });
    };
    if (who.guest) return proven({});
    check_password(who, std::move(password), std::move(proven));
}

void People::check_password(const Who& who, std::string password, Reply<void> reply) {
    // Rate-limited: an open session could otherwise be used to guess the password.
    const auto pace_key = "#" + std::to_string(who.id);
    if (!wrong_logins_.take(pace_key, clock_()))
        return reply(refuse(ErrorCode::rate_limited, who.lang));
    const auto person = store_.person(who.id);
    if (!person) return reply(std::unexpected(person_error(person.error().code, who.lang)));
    auto kept = std::make_shared<Reply<void>>(std::move(reply));
    auto checked = [this, pace_key, lang = who.lang, kept](std::optional<bool> right) {
        if (!right) return (*kept)(refuse(ErrorCode::closing, lang));
        if (!*right) return (*kept)(refuse(ErrorCode::wrong_password, lang));
        wrong_logins_.give_back(pace_key);
        (*kept)({});
    };
    if (!passwords_.check(person->password, std::move(password), std::move(checked)))
        (*kept)(refuse(ErrorCode::busy, who.lang));
}

// If the store does not take it, the session ends by itself in time.
void People::end_session(const Who& who, std::int64_t key) {
    pledges_.write<void>(
        [&](store::Done<> done) { return store_.remove_key(who.id, key, std::move(done)); },
        [](const Expected<void>&) {});
    hall_.expel(who.id, key);
}

void People::end_sessions(const Who& who) {
    const auto keys = store_.keys(who.id);
    if (!keys) return;
    for (const auto& key : *keys)
        if (key.kind == store::Key::Kind::session) end_session(who, key.id);
}

void People::leave_tables(const Who& who) {
    const auto tables =
        store_.tables_of(who.id, store::Store::Which::open, {.most = store::limit::page});
    if (!tables) return;
    for (const auto& table : *tables) hall_.leave(who, table.id, [](const Expected<Kept>&) {});
}

}  // namespace agora::server
