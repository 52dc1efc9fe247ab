// Guests, registration, login, logout.
#include "server/people/people.hpp"

#include "match/chat.hpp"
#include "server/people/name.hpp"
#include "server/people/secret.hpp"
#include "store/text.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr store::Millis day = store::Millis{24} * 3600 * 1000;
constexpr int least_password = 8;               // characters
constexpr std::size_t max_password = 200;       // bytes
constexpr store::Millis drop_every = day / 24;  // between removals of expired sessions and tokens

Error bad_name(BadName bad, Lang lang) {
    return Error(ErrorCode::bad_name, std::string(words_of(bad).in(lang)));
}

}  // namespace

bool is_proper_password(std::string_view password, std::string_view name) {
    return store::check_text("the password", password, max_password).has_value() &&
           match::characters(password) >= least_password &&
           store::fold_name(password) != store::fold_name(name);
}

People::People(store::Store& store, Hall& hall, const PeopleSettings& settings, Clock clock)
    : store_(store),
      hall_(hall),
      settings_(settings),
      clock_(std::move(clock)),
      arrivals_(settings.arrivals),
      logins_(settings.logins),
      wrong_logins_(settings.wrong_logins),
      passwords_(settings.passwords) {}

void People::close() {
    passwords_.stop();
    pledges_.wait();
}

store::Millis People::session_length() const { return settings_.session_days * day; }

void People::greet(const Who& before, std::string_view name, Lang lang, std::string_view address,
                   Reply<Session> reply) {
    if (before.is_somebody() && !before.guest) return reply(refuse(ErrorCode::registered, lang));
    auto good = proper_name(name);
    if (!good) return reply(std::unexpected(bad_name(good.error(), lang)));
    if (!arrivals_.take(place_of(address), clock_()))
        return reply(refuse(ErrorCode::rate_limited, lang));
    auto kept = std::make_shared<Reply<Session>>(std::move(reply));
    auto then = [this, before, kept](Expected<Who> who) {
        if (!who) return (*kept)(std::unexpected(std::move(who.error())));
        open(*std::move(who), before,
             [kept](Expected<Session> session) { (*kept)(std::move(session)); });
    };
    free_name(*good, [this, before = before, name = *good, lang, then = std::move(then)]() mutable {
        if (before.guest) return rename(std::move(before), name, std::move(then));
        create({.name = std::move(name), .language = lang, .since = clock_()}, std::move(then));
    });
}

void People::enroll(Who before, std::string_view name, std::string password, Lang lang,
                    std::string_view address, Reply<Session> reply) {
    if (before.is_somebody() && !before.guest) return reply(refuse(ErrorCode::registered, lang));
    auto good = proper_name(name);
    if (!good) return reply(std::unexpected(bad_name(good.error(), lang)));
    if (!is_proper_password(password, *good)) return reply(refuse(ErrorCode::bad_password, lang));
    if (!arrivals_.take(place_of(address), clock_()))
        return reply(refuse(ErrorCode::rate_limited, lang));

    auto kept = std::make_shared<Reply<Session>>(std::move(reply));
    auto hashed = [this, before = std::move(before), name = *good, lang,
                   kept](std::string hash) mutable {
        if (hash.empty()) return (*kept)(refuse(ErrorCode::busy, lang));
        auto then = [this, before, kept](Expected<Who> who) {
            if (!who) return (*kept)(std::unexpected(std::move(who.error())));
            open(*std::move(who), before,
                 [kept](Expected<Session> session) { (*kept)(std::move(session)); });
        };
        before.lang = lang;
        free_name(name, [this, before = std::move(before), name, hash = std::move(hash), lang,
                         then = std::move(then)]() mutable {
            if (before.guest) {
                settle_guest(std::move(before), name, std::move(hash), std::move(then));
            } else {
                create({.name = std::move(name),
                        .password = std::move(hash),
                        .language = lang,
                        .since = clock_()},
                       std::move(then));
            }
        });
    };
    if (!passwords_.hash(std::move(password), std::move(hashed)))
        (*kept)(refuse(ErrorCode::busy, lang));
}

void People::login(const Who& before, std::string_view name, std::string password,
                   std::string_view address, Reply<Session> reply) {
    const auto now = clock_();
    const auto place = place_of(address);
    const auto folded = store::fold_name(name);
    const Lang lang = before.lang;
    if (name.size() > store::limit::name || password.size() > max_password)
        return reply(refuse(ErrorCode::wrong_login, lang));
    if (!logins_.take(place, now) || !wrong_logins_.take(folded, now))
        return reply(refuse(ErrorCode::rate_limited, lang));

    // The same work and the same answer whether or not the name exists.
    const auto person = store_.person_named(name);
    if (!person && person.error().code != ErrorCode::not_found)
        return reply(std::unexpected(person_error(person.error().code, lang)));
    const store::Person found = person ? *person : store::Person{};
    auto kept = std::make_shared<Reply<Session>>(std::move(reply));
    auto checked = [this, found, folded, lang, before, kept](std::optional<bool> right) {
        if (!right) return (*kept)(refuse(ErrorCode::closing, lang));
        if (!*right) return (*kept)(refuse(ErrorCode::wrong_login, lang));
        wrong_logins_.give_back(folded);
        open({.id = found.id, .name = found.name, .lang = found.language, .scopes = Scopes::all()},
             before, [kept](Expected<Session> session) { (*kept)(std::move(session)); });
    };
    if (!passwords_.check(found.password, std::move(password), std::move(checked)))
        (*kept)(refuse(ErrorCode::busy, lang));
}

void People::logout(const Who& who, Reply<void> reply) {
    pledges_.write<void>(
        [&](store::Done<> done) { return store_.remove_key(who.id, who.key, std::move(done)); },
        [this, who, reply = std::move(reply)](const Expected<void>& removed) mutable {
            // One that was gone already is gone.
            if (!removed && removed.error().code != ErrorCode::not_found)
                return reply(std::unexpected(person_error(removed.error().code, who.lang)));
            hall_.expel(who.id, who.key);
            reply({});
        });
}

void People::open(Who who, const Who& before, Reply<Session> reply) {
    drop_expired();
    // Writes are done in order: once the new session is told, the old one has ended.
    if (before.key != 0) end_session(before, before.key);
    auto secret = new_secret();
    const auto now = clock_();
    store::Key key{.person = who.id,
                   .kind = store::Key::Kind::session,
                   .hash = hash_of(secret).value(),
                   .since = now,
                   .used = now,
                   .until = now + session_length()};
    pledges_.write<store::Id>(
        [&](store::Done<store::Id> done) {
            return store_.add_key(std::move(key), std::move(done));
        },
        [who = std::move(who), secret = std::move(secret),
         reply = std::move(reply)](const Expected<store::Id>& added) mutable {
            if (!added) return reply(std::unexpected(person_error(added.error().code, who.lang)));
            who.key = *added;
            reply(Session{std::move(who), std::move(secret)});
        });
}

void People::create(store::Person person, Reply<Who> reply) {
    Who who{.name = person.name,
            .lang = person.language,
            .guest = person.password.empty(),
            .scopes = Scopes::all()};
    pledges_.write<store::Id>(
        [&](store::Done<store::Id> done) {
            return store_.create_person(std::move(person), std::move(done));
        },
        [who = std::move(who), reply = std::move(reply)](const Expected<store::Id>& id) mutable {
            if (!id) return reply(std::unexpected(person_error(id.error().code, who.lang)));
            who.id = *id;
            reply(std::move(who));
        });
}

// The name first: only that can be refused. A crash in between leaves a guest with a new name,
// whose session is still open.
void People::settle_guest(Who guest, std::string_view name, std::string hash, Reply<Who> reply) {
    rename(std::move(guest), name,
           [this, hash = std::move(hash), reply = std::move(reply)](Expected<Who> renamed) mutable {
               if (!renamed) return reply(std::move(renamed));
               const auto id = renamed->id;
               pledges_.write<void>(
                   [&](store::Done<> done) {
                       return store_.set_password(id, std::move(hash), std::move(done));
                   },
                   [who = *std::move(renamed),
                    reply = std::move(reply)](const Expected<void>& set) mutable {
                       if (!set)
                           return reply(std::unexpected(person_error(set.error().code, who.lang)));
                       who.guest = false;
                       reply(std::move(who));
                   });
           });
}

void People::free_name(const std::string& name, std::move_only_function<void()> then) {
    const auto holder = store_.person_named(name);
    if (!holder || !holder->password.empty()) return then();
    const auto keys = store_.keys(holder->id);
    const auto now = clock_();
    const bool can_come_back = !keys || std::ranges::any_of(*keys, [&](const store::Key& key) {
        return key.until == 0 || key.until > now;
    });
    // A guest who is about to get its first session has none yet.
    if (can_come_back || now - holder->since < day) return then();
    pledges_.write<void>(
        [&](store::Done<> done) {
            // Nobody can choose this one: it is reserved.
            return store_.rename_person(holder->id, "guest " + std::to_string(holder->id),
                                        std::move(done));
        },
        [then = std::move(then)](const Expected<void>&) mutable { then(); });
}

void People::drop_expired() {
    const auto now = clock_();
    auto last = dropped_.load();
    if (now - last < drop_every || !dropped_.compare_exchange_strong(last, now)) return;
    pledges_.write<void>(
        [&](store::Done<> done) { return store_.drop_expired_keys(now, std::move(done)); },
        [](const Expected<void>&) {});
}

}  // namespace agora::server
