// A view that says nothing: for tests that care about one function of it.
#pragma once

#include "core/any_game.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace agora::bots {

class MuteView : public AnyView {
public:
    const About& game() const override {
        static constexpr About none{};
        return none;
    }
    int seats() const override { return 2; }
    Viewer viewer() const override { return Seat{0}; }
    bool certain() const override { return true; }
    Expected<std::vector<Code>> read(std::string_view, Lang) const override {
        return refuse("mute");
    }
    std::string write(Code) const override { return {}; }
    std::string write_in(Lang, Code decision) const override { return write(decision); }
    std::optional<Code> automatic(std::span<const Code>) const override { return std::nullopt; }
    std::string confirm(Code, Lang) const override { return {}; }
    bool needs_consent(Code) const override { return false; }
    TimeShare time_share() const override { return {}; }
    void describe(JsonWriter&) const override {}
    std::string draw(const TerminalStyle&, Part) const override { return {}; }
    bool shows(std::string_view) const override { return false; }
    Code timeout(std::span<const Code> legal) const override { return legal.front(); }
    int action_score(Code) const override { return 0; }
    Expected<std::unique_ptr<AnyView>> preview(std::string_view, Lang) const override {
        return refuse("nothing");
    }
    std::string question(std::string_view, Lang) const override { return {}; }
    std::string explain(std::string_view, const TerminalStyle&) const override { return {}; }
    std::unique_ptr<AnyPosition> sample(Random&) const override { return nullptr; }
    std::span<const std::byte> bytes() const override { return {}; }
};

}  // namespace agora::bots
