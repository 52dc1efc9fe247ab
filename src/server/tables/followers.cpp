#include "server/tables/followers.hpp"

#include "core/json.hpp"
#include "match/admission.hpp"

#include <algorithm>
#include <utility>

namespace agora::server {

namespace {

bool hears(const match::Room& room, match::PersonId person, const store::ChatLine& line) {
    return room.hears(person, line.channel == store::ChatChannel::players
                                  ? match::ChatChannel::players
                                  : match::ChatChannel::spectators);
}

Outgoing chat_message(const store::ChatLine& line) {
    JsonWriter json;
    json.begin_object().field("t", "chat").field("table", line.table).field("line", line.id);
    json.field("room", line.channel == store::ChatChannel::players ? "players" : "spectators");
    json.field("person", line.person).field("from", line.name).field("text", line.text);
    json.field("at", line.at).end_object();
    return json.take();
}

}  // namespace

Follower* Followers::find(ConnectionId connection) {
    const auto found = std::ranges::find(all_, connection,
                                         [](const Follower& one) { return one.connection->id(); });
    return found == all_.end() ? nullptr : &*found;
}

const Follower* Followers::find(ConnectionId connection) const {
    return const_cast<Followers*>(this)->find(connection);
}

bool Followers::remove(ConnectionId connection) {
    const auto* follower = find(connection);
    if (follower == nullptr) return false;
    const bool was_present = follower->present;
    all_.erase(all_.begin() + (follower - all_.data()));
    return was_present;
}

bool Followers::has_present(match::PersonId person) const {
    return std::ranges::any_of(all_, [&](const Follower& one) {
        return one.present && one.connection->person() == person;
    });
}

// Messages for equal recipients are built once.
std::vector<ConnectionId> Followers::announce(const match::Room& room, bool to_all, match::Ms now,
                                              SteadyTime received) {
    struct Made {
        match::Recipient recipient;
        std::shared_ptr<const std::string> text;
    };
    std::vector<Made> made;
    std::vector<ConnectionId> recalling;
    for (auto& follower : all_) {
        if (!to_all && !follower.fresh) continue;
        const auto& connection = *follower.connection;
        const match::Recipient recipient{
            .viewer = room.viewer_of(connection.person()),
            .lang = connection.who().lang,
            .since = follower.told,
            .takes_part = takes_part(room.setup(), room.state(), connection.person()),
            .labels = follower.labels};
        auto same = std::ranges::find(made, recipient, &Made::recipient);
        if (same == made.end())
            same = made.insert(
                same,
                {recipient, std::make_shared<const std::string>(room.message(recipient, now))});
        connection.send({same->text, received});
        follower.told = room.version();
        if (std::exchange(follower.fresh, false) && follower.recalls)
            recalling.push_back(connection.id());
    }
    return recalling;
}

void Followers::send_all(const Outgoing& message) const {
    for (const auto& follower : all_) follower.connection->send(message);
}

void Followers::recall_again() {
    for (auto& follower : all_) follower.fresh |= follower.recalls;
}

void Followers::hear(const match::Room& room, const store::ChatLine& line) {
    const auto message = chat_message(line);
    for (auto& follower : all_) {
        if (follower.recalls)
            follower.overheard.push_back(line);
        else if (hears(room, follower.connection->person(), line))
            follower.connection->send(message);
    }
}

void Followers::recall(const match::Room& room, ConnectionId connection,
                       std::vector<store::ChatLine> lines) {
    auto* follower = find(connection);
    if (follower == nullptr || !std::exchange(follower->recalls, false)) return;
    // Lines said meanwhile may be among those read: skip duplicates.
    for (auto& line : std::exchange(follower->overheard, {}))
        if (std::ranges::find(lines, line.id, &store::ChatLine::id) == lines.end())
            lines.push_back(std::move(line));
    std::erase_if(lines, [&](const store::ChatLine& line) {
        return line.id <= follower->heard || !hears(room, follower->connection->person(), line);
    });
    const auto skipped = lines.size() - std::min<std::size_t>(lines.size(), max_recalled);
    for (const auto& line : std::span(lines).subspan(skipped))
        follower->connection->send(chat_message(line));
}

}  // namespace agora::server
