#include "core/schema.hpp"

#include "core/json.hpp"
#include "core/typography.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <map>

namespace agora {

Schema Schema::of(Kind kind) {
    Schema schema;
    schema.kind = kind;
    return schema;
}

Schema Schema::flag() { return of(Kind::flag); }
Schema Schema::text() { return of(Kind::text); }
Schema Schema::seat() { return of(Kind::seat); }
Schema Schema::viewer() { return of(Kind::viewer); }

Schema Schema::number(std::int64_t least, std::int64_t most) {
    Schema schema = of(Kind::number);
    schema.least = least;
    schema.most = most;
    return schema;
}

Schema Schema::word(std::span<const std::string_view> words, std::span<const Text> labels) {
    Schema schema = of(Kind::word);
    schema.words.assign(words.begin(), words.end());
    schema.labels.assign(labels.begin(), labels.end());
    return schema;
}

Schema Schema::list(Schema item) {
    Schema schema = of(Kind::list);
    schema.items.push_back(std::move(item));
    return schema;
}

Schema Schema::map(Schema value) {
    Schema schema = of(Kind::map);
    schema.items.push_back(std::move(value));
    return schema;
}

Schema Schema::object(std::vector<Member> members) {
    Schema schema = of(Kind::object);
    schema.members = std::move(members);
    return schema;
}

Schema Schema::or_null() const {
    Schema schema = *this;
    schema.nullable = true;
    return schema;
}

Schema Schema::named(std::string_view type) const {
    Schema schema = *this;
    schema.name = type;
    return schema;
}

Schema::Member optional(std::string_view name, Schema schema, Text label) {
    return {name, std::move(schema), label, false};
}

namespace {

class SchemaText {
public:
    SchemaText(JsonWriter& json, Lang lang) : json_(json), lang_(lang) {}

    void root(const Schema& schema) {
        collect(schema);
        json_.begin_object();
        json_.field("$schema", "https://json-schema.org/draft/2020-12/schema");
        body(schema);
        if (!named_.empty()) {
            json_.key("$defs").begin_object();
            for (const auto& [name, type] : named_) {
                json_.key(name).begin_object();
                body(*type);
                json_.end_object();
            }
            json_.end_object();
        }
        json_.end_object();
    }

private:
    void collect(const Schema& schema) {
        if (!schema.name.empty()) named_.emplace(schema.name, &schema);
        for (const auto& item : schema.items) collect(item);
        for (const auto& member : schema.members) collect(member.schema);
    }

    void title(const Text& label) {
        if (!label.en.empty()) json_.field("title", typeset(std::string(label.in(lang_)), lang_));
    }

    // A value where it is used: types with a name are referred to.
    void use(const Schema& schema, const Text& label = {}) {
        json_.begin_object();
        title(label);
        const bool is_union = !schema.name.empty() || schema.kind == Schema::Kind::word ||
                              schema.kind == Schema::Kind::viewer;
        if (schema.nullable && is_union) {
            json_.key("anyOf").begin_array().begin_object();
            inner(schema);
            json_.end_object().begin_object().field("type", "null").end_object().end_array();
        } else {
            inner(schema);
        }
        json_.end_object();
    }

    void inner(const Schema& schema) {
        if (schema.name.empty())
            body(schema);
        else
            json_.field("$ref", "#/$defs/" + std::string(schema.name));
    }

    void type(const Schema& schema, std::string_view name) {
        if (schema.nullable && schema.name.empty()) {
            json_.key("type").begin_array().value(name).value("null").end_array();
        } else {
            json_.field("type", name);
        }
    }

    void body(const Schema& schema) {
        switch (schema.kind) {
            case Schema::Kind::number:
                type(schema, "integer");
                json_.field("minimum", schema.least).field("maximum", schema.most);
                return;
            case Schema::Kind::flag: return type(schema, "boolean");
            case Schema::Kind::text: return type(schema, "string");
            case Schema::Kind::seat:
                type(schema, "integer");
                json_.field("format", "seat").field("minimum", 0);
                return;
            case Schema::Kind::viewer: return viewer();
            case Schema::Kind::word: return words(schema);
            case Schema::Kind::list:
                type(schema, "array");
                json_.key("items");
                return use(schema.items.front());
            case Schema::Kind::map:
                type(schema, "object");
                json_.key("additionalProperties");
                return use(schema.items.front());
            case Schema::Kind::object: return object(schema);
        }
    }

    void viewer() {
        json_.key("oneOf").begin_array();
        json_.begin_object().field("type", "integer").field("format", "seat").end_object();
        json_.begin_object().field("const", "spectator").end_object().end_array();
    }

    void words(const Schema& schema) {
        json_.field("type", "string").key("oneOf").begin_array();
        for (std::size_t i = 0; i < schema.words.size(); ++i) {
            json_.begin_object().field("const", schema.words[i]);
            if (i < schema.labels.size()) title(schema.labels[i]);
            json_.end_object();
        }
        json_.end_array();
    }

    void object(const Schema& schema) {
        type(schema, "object");
        json_.key("properties").begin_object();
        for (const auto& member : schema.members) {
            json_.key(member.name);
            use(member.schema, member.label);
        }
        json_.end_object().key("required").begin_array();
        for (const auto& member : schema.members)
            if (member.required) json_.value(member.name);
        json_.end_array().field("additionalProperties", false);
    }

    JsonWriter& json_;
    Lang lang_;
    std::map<std::string_view, const Schema*> named_;
};

std::string at(std::string_view name, std::string wrong) {
    return wrong.empty() ? wrong : std::string(name) + ": " + std::move(wrong);
}

std::string wrong_number(const Schema& schema, const boost::json::value& value) {
    const auto* number = value.if_int64();
    if (number == nullptr) return "is no whole number";
    if (*number >= schema.least && *number <= schema.most) return {};
    return std::to_string(*number) + " is not from " + std::to_string(schema.least) + " to " +
           std::to_string(schema.most);
}

std::string wrong_seat(const boost::json::value& value) {
    const auto* number = value.if_int64();
    return number != nullptr && *number >= 0 && *number < most_seats ? "" : "is no seat";
}

std::string wrong_word(const Schema& schema, const boost::json::value& value) {
    const auto* text = value.if_string();
    if (text == nullptr) return "is no word";
    const bool known =
        std::ranges::find(schema.words, std::string_view(*text)) != schema.words.end();
    return known ? "" : "\"" + std::string(*text) + "\" is none of the words";
}

std::string wrong_list(const Schema& schema, const boost::json::value& value) {
    const auto* list = value.if_array();
    if (list == nullptr) return "is no list";
    for (const auto& item : *list)
        if (auto wrong = mismatch(schema.items.front(), item); !wrong.empty()) return wrong;
    return {};
}

std::string wrong_map(const Schema& schema, const boost::json::value& value) {
    const auto* object = value.if_object();
    if (object == nullptr) return "is no object";
    for (const auto& [key, item] : *object)
        if (auto wrong = mismatch(schema.items.front(), item); !wrong.empty())
            return at(key, std::move(wrong));
    return {};
}

std::string wrong_object(const Schema& schema, const boost::json::value& value) {
    const auto* object = value.if_object();
    if (object == nullptr) return "is no object";
    std::size_t found = 0;
    for (const auto& member : schema.members) {
        const auto* item = object->if_contains(member.name);
        if (item == nullptr && member.required) return std::string(member.name) + " is missing";
        if (item == nullptr) continue;
        ++found;
        if (auto wrong = mismatch(member.schema, *item); !wrong.empty())
            return at(member.name, std::move(wrong));
    }
    if (found == object->size()) return {};
    for (const auto& [key, item] : *object)
        if (std::ranges::find(schema.members, std::string_view(key), &Schema::Member::name) ==
            schema.members.end())
            return std::string(key) + " is no member";
    return {};
}

}  // namespace

void write_schema(JsonWriter& json, const Schema& schema, Lang lang) {
    SchemaText(json, lang).root(schema);
}

std::string mismatch(const Schema& schema, const boost::json::value& value) {
    if (value.is_null()) return schema.nullable ? "" : "is null";
    switch (schema.kind) {
        case Schema::Kind::number: return wrong_number(schema, value);
        case Schema::Kind::flag: return value.is_bool() ? "" : "is neither true nor false";
        case Schema::Kind::text: return value.is_string() ? "" : "is no text";
        case Schema::Kind::word: return wrong_word(schema, value);
        case Schema::Kind::viewer:
            if (value.is_string()) return value.get_string() == "spectator" ? "" : "is no viewer";
            return wrong_seat(value);
        case Schema::Kind::seat: return wrong_seat(value);
        case Schema::Kind::list: return wrong_list(schema, value);
        case Schema::Kind::map: return wrong_map(schema, value);
        case Schema::Kind::object: return wrong_object(schema, value);
    }
    return {};
}

}  // namespace agora
