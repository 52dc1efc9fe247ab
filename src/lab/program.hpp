// Another program that plays: started by a command, asked by lines on its input, heard on its
// output. Whatever it does, it is ended with its whole process group.
#pragma once

#include "core/error.hpp"

#include <sys/types.h>

#include <string>

namespace agora::lab {

class Program {
public:
    explicit Program(std::string command) : command_(std::move(command)) {}
    ~Program() { end(); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // Sends a line and waits for one; starts the program where it does not run. After a refusal it
    // does not run any more.
    Expected<std::string> ask(const std::string& line, double seconds);

    bool runs() const { return process_ > 0; }
    void end();

private:
    Expected<void> start();
    Expected<void> send(std::string_view text, double seconds);
    Expected<std::string> hear(double seconds);

    std::string command_;
    pid_t process_ = -1;
    int socket_ = -1;
    std::string ahead_;  // read, but not given out yet
};

}  // namespace agora::lab
