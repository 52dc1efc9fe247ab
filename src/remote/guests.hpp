// The guest sessions of this user, by server and name, in a private file: a guest who comes back
// under the same name is the same person and has the same seats.
#pragma once

#include "core/error.hpp"

#include <string>
#include <vector>

namespace agora::remote {

class GuestBook {
public:
    explicit GuestBook(std::string path) : path_(std::move(path)) {}
    // $XDG_DATA_HOME/agora/guests or ~/.local/share/agora/guests.
    static GuestBook usual();

    // The session cookie of that guest; empty where there is none.
    std::string find(const std::string& server, const std::string& name) const;
    // The last name used at that server; empty where there is none.
    std::string last_name(const std::string& server) const;
    Expected<void> keep(const std::string& server, const std::string& name,
                        const std::string& cookie) const;

private:
    struct Line {
        std::string server;
        std::string name;
        std::string cookie;
    };
    std::vector<Line> read() const;

    std::string path_;
};

}  // namespace agora::remote
