// A typed line of this game in parts, and the cards and objectives that are found in it.
#pragma once

#include "core/typed.hpp"
#include "games/royalmatch/text.hpp"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agora::royalmatch {

class TypedLine {
public:
    explicit TypedLine(std::string_view text);

    bool is_too_long() const { return too_long_; }
    bool at_end() const { return next_ == pieces_.size(); }
    const std::string& here() const { return pieces_[next_].text; }  // not at the end

    // Each takes what it finds off the line, or leaves it as it is.
    bool word(std::initializer_list<std::string_view> any_of);
    std::optional<int> number();
    std::optional<Card> card();  // KH, 10 s, K♥, Rco, 10p, king of hearts, roi de cœur
    std::optional<Goal> goal();  // id or name in either language

    // A card with the letter C, which is clubs in English, and cœur or carreau to the French: with
    // a French value, and where the line is French also with one that both have.
    bool is_doubtful_card() const;
    void expect_french() { french_ = true; }

private:
    struct Found {
        int value = 0;
        std::optional<Suit> suit;
    };
    std::optional<Found> value_at(std::size_t& at) const;
    std::optional<Suit> suit_at(std::size_t& at) const;

    std::vector<Piece> pieces_;
    std::size_t next_ = 0;
    bool too_long_ = false;
    bool french_ = false;
};

}  // namespace agora::royalmatch
