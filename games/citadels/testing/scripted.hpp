// Games for tests of words and pictures: everything is typed, and luck brings what was wished for.
#pragma once

#include "games/citadels/text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace agora::citadels {

inline Options preset(std::string_view name) {
    for (const auto& each : Citadels::presets())
        if (each.info.name == name) return each.options;
    ADD_FAILURE() << "no cast " << name;
    return {};
}

class Scripted {
public:
    // Luck brings the first of these that it can, else what comes first.
    explicit Scripted(int seats, const Options& options = {}, std::vector<std::string> wishes = {})
        : wishes_(std::move(wishes)) {
        const auto start = Citadels::start(options, seats);
        EXPECT_TRUE(start) << start.error().message;
        if (start) state = *start;
        settle();
    }

    State state{};
    Events events;

    Seat seat() const { return asked(state.table); }
    View view() const { return Citadels::view(state, seat()); }

    // The one who is asked types this; nothing happens where it is refused.
    Scripted& type(std::string_view text, Lang lang = Lang::en) {
        const auto line = Citadels::read(view(), text, lang);
        EXPECT_TRUE(line) << text << ": " << line.error().message;
        if (!line) return *this;
        for (const auto action : *line) {
            Citadels::Actions legal;
            Citadels::legal(state, seat(), legal);
            EXPECT_TRUE(legal.contains(action)) << text;
            Citadels::apply(state, seat(), action, events);
            settle();
        }
        return *this;
    }
    Scripted& wish(std::vector<std::string> wishes) {
        wishes_ = std::move(wishes);
        return *this;
    }
    std::string refusal(std::string_view text, Lang lang = Lang::en) const {
        const auto line = Citadels::read(view(), text, lang);
        return line ? "accepted: " + Citadels::write(view(), (*line)[0]) : line.error().message;
    }
    // The decisions of a line as they are written, or the refusal.
    std::string reads(std::string_view text, Lang lang = Lang::en) const {
        const auto line = Citadels::read(view(), text, lang);
        if (!line) return line.error().message;
        std::string written;
        for (const auto action : *line)
            written.append(written.empty() ? "" : "; ").append(Citadels::write(view(), action));
        return written;
    }
    std::string drawn(Viewer viewer, Lang lang = Lang::en, Part part = Part::table) const {
        TerminalStyle style;
        style.lang = lang;
        return Citadels::draw(Citadels::view(state, viewer), style, part);
    }

private:
    void settle() {
        while (Citadels::turn(state) == Turn::luck) Citadels::apply_outcome(state, lucky(), events);
    }
    Item lucky() {
        const auto among = Citadels::luck(state).among;
        for (auto wish = wishes_.begin(); wish != wishes_.end(); ++wish) {
            std::optional<Item> found;
            among.each([&](Item item) {
                if (Citadels::write_outcome(state, item) == *wish) found = item;
            });
            if (!found) continue;
            wishes_.erase(wish);
            return *found;
        }
        return among.nth(0);
    }

    std::vector<std::string> wishes_;
};

}  // namespace agora::citadels
