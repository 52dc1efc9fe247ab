#include "core/json.hpp"

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>

#include <charconv>

namespace agora {

namespace {

namespace json = boost::json;

// Builds the value. It reads decimal numbers itself: those of this parser are off in the last
// digits.
struct Builder {
    static constexpr std::size_t max_object_size = json::object::max_size();
    static constexpr std::size_t max_array_size = json::array::max_size();
    static constexpr std::size_t max_key_size = json::string::max_size();
    static constexpr std::size_t max_string_size = json::string::max_size();

    using Text = json::string_view;
    using Error = json::error_code;

    bool on_document_begin(Error&) { return true; }
    bool on_document_end(Error&) { return true; }
    bool on_object_begin(Error&) { return true; }
    bool on_object_end(std::size_t size, Error&) { return stack.push_object(size), true; }
    bool on_array_begin(Error&) { return true; }
    bool on_array_end(std::size_t size, Error&) { return stack.push_array(size), true; }
    bool on_key_part(Text part, std::size_t, Error&) { return stack.push_chars(part), true; }
    bool on_key(Text part, std::size_t, Error&) { return stack.push_key(part), true; }
    bool on_string_part(Text part, std::size_t, Error&) { return stack.push_chars(part), true; }
    bool on_string(Text part, std::size_t, Error&) { return stack.push_string(part), true; }
    bool on_number_part(Text, Error&) { return true; }  // the text comes in one piece
    bool on_int64(std::int64_t number, Text, Error&) { return stack.push_int64(number), true; }
    bool on_uint64(std::uint64_t number, Text, Error&) { return stack.push_uint64(number), true; }
    bool on_double(double number, Text text, Error&) {
        std::from_chars(text.data(), text.data() + text.size(), number);  // out of range: as it was
        return stack.push_double(number), true;
    }
    bool on_bool(bool flag, Error&) { return stack.push_bool(flag), true; }
    bool on_null(Error&) { return stack.push_null(), true; }
    bool on_comment_part(Text, Error&) { return true; }
    bool on_comment(Text, Error&) { return true; }

    json::value_stack stack;
};

}  // namespace

Expected<boost::json::value> read_json(std::string_view text) {
    json::parse_options options;
    options.max_depth = 16;
    json::basic_parser<Builder> parser(options);
    parser.handler().stack.reset();
    json::error_code error;
    const auto read = parser.write_some(false, text.data(), text.size(), error);
    if (!error && read < text.size()) error = json::error::extra_data;
    if (error) return refuse("not JSON: " + error.message(), "ce n’est pas du JSON");
    return parser.handler().stack.release();
}

}  // namespace agora
