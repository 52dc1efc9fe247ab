// Chat. A line is committed before it is sent; new followers get the last lines.
#include "server/hall/open_hall.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr int max_recalled = 50;  // lines, of both channels together

bool hears(const match::Room& room, match::PersonId person, const store::ChatLine& line) {
    return room.hears(person, line.channel == store::ChatChannel::players
                                  ? match::ChatChannel::players
                                  : match::ChatChannel::spectators);
}

std::shared_ptr<const std::string> chat_text(const store::ChatLine& line) {
    JsonWriter json;
    json.begin_object().field("t", "chat").field("table", line.table).field("line", line.id);
    json.field("room", line.channel == store::ChatChannel::players ? "players" : "spectators");
    json.field("person", line.person).field("from", line.name).field("text", line.text);
    json.field("at", line.at).end_object();
    return std::make_shared<const std::string>(json.take());
}

// The last lines of a table in the order in which they were said.
std::vector<store::ChatLine> last_lines(const store::Store& store, TableId table) {
    std::vector<store::ChatLine> lines;
    for (const auto channel : {store::ChatChannel::players, store::ChatChannel::spectators})
        if (auto said = store.chat(table, channel, {.after = 0, .most = max_recalled}))
            std::ranges::move(*said, std::back_inserter(lines));
    std::ranges::sort(lines, {}, &store::ChatLine::id);
    return lines;
}

}  // namespace

void OpenHall::say(Held& held, match::effect::Speech speech) {
    store::ChatLine line{.table = held.id,
                         .channel = speech.channel == match::ChatChannel::players
                                        ? store::ChatChannel::players
                                        : store::ChatChannel::spectators,
                         .person = speech.person,
                         .name = std::move(speech.name),
                         .text = std::move(speech.text),
                         .at = speech.at};
    auto kept = [this, line](const Expected<store::Id>& id) mutable {
        const auto found = tables_.find(line.table);
        if (found == tables_.end() || !found->second.room) return;
        if (!id) return not_heard(found->second, line.person, id.error().code);
        line.id = *id;
        heard(found->second, line);
    };
    const auto speaker = line.person;
    if (const auto asked = store_.say(std::move(line), back<store::Id>(std::move(kept))); !asked)
        not_heard(held, speaker, asked.error().code);
}

void OpenHall::heard(Held& held, const store::ChatLine& line) {
    const auto text = chat_text(line);
    for (auto& follower : held.followers) {
        const auto found = connections_.find(follower.connection);
        if (found == connections_.end()) continue;
        if (follower.recalls)
            follower.overheard.push_back(line);
        else if (hears(*held.room, found->second.person(), line))
            found->second.socket->send(text);
    }
}

void OpenHall::not_heard(Held& held, match::PersonId speaker, ErrorCode why) {
    for (const auto& follower : held.followers) {
        const auto found = connections_.find(follower.connection);
        if (found == connections_.end() || found->second.person() != speaker) continue;
        send_error(follower.connection, {.table = held.id, .id = {}, .what = said::Chat{}},
                   Error(table_error(why), found->second.who.lang));
    }
}

// Sends a new follower the chat lines that it has not seen.
void OpenHall::recall(Held& held, Follower& follower) {
    auto read = [this, table = held.id, connection = follower.connection, errand = Errand(*this)] {
        mailbox_.report([this, table, connection, lines = last_lines(store_, table)]() mutable {
            if (!tables_.contains(table)) return;
            use(table, Lang::en,
                [this, connection, lines = std::move(lines)](Expected<Held*> found) mutable {
                    if (found) recalled(**found, connection, std::move(lines));
                });
        });
    };
    // The reader pool is full: this follower gets new lines only.
    if (!clerk_.ask(std::move(read))) recalled(held, follower.connection, {});
}

void OpenHall::recalled(Held& held, ConnectionId connection, std::vector<store::ChatLine> lines) {
    const auto follower = std::ranges::find(held.followers, connection, &Follower::connection);
    const auto found = connections_.find(connection);
    if (follower == held.followers.end() || found == connections_.end() || !follower->recalls)
        return;
    follower->recalls = false;
    // Lines said meanwhile may be among those read: skip duplicates.
    for (auto& line : std::exchange(follower->overheard, {}))
        if (std::ranges::find(lines, line.id, &store::ChatLine::id) == lines.end())
            lines.push_back(std::move(line));
    std::erase_if(lines, [&](const store::ChatLine& line) {
        return line.id <= follower->heard || !hears(*held.room, found->second.person(), line);
    });
    const auto skipped = lines.size() - std::min<std::size_t>(lines.size(), max_recalled);
    for (const auto& line : std::span(lines).subspan(skipped))
        found->second.socket->send(chat_text(line));
}

}  // namespace agora::server
