#include "server/clients/connection.hpp"

#include "core/json.hpp"

#include <algorithm>
#include <ranges>

namespace agora::server {

void Connection::send(Outgoing message) const {
    const std::lock_guard lock(mutex_);
    if (socket_) socket_->send(std::move(message));
}

void Connection::refuse(TableId table, std::string_view id, const Error& why) const {
    JsonWriter json;
    json.begin_object().field("t", "refused");
    if (table != 0) json.field("table", table);
    if (!id.empty()) json.field("id", id);
    json.field("refused", why.name()).field("why", why.message).end_object();
    send(json.take());
}

void Connection::close(std::string_view why) const {
    const std::lock_guard lock(mutex_);
    if (socket_) socket_->close(why);
}

std::shared_ptr<const Connection::FollowWish> Connection::wish_to_follow(TableId table,
                                                                         std::size_t max) {
    const std::lock_guard lock(mutex_);
    std::erase_if(wishes_, [](const auto& wish) { return wish.expired(); });
    const bool again = std::ranges::find(follows_, table) != follows_.end();
    if (!again && follows_.size() + wishes_.size() >= max) return nullptr;
    const auto wish = std::make_shared<FollowWish>(table);
    wishes_.push_back(wish);
    return wish;
}

bool Connection::add_follow(TableId table, std::size_t max) {
    const std::lock_guard lock(mutex_);
    if (!socket_ || follows_.size() >= max) return false;
    follows_.push_back(table);
    return true;
}

void Connection::drop_follow(TableId table) {
    const std::lock_guard lock(mutex_);
    std::erase(follows_, table);
}

void Connection::take_back_follow(TableId table) {
    const std::lock_guard lock(mutex_);
    std::erase(follows_, table);
    for (const auto& one : wishes_)
        if (const auto wish = one.lock(); wish && wish->table == table) wish->wanted = false;
}

std::vector<TableId> Connection::end() {
    const std::lock_guard lock(mutex_);
    socket_.reset();
    return std::exchange(follows_, {});
}

std::shared_ptr<Connection> Connections::add(Who who, std::shared_ptr<Socket> socket) {
    auto connection = std::make_shared<Connection>(next_++, std::move(who), std::move(socket));
    const std::lock_guard lock(mutex_);
    open_.emplace(connection->id(), connection);
    ++people_[connection->person()];
    return connection;
}

void Connections::remove(ConnectionId id) {
    const std::lock_guard lock(mutex_);
    const auto found = open_.extract(id);
    if (found.empty()) return;
    const auto person = people_.find(found.mapped()->person());
    if (--person->second == 0) people_.erase(person);
}

void Connections::each(const std::function<void(Connection&)>& visit) const {
    std::vector<std::shared_ptr<Connection>> all;
    {
        const std::lock_guard lock(mutex_);
        all.reserve(open_.size());
        std::ranges::copy(std::views::values(open_), std::back_inserter(all));
    }
    for (const auto& connection : all) visit(*connection);
}

std::size_t Connections::people() const {
    const std::lock_guard lock(mutex_);
    return people_.size();
}

std::size_t Connections::size() const {
    const std::lock_guard lock(mutex_);
    return open_.size();
}

}  // namespace agora::server
