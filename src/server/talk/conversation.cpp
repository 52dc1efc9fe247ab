#include "server/talk/conversation.hpp"

#include "server/talk/said.hpp"

#include <algorithm>
#include <chrono>

namespace agora::server {

namespace {

class Conversing final : public Conversation {
public:
    Conversing(OpenHall& hall, Who who, const TalkSettings& settings)
        : hall_(hall), who_(std::move(who)), settings_(settings), credit_(settings.at_once) {}

    void begun(std::shared_ptr<Socket> socket) override {
        socket_ = std::move(socket);
        connection_ = hall_.arrive(who_, socket_);
    }

    void heard(std::string text) override {
        if (!has_credit()) {
            if (++refused_ > settings_.max_refused) return socket_->close("too many messages");
            return refuse(Error(ErrorCode::rate_limited, who_.lang), {});
        }
        auto said = read_said(text);
        if (!said)
            return refuse(Error(ErrorCode::bad_message, std::move(said.error().message)),
                          read_topic(text));
        const Topic topic{said->table, said->id};
        if (!hall_.hear(connection_, *std::move(said)))
            refuse(Error(ErrorCode::busy, who_.lang), topic);
    }

    void ended() override { hall_.depart(connection_); }

private:
    using Clock = std::chrono::steady_clock;

    bool has_credit() {
        const auto now = Clock::now();
        const std::chrono::duration<double> passed = now - std::exchange(last_, now);
        credit_ = std::min(credit_ + passed.count() * settings_.per_second,
                           static_cast<double>(settings_.at_once));
        if (credit_ < 1) return false;
        credit_ -= 1;
        return true;
    }

    void refuse(const Error& why, const Topic& about) {
        JsonWriter json;
        json.begin_object().field("t", "refused");
        if (about.table != 0) json.field("table", about.table);
        if (!about.id.empty()) json.field("id", about.id);
        json.field("refused", why.name()).field("why", why.message).end_object();
        socket_->send(std::make_shared<const std::string>(json.take()));
    }

    OpenHall& hall_;
    const Who who_;
    const TalkSettings settings_;
    std::shared_ptr<Socket> socket_;
    ConnectionId connection_ = 0;
    double credit_;
    Clock::time_point last_ = Clock::now();
    int refused_ = 0;
};

}  // namespace

std::unique_ptr<Conversation> converse(OpenHall& hall, Who who, const TalkSettings& settings) {
    return std::make_unique<Conversing>(hall, std::move(who), settings);
}

}  // namespace agora::server
