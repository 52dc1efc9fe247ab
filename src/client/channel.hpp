// A connection to a server, in TLS where its address says so.
#pragma once

#include "core/error.hpp"

#include <openssl/types.h>

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace agora::client {

struct Address {
    std::string host;
    std::string port;
    bool secure = false;

    std::string text() const { return host + ":" + port; }
    std::string origin() const { return (secure ? "https://" : "http://") + text(); }
};

// http://HOST:PORT or https://HOST:PORT, whatever follows it.
Expected<Address> read_address(std::string_view url);

// An open file that is closed with its owner.
class Handle {
public:
    explicit Handle(int number = -1) : number_(number) {}
    Handle(Handle&& other) noexcept;
    Handle& operator=(Handle&& other) noexcept;
    ~Handle();
    int number() const { return number_; }

private:
    int number_;
};

class Channel {
public:
    Channel() = default;
    // With TLS the certificate must be valid for the host, by the authorities that this machine
    // trusts (SSL_CERT_FILE names others).
    static Expected<Channel> open(const Address& address);

    bool is_open() const { return handle_.number() >= 0; }
    int file() const { return handle_.number(); }
    // Timeout of a request.
    void expect_answers() const;
    // Switches to non-blocking I/O.
    void do_not_wait();

    bool send(std::string_view data);  // whether all of it could be sent
    // The number of bytes; 0 at the end of the stream, negative where nothing is there yet.
    std::ptrdiff_t receive(std::span<char> into);
    // Whether TLS has buffered bytes that `poll` does not report.
    bool has_more() const;

private:
    struct EndTls {
        void operator()(SSL* tls) const;
    };
    Expected<void> begin_tls(const std::string& host);

    Handle handle_;
    std::unique_ptr<SSL, EndTls> tls_;  // ends before the file is closed
};

}  // namespace agora::client
