// One socket of a client: limits the rate of its messages, decodes them and passes them on.
#pragma once

#include "server/session/gateway.hpp"

namespace agora::server {

class ClientSession final : public WebSocketSession {
public:
    ClientSession(Gateway& gateway, Who who, const SessionSettings& settings)
        : gateway_(gateway),
          who_(std::move(who)),
          settings_(settings),
          messages_(settings.messages) {}

    void opened(std::shared_ptr<Socket> socket) override;
    void received(std::string text) override;
    void closed() override;

private:
    Gateway& gateway_;
    const Who who_;
    const SessionSettings settings_;
    std::shared_ptr<Connection> connection_;
    TokenBucket messages_;
    int refused_ = 0;
};

}  // namespace agora::server
