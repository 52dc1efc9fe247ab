#include "lab/other_nets.hpp"

#include "ai/net/in_play.hpp"
#include "core/reasons.hpp"
#include "games/all.hpp"
#include "games/all_nets.hpp"
#include "lab/recipe.hpp"
#include "lab/whole_file.hpp"

#include <type_traits>

namespace agora::lab {

namespace {

template <class Nets>
class NetsOfGame final : public OtherNets {
public:
    explicit NetsOfGame(Nets nets) : nets_(std::move(nets)) {}

    void during(const std::function<void()>& act) const override {
        const ai::net::InPlay in_play(nets_);
        act();
    }

private:
    Nets nets_;
};

template <class G>
Expected<std::shared_ptr<const OtherNets>> read_for(const std::string& path) {
    using Nets = typename Trained<G>::Nets;
    const auto bytes = read_whole(path);
    if (!bytes) return std::unexpected(bytes.error());
    const auto data = ai::net::read_nets(*bytes, ai::net::origin<G>());
    if (!data) return std::unexpected(error_about(path, data.error()));
    auto nets = Nets::read(*data);
    if (!nets) return std::unexpected(error_about(path, nets.error()));
    return std::make_shared<NetsOfGame<Nets>>(std::move(*nets));
}

}  // namespace

Expected<std::shared_ptr<const OtherNets>> read_other_nets(std::string_view game,
                                                           const std::string& path) {
    Expected<std::shared_ptr<const OtherNets>> nets =
        refuse("bots of this game have no nets", "les robots de ce jeu n’ont pas de réseaux");
    for_each_game(games::AllGames{}, [&]<class G>() {
        if constexpr (!std::is_void_v<typename Trained<G>::Nets>)
            if (game == G::about.id) nets = read_for<G>(path);
    });
    return nets;
}

}  // namespace agora::lab
