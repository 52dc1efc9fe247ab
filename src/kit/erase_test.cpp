// What a game may add to the interface reaches those who hold it erased, and is nothing in others.
#include "core/erase.hpp"

#include "kit/hidden_card.hpp"

#include <gtest/gtest.h>

namespace agora::kit {
namespace {

using Plainly = HiddenCard<Leak::none>;

struct Explained : Plainly {
    static std::string explain(const View& view, std::string_view text, const Look& look) {
        if (text != "card") return {};
        return look.name(view.viewer.seat()) + ": " + std::to_string(view.cards[0]);
    }
};

template <Game G>
std::string explained(std::string_view text) {
    const typename G::State state{{4, 2}, {}, 6};
    Look look;
    look.lang = Lang::fr;
    return ErasedPosition<G>(state).view(Seat{0})->explain(text, look);
}

TEST(Erased, AViewExplainsWhatItsGameExplains) {
    EXPECT_EQ(explained<Explained>("card"), "Joueur 1: 4");
    EXPECT_EQ(explained<Explained>("stay"), "");
}

TEST(Erased, AGameThatExplainsNothingHasNoAnswer) { EXPECT_EQ(explained<Plainly>("card"), ""); }

}  // namespace
}  // namespace agora::kit
