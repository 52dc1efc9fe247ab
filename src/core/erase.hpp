// Makes an AnyGame from a Game. Templates inside, one erased type at the edge.
#pragma once

#include "core/any_game.hpp"
#include "core/capabilities.hpp"
#include "core/typography.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <array>

namespace agora {

template <Game G>
class ErasedPosition final : public AnyPosition {
public:
    explicit ErasedPosition(const typename G::State& state) : state_(state) {}
    std::unique_ptr<AnyPosition> clone() const override {
        return std::make_unique<ErasedPosition>(state_);
    }

    const typename G::State& state() const { return state_; }

    int seats() const override { return G::seats(state_); }
    Turn turn() const override { return G::turn(state_); }
    SeatSet pending() const override { return G::pending(state_); }
    std::vector<Code> legal(Seat seat) const override {
        typename G::Actions actions;
        if (G::turn(state_) == Turn::players && G::pending(state_).has(seat))
            G::legal(state_, seat, actions);
        std::vector<Code> codes;
        codes.reserve(actions.size());
        for (const auto action : actions) codes.push_back(static_cast<Code>(action));
        return codes;
    }
    void apply(Seat seat, Code decision, Events& events) override {
        G::apply(state_, seat, static_cast<typename G::Action>(decision), events);
    }
    Luck luck() const override { return G::luck(state_); }
    std::string write_outcome(Item item) const override { return G::write_outcome(state_, item); }
    void apply_outcome(Item item, Events& events) override {
        G::apply_outcome(state_, item, events);
    }
    Standing standing() const override { return G::standing(state_); }
    std::string broken() const override { return G::broken(state_); }
    std::unique_ptr<AnyView> view(Viewer viewer) const override;
    std::uint64_t hash() const override { return agora::hash(state_); }

private:
    typename G::State state_;
};

template <Game G>
class ErasedView final : public AnyView {
public:
    explicit ErasedView(const typename G::View& view) : view_(view) {}

    const typename G::View& view() const { return view_; }

    const About& game() const override { return G::about; }
    Viewer viewer() const override { return view_.viewer; }
    int seats() const override { return G::seats(view_); }
    bool certain() const override { return G::certain(view_); }
    Expected<std::vector<Code>> read(std::string_view text, Lang lang) const override {
        return codes_of(G::read(view_, text, lang), lang);
    }
    Expected<std::vector<Code>> read_typed(std::string_view text, Lang lang) const override {
        if constexpr (ReadsTyped<G>)
            return codes_of(G::read_typed(view_, text, lang), lang);
        else
            return read(text, lang);
    }
    std::string write(Code decision) const override {
        return G::write(view_, static_cast<typename G::Action>(decision));
    }
    std::string write_in(Lang lang, Code decision) const override {
        const auto action = static_cast<typename G::Action>(decision);
        if constexpr (WritesInLanguages<G>)
            return typeset(G::write(view_, action, lang), lang);
        else
            return G::write(view_, action);
    }
    std::optional<Code> automatic([[maybe_unused]] std::span<const Code> legal) const override {
        if constexpr (HasAutomatic<G>) {
            typename G::Actions actions;
            for (const Code code : legal) actions.push(static_cast<typename G::Action>(code));
            if (const auto action = G::automatic(view_, actions)) return static_cast<Code>(*action);
        }
        return std::nullopt;
    }
    std::string confirm([[maybe_unused]] Code decision, Lang lang) const override {
        if constexpr (Confirms<G>)
            return typeset(G::confirm(view_, static_cast<typename G::Action>(decision), lang),
                           lang);
        else
            return {};
    }
    bool needs_consent([[maybe_unused]] Code decision) const override {
        if constexpr (AsksConsent<G>)
            return G::needs_consent(view_, static_cast<typename G::Action>(decision));
        else
            return false;
    }
    void describe(JsonWriter& json) const override { G::describe(view_, json); }
    std::string draw(const TerminalStyle& style, Part part) const override {
        return typeset(G::draw(view_, style, part), style.lang);
    }
    bool shows([[maybe_unused]] std::string_view event) const override {
        if constexpr (ShowsEvents<G>)
            return G::shows(view_, event);
        else
            return false;
    }
    int action_score(Code decision) const override {
        return G::action_score(view_, static_cast<typename G::Action>(decision));
    }
    Code timeout(std::span<const Code> legal) const override {
        if constexpr (HasTimeout<G>)
            return static_cast<Code>(G::timeout(view_));
        else
            return *std::ranges::max_element(legal, {},
                                             [&](Code code) { return action_score(code); });
    }
    TimeShare time_share() const override {
        if constexpr (SharesTime<G>)
            return G::time_share(view_);
        else
            return {};
    }
    Expected<std::unique_ptr<AnyView>> preview(std::string_view text, Lang lang) const override {
        if constexpr (HasPreview<G>) {
            const auto after = G::preview(view_, text, lang);
            if (!after) return std::unexpected(typeset(after.error(), lang));
            return std::make_unique<ErasedView>(*after);
        } else {
            constexpr Text none = {"There is nothing to try out in this game",
                                   "Il n'y a rien à essayer dans ce jeu"};
            return refuse(typeset(std::string(none.in(lang)), lang));
        }
    }
    std::string question(std::string_view typed, Lang lang) const override {
        if constexpr (HasQuestion<G>)
            return typeset(G::question(view_, typed, lang), lang);
        else
            return {};
    }
    std::string explain(std::string_view text, const TerminalStyle& style) const override {
        if constexpr (Explains<G>)
            return typeset(G::explain(view_, text, style), style.lang);
        else
            return {};
    }
    std::unique_ptr<AnyPosition> sample(Random& random) const override {
        return std::make_unique<ErasedPosition<G>>(G::sample(view_, random));
    }
    std::span<const std::byte> bytes() const override {
        return std::as_bytes(std::span(&view_, 1));
    }

private:
    static Expected<std::vector<Code>> codes_of(const Expected<Line<G>>& line, Lang lang) {
        if (!line) return std::unexpected(typeset(line.error(), lang));
        std::vector<Code> codes;
        for (const auto action : *line) codes.push_back(static_cast<Code>(action));
        return codes;
    }

    typename G::View view_;
};

template <Game G>
std::unique_ptr<AnyView> ErasedPosition<G>::view(Viewer viewer) const {
    return std::make_unique<ErasedView<G>>(G::view(state_, viewer));
}

template <Game G>
class ErasedGame final : public AnyGame {
public:
    ErasedGame() {
        for (const auto& preset : G::presets()) presets_.push_back(preset.info);
        for (const auto& choice : G::choices()) choices_.push_back(choice.info);
    }

    const About& about() const override { return G::about; }
    std::span<const PresetInfo> presets() const override { return presets_; }
    std::span<const ChoiceInfo> choices() const override { return choices_; }
    Expected<Settings> complete(const Settings& settings) const override;
    Expected<std::unique_ptr<AnyPosition>> start(const Settings& settings,
                                                 int seats) const override;
    Expected<std::unique_ptr<AnyView>> from_json(const boost::json::value& json) const override;
    Schema schema() const override {
        if constexpr (HasSchema<G>)
            return G::schema();
        else
            return {};
    }
    void cards(JsonWriter& json) const override {
        if constexpr (HasCards<G>)
            G::describe_cards(json);
        else
            json.begin_object().end_object();
    }

    std::string_view event_name(const Event& event) const override { return G::event_name(event); }
    std::string tell(const Event& event, const TerminalStyle& style) const override {
        return typeset(G::tell(event, style), style.lang);
    }
    std::string commands(Lang lang) const override { return typeset(G::commands(lang), lang); }
    std::string manual(Lang lang) const override { return typeset(G::manual(lang), lang); }
    std::string manual(const Settings& settings, int seats, Lang lang) const override {
        if constexpr (HasManualOfTable<G>)
            if (const auto chosen = options(settings))
                return typeset(G::manual(*chosen, seats, lang), lang);
        return manual(lang);
    }
    std::string pitch(const Settings& settings, int seats, Lang lang) const override {
        if constexpr (HasPitchOfTable<G>)
            if (const auto chosen = options(settings))
                return typeset(G::pitch(*chosen, seats, lang), lang);
        return typeset(std::string(G::about.pitch.in(lang)), lang);
    }

private:
    Expected<typename G::Options> options(const Settings& settings) const;

    std::vector<PresetInfo> presets_;
    std::vector<ChoiceInfo> choices_;
};

template <Game G>
Expected<typename G::Options> ErasedGame<G>::options(const Settings& settings) const {
    const auto presets = G::presets();
    const auto preset = settings.preset.empty()
                            ? presets.begin()
                            : std::ranges::find(presets, settings.preset,
                                                [](const auto& p) { return p.info.name; });
    if (preset == presets.end()) return std::unexpected(no_such_preset(settings.preset, presets_));
    auto options = preset->options;
    for (const auto& [name, text] : settings.values) {
        const auto choices = G::choices();
        const auto choice =
            std::ranges::find(choices, name, [](const auto& c) { return c.info.name; });
        if (choice == choices.end()) return std::unexpected(no_such_choice(name, choices_));
        const auto value = choice_value(choice->info, text);
        if (!value) return std::unexpected(value.error());
        options.*choice->field = static_cast<std::uint8_t>(*value);
    }
    return options;
}

template <Game G>
Expected<Settings> ErasedGame<G>::complete(const Settings& settings) const {
    const auto chosen = options(settings);
    if (!chosen) return std::unexpected(chosen.error());
    Settings whole;
    whole.preset = settings.preset.empty() ? std::string(presets_.front().name) : settings.preset;
    for (const auto& choice : G::choices())
        whole.values.emplace_back(choice.info.name,
                                  choice_text(choice.info, (*chosen).*choice.field));
    return whole;
}

template <Game G>
Expected<std::unique_ptr<AnyPosition>> ErasedGame<G>::start(const Settings& settings,
                                                            int seats) const {
    if (seats < G::about.least_seats || seats > G::about.most_seats)
        return wrong_number_of_seats(G::about, seats);
    const auto chosen = options(settings);
    if (!chosen) return std::unexpected(chosen.error());
    const auto state = G::start(*chosen, seats);
    if (!state) return std::unexpected(state.error());
    return std::make_unique<ErasedPosition<G>>(*state);
}

template <Game G>
Expected<std::unique_ptr<AnyView>> ErasedGame<G>::from_json(const boost::json::value& json) const {
    const auto view = G::from_json(json);
    if (!view) return std::unexpected(view.error());
    return std::make_unique<ErasedView<G>>(*view);
}

}  // namespace agora
