#include "core/json.hpp"

#include <boost/json/src.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace agora {

JsonWriter& JsonWriter::key(std::string_view name) {
    value(name);
    text_ += ':';
    comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    separate();
    text_ += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (c == '\n') {
            text_ += "\\n";
        } else if (byte < 0x20) {
            static constexpr std::string_view hex = "0123456789abcdef";
            text_.append("\\u00").append({hex[byte >> 4U], hex[byte & 15U]});
        } else {
            text_ += c;
        }
    }
    text_ += '"';
    comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::value(double number) {
    if (!std::isfinite(number)) return null();
    char digits[32];  // the fewest that are read back as the same number
    const auto written = std::to_chars(std::begin(digits), std::end(digits), number);
    return raw({std::begin(digits), written.ptr});
}

JsonWriter& JsonWriter::value(const Text& text) {
    return begin_object().field("en", text.en).field("fr", text.fr).end_object();
}

JsonWriter& JsonWriter::value(Viewer viewer) {
    return viewer.is_spectator() ? value("spectator") : value(viewer.seat());
}

JsonWriter& JsonWriter::raw(std::string_view json) {
    separate();
    text_.append(json);
    comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::open(char bracket) {
    separate();
    text_ += bracket;
    comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    comma_ = false;
    separate();
    text_ += bracket;
    comma_ = true;
    return *this;
}

void JsonWriter::separate() {
    if (comma_) text_ += ',';
    if (indent_ < 0) return;
    text_ += '\n';
    text_.append(static_cast<std::size_t>(indent_), ' ');
    indent_ = -1;
}

void JsonWriter::new_line(int indent) { indent_ = indent; }

namespace {

const boost::json::value nothing;
constexpr std::size_t max_list = 256;  // where the caller knows the size already

}  // namespace

JsonFields::JsonFields(const boost::json::value& value, std::string_view where)
    : object_(value.if_object()), where_(where) {
    if (object_ == nullptr) fail("an object was expected");
}

bool JsonFields::has(std::string_view name) const {
    return object_ != nullptr && object_->contains({name.data(), name.size()});
}

const boost::json::value* JsonFields::find(std::string_view name) {
    const auto* found =
        object_ == nullptr ? nullptr : object_->if_contains({name.data(), name.size()});
    if (found == nullptr) fail("\"" + std::string(name) + "\" is missing");
    return found;
}

std::int64_t JsonFields::number(std::string_view name, std::int64_t least, std::int64_t most) {
    const auto* found = find(name);
    const auto* number = found == nullptr ? nullptr : found->if_int64();
    if (number != nullptr && *number >= least && *number <= most) return *number;
    fail("\"" + std::string(name) + "\" must be a whole number from " + std::to_string(least) +
         " to " + std::to_string(most));
    return least;
}

std::int64_t JsonFields::number_in(std::string_view name, std::size_t at, std::size_t size,
                                   std::int64_t least, std::int64_t most) {
    const auto* found = find(name);
    const auto* list = found == nullptr ? nullptr : found->if_array();
    const auto* number =
        list == nullptr || list->size() != size ? nullptr : list->data()[at].if_int64();
    if (number != nullptr && *number >= least && *number <= most) return *number;
    fail("\"" + std::string(name) + "\" must be a list of " + std::to_string(size) +
         " whole numbers from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

bool JsonFields::flag(std::string_view name) {
    const auto* found = find(name);
    if (found == nullptr) return false;
    const auto* flag = found->if_bool();
    if (flag == nullptr) fail("\"" + std::string(name) + "\" must be true or false");
    return flag != nullptr && *flag;
}

Viewer JsonFields::viewer(std::string_view name, int seats) {
    const auto* found = find(name);
    if (found != nullptr && *found == boost::json::value("spectator")) return Viewer::spectator();
    return static_cast<Seat>(number(name, 0, seats - 1));
}

std::size_t JsonFields::word(std::string_view name, std::span<const std::string_view> words) {
    const auto place = std::ranges::find(words, text(name)) - words.begin();
    if (place < std::ssize(words)) return static_cast<std::size_t>(place);
    fail("\"" + std::string(name) + "\" is not one of its words");
    return 0;
}

std::string JsonFields::text(std::string_view name) {
    const auto* found = find(name);
    if (found == nullptr) return {};
    const auto* text = found->if_string();
    if (text == nullptr) {
        fail("\"" + std::string(name) + "\" must be a text");
        return {};
    }
    return {text->data(), text->size()};
}

std::span<const boost::json::value> JsonFields::list(std::string_view name, std::size_t most) {
    const auto* found = find(name);
    if (found == nullptr) return {};
    const auto* list = found->if_array();
    if (list == nullptr || list->size() > most) {
        fail("\"" + std::string(name) + "\" must be a list of at most " + std::to_string(most));
        return {};
    }
    return {list->data(), list->size()};
}

const boost::json::value& JsonFields::member(std::string_view name) {
    const auto* found = find(name);
    return found == nullptr ? nothing : *found;
}

bool JsonFields::is_null(std::string_view name) { return member(name).is_null(); }

std::size_t JsonFields::size(std::string_view name, std::size_t most) {
    return list(name, most).size();
}

std::int64_t JsonFields::number_or_null_at(std::string_view name, std::size_t at,
                                           std::int64_t most) {
    const auto items = list(name, max_list);
    if (at < items.size() && items[at].is_null()) return 0;
    const auto* number = at < items.size() ? items[at].if_int64() : nullptr;
    if (number != nullptr && *number >= 1 && *number <= most) return *number;
    fail("\"" + std::string(name) + "\" must hold numbers from 1 to " + std::to_string(most) +
         " or null");
    return 0;
}

std::uint64_t JsonFields::bits(std::string_view name, int most) {
    std::uint64_t bits = 0;
    std::int64_t before = 0;
    for (const auto& item : list(name, static_cast<std::size_t>(most))) {
        const auto* number = item.if_int64();
        if (number == nullptr || *number <= before || *number > most) {
            fail("\"" + std::string(name) + "\" must hold numbers from 1 to " +
                 std::to_string(most) + " in ascending order");
            return 0;
        }
        before = *number;
        bits |= std::uint64_t{1} << static_cast<unsigned>(before - 1);
    }
    return bits;
}

InnerFields::InnerFields(JsonFields& outer, std::string_view list, std::size_t at,
                         std::string_view where)
    : InnerFields(outer, outer.list(list, max_list)[at], where) {}

void JsonFields::fail(std::string why) {
    if (why_.empty()) why_ = where_.empty() ? std::move(why) : where_ + ": " + std::move(why);
}

}  // namespace agora
