// A view as one list of fields. A game says once what its view holds,
//
//     template <class Fields, class V>  // V: View, or const View
//     static void fields(Fields& fields, V& view) {
//         fields.optional("prize", view.table.prize, 13, {"Prize", "Lot"});
//         fields.players(view.table.seats, 2, 3, [&](auto& player, Seat seat) {
//             player.number("score", view.table.scores[seat], 0, 91, {"Score", "Points"});
//         });
//     }
//
// from which its JSON encoder, decoder and schema and its drawing for the terminal follow. What has
// a label is shown to people. Values are unsigned numbers.
#pragma once

#include "core/json.hpp"
#include "core/luck.hpp"
#include "core/schema.hpp"
#include "core/terminal_style.hpp"

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>

namespace agora {

// Each of the classes below has these functions; `value` is read or written.
//
//   number(name, value, least, most)  a number
//   optional(name, value, most)       1 to most, or none (0; null in JSON)
//   word(name, value, words)          an enum, by the words of its values
//   seat(name, value)                 a player
//   flag(name, bits, bit)             a bit of a number; the flag `chosen` of a player says that it
//                                     has chosen in secret: then its values that are null lie face
//                                     down on the board of the page, and else there are none
//   set(name, bits, count)            of 1 to count, those whose bit is set, from the lowest on
//   hidden(name, values, size, most)  the first `size` of some numbers; 0 is unknown (null)
//   players(seats, least, most, each) each(fields, seat) for all seats, of which there are `seats`
class FieldWriter {
public:
    explicit FieldWriter(JsonWriter& json) : json_(json) {}

    template <std::unsigned_integral T>
    void number(std::string_view name, const T& value, int, int, Text = {}) {
        json_.field(name, value);
    }
    template <std::unsigned_integral T>
    void optional(std::string_view name, const T& value, int, Text = {}) {
        json_.key(name);
        number_or_null(value);
    }
    template <class T>
    void word(std::string_view name, const T& value, std::span<const std::string_view> words,
              Text = {}, std::span<const Text> = {}) {
        json_.field(name, words[static_cast<std::size_t>(value)]);
    }
    void seat(std::string_view name, const Seat& value, Text = {}) { json_.field(name, value); }
    template <std::unsigned_integral T>
    void flag(std::string_view name, const T& bits, unsigned bit, Text = {}) {
        json_.field(name, ((bits >> bit) & 1U) != 0);
    }
    template <std::unsigned_integral T>
    void set(std::string_view name, const T& bits, int, Text = {}) {
        json_.key(name).begin_array();
        ItemSet{bits, 0}.each([&](Item item) { json_.value(item + 1); });
        json_.end_array();
    }
    template <class List, std::unsigned_integral Size>
    void hidden(std::string_view name, const List& values, const Size& size, int, Text = {}) {
        json_.key(name).begin_array();
        for (std::size_t i = 0; i < size; ++i) number_or_null(values[i]);
        json_.end_array();
    }
    template <class Each>
    void players(const std::uint8_t& seats, int, int, Each each) {
        json_.key("players").begin_array();
        for (Seat seat = 0; seat < seats; ++seat) {
            json_.begin_object();
            each(*this, seat);
            json_.end_object();
        }
        json_.end_array();
    }

private:
    template <std::unsigned_integral T>
    void number_or_null(T value) {
        value == 0 ? json_.null() : json_.value(value);
    }

    JsonWriter& json_;
};

class FieldReader {
public:
    explicit FieldReader(JsonFields& json) : json_(json) {}

    template <std::unsigned_integral T>
    void number(std::string_view name, T& value, int least, int most, Text = {}) {
        value = static_cast<T>(json_.number(name, least, most));
    }
    template <std::unsigned_integral T>
    void optional(std::string_view name, T& value, int most, Text = {}) {
        value = json_.is_null(name) ? T{0} : static_cast<T>(json_.number(name, 1, most));
    }
    template <class T>
    void word(std::string_view name, T& value, std::span<const std::string_view> words, Text = {},
              std::span<const Text> = {}) {
        value = static_cast<T>(json_.word(name, words));
    }
    void seat(std::string_view name, Seat& value, Text = {}) {
        value = static_cast<Seat>(json_.number(name, 0, most_seats - 1));
        last_seat_ = std::max(last_seat_, value);
    }
    template <std::unsigned_integral T>
    void flag(std::string_view name, T& bits, unsigned bit, Text = {}) {
        if (json_.flag(name)) bits = static_cast<T>(bits | (1U << bit));
    }
    template <std::unsigned_integral T>
    void set(std::string_view name, T& bits, int count, Text = {}) {
        bits = static_cast<T>(json_.bits(name, count));
    }
    template <class List, std::unsigned_integral Size>
    void hidden(std::string_view name, List& values, Size& size, int most, Text = {}) {
        size = static_cast<Size>(json_.size(name, values.size()));
        for (std::size_t i = 0; i < size; ++i)
            values[i] =
                static_cast<typename List::value_type>(json_.number_or_null_at(name, i, most));
    }
    template <class Each>
    void players(std::uint8_t& seats, int least, int most, Each each) {
        seats = static_cast<std::uint8_t>(json_.size("players", static_cast<std::size_t>(most)));
        if (seats < least)
            return json_.fail("\"players\" must be " + std::to_string(least) + " to " +
                              std::to_string(most));
        for (Seat seat = 0; seat < seats; ++seat) {
            InnerFields player(json_, "players", seat, "player " + std::to_string(seat));
            FieldReader inner(player);
            each(inner, seat);
            last_seat_ = std::max(last_seat_, inner.last_seat_);
        }
    }

    Seat last_seat() const { return last_seat_; }  // the highest that was read

private:
    JsonFields& json_;
    Seat last_seat_ = 0;
};

class FieldSchema {
public:
    template <std::unsigned_integral T>
    void number(std::string_view name, const T&, int least, int most, Text label = {}) {
        add(name, Schema::number(least, most), label);
    }
    template <std::unsigned_integral T>
    void optional(std::string_view name, const T&, int most, Text label = {}) {
        add(name, Schema::number(1, most).or_null(), label);
    }
    template <class T>
    void word(std::string_view name, const T&, std::span<const std::string_view> words,
              Text label = {}, std::span<const Text> labels = {}) {
        add(name, Schema::word(words, labels), label);
    }
    void seat(std::string_view name, const Seat&, Text label = {}) {
        add(name, Schema::seat(), label);
    }
    template <std::unsigned_integral T>
    void flag(std::string_view name, const T&, unsigned, Text label = {}) {
        add(name, Schema::flag(), label);
    }
    template <std::unsigned_integral T>
    void set(std::string_view name, const T&, int count, Text label = {}) {
        add(name, Schema::list(Schema::number(1, count)), label);
    }
    template <class List, std::unsigned_integral Size>
    void hidden(std::string_view name, const List&, const Size&, int most, Text label = {}) {
        add(name, Schema::list(Schema::number(1, most).or_null()), label);
    }
    template <class Each>
    void players(const std::uint8_t&, int, int, Each each) {
        FieldSchema player;
        each(player, Seat{0});
        add("players", Schema::list(player.take().named("Player")), {});
    }

    void add(std::string_view name, Schema schema, Text label) {
        members_.push_back({name, std::move(schema), label});
    }
    Schema take() { return Schema::object(std::move(members_)); }

private:
    std::vector<Schema::Member> members_;
};

// What has a label, one line for each field of the table and one for each player.
class FieldDrawing {
public:
    explicit FieldDrawing(const TerminalStyle& style) : style_(style) {}

    template <std::unsigned_integral T>
    void number(std::string_view, const T& value, int, int, Text label = {}) {
        show(label, std::to_string(value));
    }
    template <std::unsigned_integral T>
    void optional(std::string_view, const T& value, int, Text label = {}) {
        if (value != 0) show(label, std::to_string(value));
    }
    template <class T>
    void word(std::string_view, const T& value, std::span<const std::string_view> words,
              Text label = {}, std::span<const Text> labels = {}) {
        const auto at = static_cast<std::size_t>(value);
        show(label, std::string(labels.empty() ? words[at] : style_.say(labels[at])));
    }
    void seat(std::string_view, const Seat& value, Text label = {}) {
        show(label, style_.name(value));
    }
    template <std::unsigned_integral T>
    void flag(std::string_view, const T& bits, unsigned bit, Text label = {}) {
        if (((bits >> bit) & 1U) != 0) show(label, {});
    }
    template <std::unsigned_integral T>
    void set(std::string_view, const T& bits, int, Text label = {}) {
        std::string text;
        ItemSet{bits, 0}.each([&](Item item) { append(text, std::to_string(item + 1)); });
        if (!text.empty()) show(label, text);
    }
    template <class List, std::unsigned_integral Size>
    void hidden(std::string_view, const List& values, const Size& size, int, Text label = {}) {
        std::string text;
        for (std::size_t i = 0; i < size; ++i)
            append(text, values[i] == 0 ? "?" : std::to_string(values[i]));
        if (!text.empty()) show(label, text);
    }
    template <class Each>
    void players(const std::uint8_t& seats, int, int, Each each) {
        for (Seat seat = 0; seat < seats; ++seat) {
            FieldDrawing player(style_);
            player.line_ = pad(cut(style_.name(seat), 15), 16);
            player.in_line_ = true;
            each(player, seat);
            const auto& line = player.line_;
            text_ += columns(line) > style_.width ? wrap(line, style_.width, "    ") : line;
            text_ += '\n';
        }
    }

    std::string take() { return std::move(text_); }

private:
    static void append(std::string& text, std::string_view more) {
        if (!text.empty()) text += ' ';
        text += more;
    }
    void show(const Text& label, std::string_view value) {
        if (label.en.empty()) return;
        std::string both(style_.say(label));
        if (!value.empty())
            both += std::string(in_line_ ? " " : style_.say({": ", " : "})).append(value);
        if (in_line_)
            line_ += std::exchange(gap_, "   ") + both;
        else
            text_ += wrap(both, style_.width, "    ") + "\n";
    }

    const TerminalStyle& style_;
    std::string text_;
    std::string line_;
    std::string gap_;
    bool in_line_ = false;
};

}  // namespace agora
