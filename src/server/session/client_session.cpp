#include "server/session/client_session.hpp"

#include <chrono>

namespace agora::server {

void ClientSession::opened(std::shared_ptr<Socket> socket) {
    connection_ = gateway_.connect(who_, std::move(socket));
}

void ClientSession::received(std::string text) {
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    if (!messages_.take(now)) {
        if (++refused_ > settings_.max_refused) return connection_->close("too many messages");
        return gateway_.refuse(*connection_, {}, Error(ErrorCode::rate_limited, who_.lang));
    }
    auto message = read_client_message(text);
    if (!message)
        return gateway_.refuse(*connection_, read_topic(text),
                               Error(ErrorCode::bad_message, std::move(message.error().message)));
    gateway_.receive(connection_, *std::move(message));
}

void ClientSession::closed() { gateway_.disconnect(*connection_); }

}  // namespace agora::server
