// What a game may add to the interface reaches those who hold it erased, and is nothing in others.
#include "core/erase.hpp"

#include "kit/hidden_card.hpp"

#include <gtest/gtest.h>

namespace agora::kit {
namespace {

using Plainly = HiddenCard<Leak::none>;

struct Explained : Plainly {
    static std::string explain(const View& view, std::string_view text,
                               const TerminalStyle& style) {
        if (text != "card") return {};
        return style.name(view.viewer.seat()) + ": " + std::to_string(view.cards[0]);
    }
    static void describe_cards(JsonWriter& json) {
        json.begin_object().field("highest", 6).end_object();
    }
};

template <Game G>
std::string explained(std::string_view text) {
    const typename G::State state{{4, 2}, {}, 6};
    TerminalStyle style;
    style.lang = Lang::fr;
    return ErasedPosition<G>(state).view(Seat{0})->explain(text, style);
}

TEST(Erased, AViewExplainsWhatItsGameExplains) {
    EXPECT_EQ(explained<Explained>("card"), "Joueur 1: 4");
    EXPECT_EQ(explained<Explained>("stay"), "");
}

TEST(Erased, AGameThatExplainsNothingHasNoAnswer) { EXPECT_EQ(explained<Plainly>("card"), ""); }

template <Game G>
std::string cards_of() {
    JsonWriter json;
    ErasedGame<G>().cards(json);
    return json.take();
}

TEST(Erased, CardsAreThoseOfTheGame) {
    EXPECT_EQ(cards_of<Explained>(), R"({"highest":6})");
    EXPECT_EQ(cards_of<Plainly>(), "{}");
}

}  // namespace
}  // namespace agora::kit
