#include "client/channel.hpp"

#include "core/reasons.hpp"
#include "core/spelling.hpp"

#include <fcntl.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace agora::client {

namespace {

// Seconds: to connect and shake hands, and until a request is answered.
constexpr int longest_greeting = 5;
constexpr int longest_answer = 30;

// One for all connections of the program.
SSL_CTX* trust() {
    static const std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context = [] {
        std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> made(SSL_CTX_new(TLS_client_method()),
                                                               SSL_CTX_free);
        if (made) {
            SSL_CTX_set_min_proto_version(made.get(), TLS1_2_VERSION);
            SSL_CTX_set_default_verify_paths(made.get());
            SSL_CTX_set_verify(made.get(), SSL_VERIFY_PEER, nullptr);
        }
        return made;
    }();
    return context.get();
}

std::string without_brackets(const std::string& host) {  // of an IPv6 address
    return host.starts_with('[') && host.ends_with(']') ? host.substr(1, host.size() - 2) : host;
}

// Nobody waits for ever for a machine that does not answer; in each direction.
void wait_at_most(int socket, int direction, int seconds) {
    const timeval most = {.tv_sec = seconds, .tv_usec = 0};
    ::setsockopt(socket, SOL_SOCKET, direction, &most, sizeof most);
}

Expected<Handle> connect_to(const Address& address) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (::getaddrinfo(without_brackets(address.host).c_str(), address.port.c_str(), &hints,
                      &found) != 0)
        return refuse("there is no " + address.text(), address.text() + " est introuvable");
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> list(found, ::freeaddrinfo);
    for (const auto* one = found; one != nullptr; one = one->ai_next) {
        Handle handle(::socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol));
        if (handle.number() < 0) continue;
        for (const int direction : {SO_SNDTIMEO, SO_RCVTIMEO})
            wait_at_most(handle.number(), direction, longest_greeting);
        if (::connect(handle.number(), one->ai_addr, one->ai_addrlen) != 0) continue;
        const int yes = 1;
        ::setsockopt(handle.number(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        return handle;
    }
    return std::unexpected(error_about("cannot connect to " + address.text(),
                                       "impossible de joindre " + address.text(),
                                       system_error(errno == EINPROGRESS ? ETIMEDOUT : errno)));
}

}  // namespace

Expected<Address> read_address(std::string_view url) {
    constexpr std::string_view scheme = "http://";
    constexpr std::string_view secure_scheme = "https://";
    const bool secure = url.starts_with(secure_scheme);
    if (!secure && !url.starts_with(scheme))
        return refuse("the address must begin with http:// or https://",
                      "l’adresse doit commencer par http:// ou https://");
    url.remove_prefix(secure ? secure_scheme.size() : scheme.size());
    url = url.substr(0, url.find('/'));
    const auto colon = url.rfind(':');
    const bool has_port = colon != std::string_view::npos && !url.ends_with(']');
    const auto host = has_port ? url.substr(0, colon) : url;
    if (host.empty())
        return refuse("the address must name a host", "l’adresse doit nommer une machine");
    std::string port(has_port ? url.substr(colon + 1) : secure ? "443" : "80");
    return Address{std::string(host), std::move(port), secure};
}

Handle::Handle(Handle&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Handle& Handle::operator=(Handle&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

Handle::~Handle() {
    if (number_ >= 0) ::close(number_);
}

void Channel::EndTls::operator()(SSL* tls) const { SSL_free(tls); }

Expected<Channel> Channel::open(const Address& address) {
    auto handle = connect_to(address);
    if (!handle) return std::unexpected(handle.error());
    Channel channel;
    channel.handle_ = *std::move(handle);
    if (address.secure)
        if (auto good = channel.begin_tls(without_brackets(address.host)); !good)
            return std::unexpected(good.error());
    return channel;
}

Expected<void> Channel::begin_tls(const std::string& host) {
    std::string name = host;
    if (trust() != nullptr) tls_.reset(SSL_new(trust()));
    if (!tls_ || SSL_set_fd(tls_.get(), file()) != 1 ||
        SSL_ctrl(tls_.get(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
                 name.data()) != 1 ||
        SSL_set1_host(tls_.get(), host.c_str()) != 1)
        return refuse("TLS cannot be used here", "TLS n’est pas utilisable ici");
    if (SSL_connect(tls_.get()) == 1) return {};
    const auto verdict = SSL_get_verify_result(tls_.get());
    if (verdict == X509_V_OK)
        return refuse(host + " does not speak TLS there", host + " n’y parle pas TLS");
    const std::string why = X509_verify_cert_error_string(verdict);
    return refuse(
        "the certificate of " + host + " is not trusted: " + why,
        "le certificat de " + host + " n’est pas digne de confiance\u00A0: " + in_guillemets(why));
}

void Channel::expect_answers() const { wait_at_most(file(), SO_RCVTIMEO, longest_answer); }

void Channel::do_not_wait() { ::fcntl(file(), F_SETFL, ::fcntl(file(), F_GETFL) | O_NONBLOCK); }

bool Channel::send(std::string_view data) {
    if (tls_) {
        std::size_t sent = 0;
        return SSL_write_ex(tls_.get(), data.data(), data.size(), &sent) == 1;
    }
    while (!data.empty()) {
        const auto sent = ::send(file(), data.data(), data.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        data.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::ptrdiff_t Channel::receive(std::span<char> into) {
    if (tls_) {
        std::size_t size = 0;
        const int outcome = SSL_read_ex(tls_.get(), into.data(), into.size(), &size);
        if (outcome == 1) return static_cast<std::ptrdiff_t>(size);
        return SSL_get_error(tls_.get(), outcome) == SSL_ERROR_WANT_READ ? -1 : 0;
    }
    const auto size = ::recv(file(), into.data(), into.size(), 0);
    if (size >= 0) return size;
    return errno == EAGAIN || errno == EINTR ? -1 : 0;
}

bool Channel::has_more() const { return tls_ && SSL_pending(tls_.get()) > 0; }

}  // namespace agora::client
