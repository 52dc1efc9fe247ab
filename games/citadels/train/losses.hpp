// Cross entropies, in nats: of the characters that were chosen, and of the winners.
#pragma once

#include "ai/net/fit.hpp"
#include "games/citadels/train/samples.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace agora::citadels {

class PickLoss {
public:
    static double value(const PickPolicyNet& net, const PickSample& sample) {
        return -std::log(double{Forward(net, sample).chances[sample.chosen]});
    }

    static void accumulate_gradient(const PickPolicyNet& net, const PickSample& sample,
                                    PickPolicyNet& gradient) {
        Forward forward(net, sample);
        forward.chances[sample.chosen] -= 1;
        for (std::size_t a = 0; a < sample.roles.size(); ++a) {
            const std::size_t role = sample.roles[a];
            const float error = forward.chances[a];
            for (std::size_t i = 0; i < pick_feature_count; ++i)
                gradient.direct[role][i] += error * sample.features[i];
            for (std::size_t m = 0; m < pick_hidden_count; ++m) {
                if (forward.hidden[m] <= 0) continue;
                const float inner = error * net.last[role][m];
                gradient.last[role][m] += error * forward.hidden[m];
                for (std::size_t i = 0; i < pick_feature_count; ++i)
                    gradient.first[i][m] += inner * sample.features[i];
            }
        }
    }

private:
    struct Forward {
        PickHidden hidden{};
        std::array<float, most_ranks> chances{};

        Forward(const PickPolicyNet& net, const PickSample& sample) {
            for (std::size_t i = 0; i < pick_feature_count; ++i)
                for (std::size_t m = 0; m < pick_hidden_count; ++m)
                    hidden[m] += net.first[i][m] * sample.features[i];
            for (std::size_t a = 0; a < sample.roles.size(); ++a) {
                const std::size_t role = sample.roles[a];
                for (std::size_t i = 0; i < pick_feature_count; ++i)
                    chances[a] += net.direct[role][i] * sample.features[i];
                for (std::size_t m = 0; m < pick_hidden_count; ++m)
                    chances[a] += net.last[role][m] * std::max(0.0F, hidden[m]);
            }
            ai::net::softmax(std::span(chances).first(sample.roles.size()));
        }
    };
};

struct WinLoss {
    static double value(const ValueNet& net, const WinSample& sample) {
        return -std::log(double{chances(net, sample)[sample.winner]});
    }

    static void accumulate_gradient(const ValueNet& net, const WinSample& sample,
                                    ValueNet& gradient) {
        auto errors = chances(net, sample);
        errors[sample.winner] -= 1;
        for (std::size_t seat = 0; seat < sample.seats; ++seat)
            ai::net::accumulate_gradient(net, sample.features[seat], errors[seat], gradient);
    }

private:
    static std::array<float, most_players> chances(const ValueNet& net, const WinSample& sample) {
        std::array<float, most_players> logits{};
        for (std::size_t seat = 0; seat < sample.seats; ++seat)
            logits[seat] = net(sample.features[seat]);
        ai::net::softmax(std::span(logits).first(sample.seats));
        return logits;
    }
};

}  // namespace agora::citadels
