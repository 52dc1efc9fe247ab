// The connections that follow one table, and what each of them has been sent.
#pragma once

#include "match/room.hpp"
#include "server/clients/connection.hpp"
#include "store/values.hpp"

#include <memory>
#include <span>
#include <vector>

namespace agora::server {

struct Follower {
    std::shared_ptr<Connection> connection;
    match::Version told = 0;
    bool fresh = true;     // has not been sent anything yet
    bool present = false;  // counts for the presence of the person
    bool labels = false;   // wants decisions also as a person says them

    // Chat. A new follower is sent the last lines first, then those that came meanwhile.
    bool recalls = true;  // earlier lines are still to be sent
    store::Id heard = 0;  // the last line it has
    std::vector<store::ChatLine> overheard{};
};

class Followers {
public:
    bool empty() const { return all_.empty(); }
    std::span<const Follower> all() const { return all_; }
    Follower* find(ConnectionId connection);
    const Follower* find(ConnectionId connection) const;
    Follower& add(Follower follower) { return all_.emplace_back(std::move(follower)); }
    // Whether it counted for the presence of its person.
    bool remove(ConnectionId connection);
    std::vector<Follower> take_all() { return std::exchange(all_, {}); }
    // Whether the person is there by any of its connections.
    bool has_present(match::PersonId person) const;

    // Sends the state, which is durable, to all or to those who are new. Returns the connections
    // that are to be sent the chat as well.
    std::vector<ConnectionId> announce(const match::Room& room, bool to_all, match::Ms now,
                                       SteadyTime received);
    void send_all(const Outgoing& message) const;

    // The table was loaded again: those who still wait for the chat are sent it after the state.
    void recall_again();

    // A chat line that is durable.
    void hear(const match::Room& room, const store::ChatLine& line);
    // The last lines, as they were read for this new follower.
    void recall(const match::Room& room, ConnectionId connection,
                std::vector<store::ChatLine> lines);

private:
    std::vector<Follower> all_;
};

inline constexpr int max_recalled = 50;  // chat lines, of both channels together

}  // namespace agora::server
