// The tables of the box: one line a card, columns as on a player's sheet, grouped by level and
// bonus.
#include "games/splendor/cards.hpp"

namespace agora::splendor {

// clang-format off
constexpr std::array<Card, card_count> cards = {{
    // level, bonus,       prestige, cost: white blue green red onyx
    {1, Colour::white,  0, {0, 0, 0, 2, 1}},  // 1
    {1, Colour::white,  0, {0, 1, 1, 1, 1}},  // 2
    {1, Colour::white,  0, {0, 1, 2, 1, 1}},  // 3
    {1, Colour::white,  0, {0, 2, 0, 0, 2}},  // 4
    {1, Colour::white,  0, {0, 2, 2, 0, 1}},  // 5
    {1, Colour::white,  0, {0, 3, 0, 0, 0}},  // 6
    {1, Colour::white,  0, {3, 1, 0, 0, 1}},  // 7
    {1, Colour::white,  1, {0, 0, 4, 0, 0}},  // 8

    {1, Colour::blue,   0, {0, 0, 0, 0, 3}},  // 9
    {1, Colour::blue,   0, {0, 0, 2, 0, 2}},  // 10
    {1, Colour::blue,   0, {0, 1, 3, 1, 0}},  // 11
    {1, Colour::blue,   0, {1, 0, 0, 0, 2}},  // 12
    {1, Colour::blue,   0, {1, 0, 1, 1, 1}},  // 13
    {1, Colour::blue,   0, {1, 0, 1, 2, 1}},  // 14
    {1, Colour::blue,   0, {1, 0, 2, 2, 0}},  // 15
    {1, Colour::blue,   1, {0, 0, 0, 4, 0}},  // 16

    {1, Colour::green,  0, {0, 0, 0, 3, 0}},  // 17
    {1, Colour::green,  0, {0, 1, 0, 2, 2}},  // 18
    {1, Colour::green,  0, {0, 2, 0, 2, 0}},  // 19
    {1, Colour::green,  0, {1, 1, 0, 1, 1}},  // 20
    {1, Colour::green,  0, {1, 1, 0, 1, 2}},  // 21
    {1, Colour::green,  0, {1, 3, 1, 0, 0}},  // 22
    {1, Colour::green,  0, {2, 1, 0, 0, 0}},  // 23
    {1, Colour::green,  1, {0, 0, 0, 0, 4}},  // 24

    {1, Colour::red,    0, {0, 2, 1, 0, 0}},  // 25
    {1, Colour::red,    0, {1, 0, 0, 1, 3}},  // 26
    {1, Colour::red,    0, {1, 1, 1, 0, 1}},  // 27
    {1, Colour::red,    0, {2, 0, 0, 2, 0}},  // 28
    {1, Colour::red,    0, {2, 0, 1, 0, 2}},  // 29
    {1, Colour::red,    0, {2, 1, 1, 0, 1}},  // 30
    {1, Colour::red,    0, {3, 0, 0, 0, 0}},  // 31
    {1, Colour::red,    1, {4, 0, 0, 0, 0}},  // 32

    {1, Colour::onyx,   0, {0, 0, 1, 3, 1}},  // 33
    {1, Colour::onyx,   0, {0, 0, 2, 1, 0}},  // 34
    {1, Colour::onyx,   0, {0, 0, 3, 0, 0}},  // 35
    {1, Colour::onyx,   0, {1, 1, 1, 1, 0}},  // 36
    {1, Colour::onyx,   0, {1, 2, 1, 1, 0}},  // 37
    {1, Colour::onyx,   0, {2, 0, 2, 0, 0}},  // 38
    {1, Colour::onyx,   0, {2, 2, 0, 1, 0}},  // 39
    {1, Colour::onyx,   1, {0, 4, 0, 0, 0}},  // 40

    {2, Colour::white,  1, {0, 0, 3, 2, 2}},  // 41
    {2, Colour::white,  1, {2, 3, 0, 3, 0}},  // 42
    {2, Colour::white,  2, {0, 0, 0, 5, 0}},  // 43
    {2, Colour::white,  2, {0, 0, 0, 5, 3}},  // 44
    {2, Colour::white,  2, {0, 0, 1, 4, 2}},  // 45
    {2, Colour::white,  3, {6, 0, 0, 0, 0}},  // 46

    {2, Colour::blue,   1, {0, 2, 2, 3, 0}},  // 47
    {2, Colour::blue,   1, {0, 2, 3, 0, 3}},  // 48
    {2, Colour::blue,   2, {0, 5, 0, 0, 0}},  // 49
    {2, Colour::blue,   2, {2, 0, 0, 1, 4}},  // 50
    {2, Colour::blue,   2, {5, 3, 0, 0, 0}},  // 51
    {2, Colour::blue,   3, {0, 6, 0, 0, 0}},  // 52

    {2, Colour::green,  1, {2, 3, 0, 0, 2}},  // 53
    {2, Colour::green,  1, {3, 0, 2, 3, 0}},  // 54
    {2, Colour::green,  2, {0, 0, 5, 0, 0}},  // 55
    {2, Colour::green,  2, {0, 5, 3, 0, 0}},  // 56
    {2, Colour::green,  2, {4, 2, 0, 0, 1}},  // 57
    {2, Colour::green,  3, {0, 0, 6, 0, 0}},  // 58

    {2, Colour::red,    1, {0, 3, 0, 2, 3}},  // 59
    {2, Colour::red,    1, {2, 0, 0, 2, 3}},  // 60
    {2, Colour::red,    2, {0, 0, 0, 0, 5}},  // 61
    {2, Colour::red,    2, {1, 4, 2, 0, 0}},  // 62
    {2, Colour::red,    2, {3, 0, 0, 0, 5}},  // 63
    {2, Colour::red,    3, {0, 0, 0, 6, 0}},  // 64

    {2, Colour::onyx,   1, {3, 0, 3, 0, 2}},  // 65
    {2, Colour::onyx,   1, {3, 2, 2, 0, 0}},  // 66
    {2, Colour::onyx,   2, {0, 0, 5, 3, 0}},  // 67
    {2, Colour::onyx,   2, {0, 1, 4, 2, 0}},  // 68
    {2, Colour::onyx,   2, {5, 0, 0, 0, 0}},  // 69
    {2, Colour::onyx,   3, {0, 0, 0, 0, 6}},  // 70

    {3, Colour::white,  3, {0, 3, 3, 5, 3}},  // 71
    {3, Colour::white,  4, {0, 0, 0, 0, 7}},  // 72
    {3, Colour::white,  4, {3, 0, 0, 3, 6}},  // 73
    {3, Colour::white,  5, {3, 0, 0, 0, 7}},  // 74

    {3, Colour::blue,   3, {3, 0, 3, 3, 5}},  // 75
    {3, Colour::blue,   4, {6, 3, 0, 0, 3}},  // 76
    {3, Colour::blue,   4, {7, 0, 0, 0, 0}},  // 77
    {3, Colour::blue,   5, {7, 3, 0, 0, 0}},  // 78

    {3, Colour::green,  3, {5, 3, 0, 3, 3}},  // 79
    {3, Colour::green,  4, {0, 7, 0, 0, 0}},  // 80
    {3, Colour::green,  4, {3, 6, 3, 0, 0}},  // 81
    {3, Colour::green,  5, {0, 7, 3, 0, 0}},  // 82

    {3, Colour::red,    3, {3, 5, 3, 0, 3}},  // 83
    {3, Colour::red,    4, {0, 0, 7, 0, 0}},  // 84
    {3, Colour::red,    4, {0, 3, 6, 3, 0}},  // 85
    {3, Colour::red,    5, {0, 0, 7, 3, 0}},  // 86

    {3, Colour::onyx,   3, {3, 3, 5, 3, 0}},  // 87
    {3, Colour::onyx,   4, {0, 0, 0, 7, 0}},  // 88
    {3, Colour::onyx,   4, {0, 0, 3, 6, 3}},  // 89
    {3, Colour::onyx,   5, {0, 0, 0, 7, 3}},  // 90
}};

constexpr std::array<Noble, noble_count> nobles = {{
    // name,                       needs: white blue green red onyx
    {"Niccolo Machiavelli",       {4, 4, 0, 0, 0}},  // 1
    {"Isabella of Castile",       {4, 0, 0, 0, 4}},  // 2
    {"Anne of Brittany",          {3, 3, 3, 0, 0}},  // 3
    {"Elisabeth of Austria",      {3, 3, 0, 0, 3}},  // 4
    {"Charles V",                 {3, 0, 0, 3, 3}},  // 5
    {"Suleiman the Magnificent",  {0, 4, 4, 0, 0}},  // 6
    {"Catherine de' Medici",      {0, 3, 3, 3, 0}},  // 7
    {"Mary Stuart",               {0, 0, 4, 4, 0}},  // 8
    {"Francis I of France",       {0, 0, 3, 3, 3}},  // 9
    {"Henry VIII",                {0, 0, 0, 4, 4}},  // 10
}};
// clang-format on

}  // namespace agora::splendor
