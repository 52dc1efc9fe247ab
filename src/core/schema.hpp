// What the JSON of a view looks like, as a value: members with their types and, where people see
// them, labels. From it come the JSON Schema that the server gives, the types of the page, and the
// check that every view fits.
#pragma once

#include "core/language.hpp"

#include <boost/json/fwd.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora {

class JsonWriter;

struct Schema {
    struct Member;

    enum class Kind : std::uint8_t { number, flag, text, word, seat, viewer, list, object, map };

    Kind kind = Kind::object;
    bool nullable = false;
    std::int64_t least = 0;  // of a number
    std::int64_t most = 0;
    std::vector<std::string_view> words;
    std::vector<Text> labels;     // of the words, where people see them
    std::vector<Schema> items;    // what a list or a map holds: one
    std::vector<Member> members;  // of an object, in the order in which they are shown
    std::string_view name;        // of a type that is used by name, such as Card

    static Schema number(std::int64_t least, std::int64_t most);
    static Schema flag();
    static Schema text();
    static Schema word(std::span<const std::string_view> words, std::span<const Text> labels = {});
    static Schema seat();
    static Schema viewer();  // a seat or "spectator"
    static Schema list(Schema item);
    static Schema map(Schema value);  // an object whose keys are data
    static Schema object(std::vector<Member> members);

    Schema or_null() const;
    Schema named(std::string_view type) const;

private:
    static Schema of(Kind kind);
};

struct Schema::Member {
    std::string_view name;
    Schema schema;
    Text label{};          // only what has one is shown by a board that does not know the game
    bool required = true;  // else it may be left out
};

// A member that may be left out.
Schema::Member optional(std::string_view name, Schema schema, Text label = {});

// As JSON Schema (2020-12), the labels in a language as `title`; types with a name are in `$defs`.
void write_schema(JsonWriter& json, const Schema& schema, Lang lang);

// What does not fit, or nothing.
std::string mismatch(const Schema& schema, const boost::json::value& value);

}  // namespace agora
