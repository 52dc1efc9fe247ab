// JSON at the edge: a small writer of our own, and readers over boost::json that never throw.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"
#include "core/seat.hpp"

#include <boost/json/fwd.hpp>

#include <concepts>
#include <cstdint>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace agora {

// Writes one JSON value from front to back, without white space. The caller keeps begin and end in
// balance and gives a key before each value of an object.
class JsonWriter {
public:
    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(bool flag) { return raw(flag ? "true" : "false"); }
    JsonWriter& value(double number);
    template <std::integral T>
        requires(!std::same_as<T, bool>)
    JsonWriter& value(T number) {
        return raw(std::to_string(+number));
    }
    template <std::ranges::range List>
        requires std::integral<std::ranges::range_value_t<List>> &&
                 (!std::convertible_to<List, std::string_view>)
    JsonWriter& value(const List& numbers) {
        begin_array();
        for (const auto number : numbers) value(number);
        return end_array();
    }
    JsonWriter& value(Viewer viewer);     // a seat's number, or "spectator"
    JsonWriter& value(const Text& text);  // {"en": "card", "fr": "carte"}
    JsonWriter& null() { return raw("null"); }
    JsonWriter& raw(std::string_view json);  // a value that is JSON already
    void new_line(int indent);  // for files that people read; before a key, a value or an end

    template <class T>
    JsonWriter& field(std::string_view name, const T& item) {
        return key(name).value(item);
    }

    const std::string& text() const { return text_; }
    std::string take() { return std::move(text_); }

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void separate();

    std::string text_;
    bool comma_ = false;
    int indent_ = -1;  // of the line break that is due; -1: none
};

// One JSON value, read whole; text after it, too deep nesting and bad UTF-8 are refused.
Expected<boost::json::value> read_json(std::string_view text);

// Reads the members of a JSON object one after another and remembers the first thing that is wrong,
// so that a decoder reads straight through and asks once at the end.
class JsonFields {
public:
    explicit JsonFields(const boost::json::value& value, std::string_view where = "");

    bool has(std::string_view name) const;
    std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
    bool flag(std::string_view name);
    Viewer viewer(std::string_view name, int seats);
    std::size_t word(std::string_view name, std::span<const std::string_view> words);  // its place
    std::string text(std::string_view name);
    // The members of an array or object; an empty one where there is none.
    std::span<const boost::json::value> list(std::string_view name, std::size_t most);
    // A list of numbers, exactly as long as the span.
    template <std::ranges::contiguous_range List>
    void numbers(std::string_view name, List& out, std::int64_t least, std::int64_t most);
    const boost::json::value& member(std::string_view name);
    bool is_null(std::string_view name);
    std::size_t size(std::string_view name, std::size_t most);  // of a list
    // An item of a list: a number from 1 to `most`; 0 where it is null.
    std::int64_t number_or_null_at(std::string_view name, std::size_t at, std::int64_t most);
    // A list of numbers from 1 to `most` in ascending order, as bits from the lowest on.
    std::uint64_t bits(std::string_view name, int most);

    void fail(std::string why);
    bool good() const { return why_.empty(); }
    const std::string& why() const { return why_; }

private:
    const boost::json::value* find(std::string_view name);
    std::int64_t number_in(std::string_view name, std::size_t at, std::size_t size,
                           std::int64_t least, std::int64_t most);

    const boost::json::object* object_ = nullptr;
    std::string where_;
    std::string why_;
};

// A nested object; an error in it is also an error of the outer one.
class InnerFields : public JsonFields {
public:
    InnerFields(JsonFields& outer, const boost::json::value& value, std::string_view where)
        : JsonFields(value, where), outer_(outer) {}
    // One item of a list of the outer object, which has at least so many.
    InnerFields(JsonFields& outer, std::string_view list, std::size_t at, std::string_view where);
    InnerFields(const InnerFields&) = delete;
    InnerFields& operator=(const InnerFields&) = delete;
    ~InnerFields() {
        if (!good()) outer_.fail(why());
    }

private:
    JsonFields& outer_;
};

template <std::ranges::contiguous_range List>
void JsonFields::numbers(std::string_view name, List& out, std::int64_t least, std::int64_t most) {
    std::size_t at = 0;
    for (auto& number : out)
        number = static_cast<std::ranges::range_value_t<List>>(
            number_in(name, at++, std::ranges::size(out), least, most));
}

}  // namespace agora
