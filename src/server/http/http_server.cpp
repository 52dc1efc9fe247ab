#include "server/http/http_server.hpp"

#include "core/reasons.hpp"
#include "core/spelling.hpp"
#include "server/base/log.hpp"
#include "server/http/http_session.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <optional>
#include <thread>

namespace agora::server {

namespace {

class ListeningServer final : public HttpServer {
public:
    ListeningServer(const HttpSettings& settings, RequestHandler& handler)
        : registry_(std::make_shared<ConnectionRegistry>(settings, handler)) {
        for (int i = 0; i < std::max(settings.threads, 1); ++i)
            io_.push_back(std::make_unique<Io>());
    }
    ~ListeningServer() override { shut_down(); }
    ListeningServer(const ListeningServer&) = delete;
    ListeningServer& operator=(const ListeningServer&) = delete;

    Expected<void> listen() {
        const auto& settings = registry_->settings;
        boost::system::error_code error;
        if (!settings.certificate.empty()) {
            auto& tls = tls_.emplace(asio::ssl::context::tls_server);
            tls.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                            asio::ssl::context::no_tlsv1_1);
            if (tls.use_certificate_chain_file(settings.certificate, error))
                return refuse("the certificate " + settings.certificate + ": " + error.message(),
                              "le certificat " + settings.certificate +
                                  " est inutilisable\u00A0: " + in_guillemets(error.message()));
            if (tls.use_private_key_file(settings.key, asio::ssl::context::pem, error))
                return refuse("the key " + settings.key + ": " + error.message(),
                              "la clé " + settings.key +
                                  " est inutilisable\u00A0: " + in_guillemets(error.message()));
        }
        const auto address = asio::ip::make_address(settings.address, error);
        if (error)
            return refuse("'" + settings.address + "' is no address to listen at",
                          in_guillemets(settings.address) + " n’est pas une adresse où écouter");
        const asio::ip::tcp::endpoint here(address, settings.port);
        auto& acceptor = acceptor_.emplace(io_.front()->executor());
        if (acceptor.open(here.protocol(), error) ||
            acceptor.set_option(asio::socket_base::reuse_address(true), error) ||
            acceptor.bind(here, error) || acceptor.listen(4096, error))
            return std::unexpected(error_about(
                "cannot listen at " + settings.address + " port " + std::to_string(settings.port),
                "impossible d’écouter à l’adresse " + settings.address + ", port " +
                    std::to_string(settings.port),
                system_error(std::error_code(error))));
        port_ = acceptor.local_endpoint().port();
        asio::co_spawn(io_.front()->executor(), accept_connections(), log_failure);
        for (auto& io : io_) threads_.emplace_back([&context = io->context] { work(context); });
        return {};
    }

    std::uint16_t port() const override { return port_; }
    HttpCounts counts() const override { return registry_->counts(); }

    void close(std::string_view why, int max_seconds) override { stop(why, max_seconds); }
    void shutdown() override { shut_down(); }

private:
    // One thread. Its coroutines, which end with the context, use what waits there.
    struct Io {
        IdleConnections idle;
        asio::io_context context{1};

        Executor executor() { return context.get_executor(); }
    };

    void stop(std::string_view why, int max_seconds) {
        if (threads_.empty()) return;
        asio::post(io_.front()->executor(), [this] {
            boost::system::error_code ignored;
            closing_ = true;
            ignored = acceptor_->close(ignored);
        });
        for (auto& io : io_) asio::post(io->executor(), [&idle = io->idle] { idle.close(); });
        registry_->close_sockets(why);
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(max_seconds);
        while (registry_->counts().connections > 0 && std::chrono::steady_clock::now() < until)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        for (auto& io : io_) io->context.stop();
        for (auto& thread : threads_) thread.join();
        threads_.clear();
    }

    // What belongs to a context goes before it. The first one accepts connections for the others.
    void shut_down() {
        stop("the server stops", 1);
        registry_->release_sockets();
        acceptor_.reset();
        for (auto& io : io_) io.reset();
        io_.clear();
    }

    // The work guard keeps a context running while it has no connection.
    static void work(asio::io_context& context) {
        const auto guard = asio::make_work_guard(context);
        while (!context.stopped()) {
            try {
                context.run();
            } catch (const std::exception& error) {
                Log("io_failed", Weight::error).with("why", error.what());
            }
        }
    }

    // The end of a coroutine; what it threw has closed its connection.
    static void log_failure(const std::exception_ptr& thrown) {
        if (!thrown) return;
        try {
            std::rethrow_exception(thrown);
        } catch (const std::exception& error) {
            Log("connection_failed", Weight::error).with("why", error.what());
        }
    }

    Awaitable<> accept_connections() {
        for (std::size_t next = 0; !closing_; ++next) {
            auto& io = *io_[next % io_.size()];
            const auto executor = io.executor();
            auto [error, socket] = co_await acceptor_->async_accept(executor, no_throw);
            if (error) {
                if (closing_) co_return;
                // Too many open files: wait for some to close, or this would spin.
                asio::basic_waitable_timer<std::chrono::steady_clock,
                                           asio::wait_traits<std::chrono::steady_clock>, Executor>
                    pause(io_.front()->executor(), std::chrono::milliseconds(50));
                co_await pause.async_wait(no_throw);
                continue;
            }
            try {
                serve(io, std::move(socket));
            } catch (const std::exception& failed) {  // of this connection alone
                Log("connection_failed", Weight::error).with("why", failed.what());
            }
        }
    }

    void serve(Io& io, asio::basic_stream_socket<asio::ip::tcp, Executor> socket) {
        boost::system::error_code ignored;
        ignored = socket.set_option(asio::ip::tcp::no_delay(true), ignored);
        TcpStream stream(std::move(socket));
        if (tls_)
            asio::co_spawn(
                io.executor(),
                serve_connection(registry_, io.idle, TlsStream(std::move(stream), *tls_)),
                log_failure);
        else
            asio::co_spawn(io.executor(), serve_connection(registry_, io.idle, std::move(stream)),
                           log_failure);
    }

    std::shared_ptr<ConnectionRegistry> registry_;
    std::vector<std::unique_ptr<Io>> io_;
    std::optional<asio::ssl::context> tls_;
    std::optional<asio::basic_socket_acceptor<asio::ip::tcp, Executor>> acceptor_;
    std::vector<std::thread> threads_;
    std::uint16_t port_ = 0;
    std::atomic<bool> closing_ = false;
};

}  // namespace

Expected<std::unique_ptr<HttpServer>> HttpServer::open(const HttpSettings& settings,
                                                       RequestHandler& handler) {
    auto server = std::make_unique<ListeningServer>(settings, handler);
    if (auto listening = server->listen(); !listening) return std::unexpected(listening.error());
    return server;
}

}  // namespace agora::server
