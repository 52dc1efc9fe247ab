// As whom one was known at servers: a guest who comes back with the same name is the same person
// and has the seat of before. A file in the folder of the person who plays, that nobody else can
// read.
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

    // The cookie of that guest; empty where there is none.
    std::string find(const std::string& server, const std::string& name) const;
    // As whom one was there last; empty where one was not.
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
