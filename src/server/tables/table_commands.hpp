// What is asked about tables through the HTTP API and by accounts.
#pragma once

#include "server/tables/table_registry.hpp"
#include "server/tables/table_service.hpp"

namespace agora::server {

class TableCommands final : public TableService {
public:
    // The tables outlive it.
    explicit TableCommands(TableRegistry& tables);

    Awaitable<Expected<Opened>> create(Who who, match::Setup asked) override;
    Awaitable<Expected<Joined>> join(Who who, TableId table, std::optional<Seat> seat,
                                     std::string key) override;
    Awaitable<Expected<Kept>> leave(Who who, TableId table) override;
    Awaitable<Expected<Kept>> start(Who who, TableId table) override;
    Awaitable<Expected<Kept>> make_host(Who who, TableId table, match::PersonId next) override;
    Awaitable<Expected<Kept>> change_seat(Who who, TableId table, SeatRequest wanted) override;
    Awaitable<Expected<Rematched>> rematch(Who who, TableId table) override;
    Awaitable<Expected<std::string>> describe(Who who, TableId table, std::string key) override;
    Awaitable<Expected<std::string>> lobby(LobbyFilter filter) override;
    Awaitable<Expected<std::string>> tables_of(Who who) override;
    void revoke(match::PersonId person, std::int64_t key) override;
    void forget(match::PersonId person) override;

private:
    template <class Command>
    Awaitable<Expected<Kept>> change(Who who, TableId table, std::string key, Command command);
    Awaitable<Expected<Opened>> open_table(match::Setup setup, Lang lang);
    Awaitable<Expected<void>> check_bounds(const match::Setup& setup, Lang lang);

    TableRegistry& tables_;
    TableServices& services_;
};

}  // namespace agora::server
