#include "client/address.hpp"

#include "core/spelling.hpp"

#include <charconv>

namespace agora::client {

std::string Address::bare_host() const {
    return host.starts_with('[') && host.ends_with(']') ? host.substr(1, host.size() - 2) : host;
}

Expected<Address> read_address(std::string_view url) {
    constexpr std::string_view scheme = "http://";
    constexpr std::string_view secure_scheme = "https://";
    const bool secure = url.starts_with(secure_scheme);
    if (!secure && !url.starts_with(scheme))
        return refuse("the address must begin with http:// or https://",
                      "l’adresse doit commencer par http:// ou https://");
    url.remove_prefix(secure ? secure_scheme.size() : scheme.size());
    url = url.substr(0, url.find_first_of("/?#"));
    const auto colon = url.rfind(':');
    const bool has_port = colon != std::string_view::npos && !url.ends_with(']');
    const auto host = has_port ? url.substr(0, colon) : url;
    if (host.empty())
        return refuse("the address must name a host", "l’adresse doit nommer une machine");
    Address address{std::string(host), static_cast<std::uint16_t>(secure ? 443 : 80), secure};
    if (!has_port) return address;
    const auto digits = url.substr(colon + 1);
    const auto* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, address.port);
    if (error != std::errc() || stop != end || address.port == 0)
        return refuse("the port is a number from 1 to 65535, not \"" + std::string(digits) + "\"",
                      "le port est un nombre de 1 à 65535, pas " + in_guillemets(digits));
    return address;
}

}  // namespace agora::client
