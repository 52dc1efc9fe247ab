#include "lab/checkpoint.hpp"

#include "ai/net/bytes.hpp"

namespace agora::lab {

namespace {

constexpr std::string_view magic = "AGORATRN";
constexpr std::uint32_t version = 2;

std::string heading(const ai::net::Purpose& purpose) {
    ai::net::ByteWriter out;
    out.raw(magic).number(version).text(purpose.game).number(purpose.rules);
    for (const auto size : purpose.shape.sizes()) out.number(size);
    return out.bytes();
}

}  // namespace

std::string write_checkpoint(const ai::net::Purpose& purpose, const Checkpoint& checkpoint) {
    const auto& model = checkpoint.model;
    ai::net::ByteWriter out;
    out.raw(heading(purpose));
    out.number(checkpoint.seed).number(checkpoint.games).number(model.adam.steps);
    for (const auto* numbers :
         {&model.net.weights(), &model.adam.m, &model.adam.v, &model.adam.averaged})
        for (const float number : *numbers) out.number(number);
    return out.sealed();
}

Expected<Checkpoint> read_checkpoint(std::string_view bytes, const ai::net::Purpose& purpose) {
    if (!bytes.starts_with(magic))
        return refuse("this is no checkpoint of a training",
                      "ce n’est pas le point de reprise d’un apprentissage");
    auto in = ai::net::ByteReader::unseal(bytes);
    if (!in.good())
        return refuse("the checkpoint is damaged: the checksum is wrong",
                      "le point de reprise est abîmé\u00A0: la somme de contrôle est fausse");
    const auto expected = heading(purpose);
    if (in.raw(expected.size()) != expected)
        return refuse("the checkpoint is of another version, game, rules or shape of net",
                      "le point de reprise est d’une autre version, d’un autre jeu, d’autres "
                      "règles ou d’un réseau d’une autre forme");
    const auto seed = in.number<std::uint64_t>();
    const auto games = in.number<std::uint64_t>();
    Checkpoint checkpoint{seed, games,
                          ai::net::TrainableNet(ai::net::ValueNet(
                              purpose.shape, ai::net::Floats(purpose.shape.weights())))};
    auto& model = checkpoint.model;
    model.adam.steps = in.number<std::uint64_t>();
    for (auto* numbers : {&model.net.weights(), &model.adam.m, &model.adam.v, &model.adam.averaged})
        for (auto& number : *numbers) number = in.real();
    if (!in.good() || !in.at_end())
        return refuse("the checkpoint is damaged: its size is wrong",
                      "le point de reprise est abîmé\u00A0: sa taille est fausse");
    return checkpoint;
}

}  // namespace agora::lab
