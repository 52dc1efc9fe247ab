// Why the store did not do what it was asked for.
#pragma once

#include "core/words.hpp"

#include <cstdint>
#include <expected>
#include <string>
#include <utility>

namespace agora::store {

enum class Fault : std::uint8_t {
    busy,     // too much is waiting to be written: nothing was queued, ask again later
    invalid,  // a value that cannot be kept: too long, not UTF-8, not of this kind
    taken,    // somebody else has that name
    missing,  // what it is about is not there
    stale,    // it was meant for an earlier state; load again
    unwell,   // the database cannot be reached or written
};

struct Denial {
    Fault fault = Fault::unwell;
    std::string why;  // for logs and operators, in English; people read `words(fault)`

    friend bool operator==(const Denial&, const Denial&) = default;
};

template <class T>
using Stored = std::expected<T, Denial>;

inline std::unexpected<Denial> deny(Fault fault, std::string why) {
    return std::unexpected(Denial{fault, std::move(why)});
}

constexpr Text words(Fault fault) {
    switch (fault) {
        case Fault::busy:
            return {"The server is busy. Please try again in a moment.",
                    "Le serveur est occupé. Veuillez réessayer dans un instant."};
        case Fault::invalid:
            return {"This cannot be stored: it is too long, or it is not plain text.",
                    "Ceci ne peut pas être enregistré : c'est trop long ou ce n'est pas du texte."};
        case Fault::taken: return {"This name is taken.", "Ce nom est déjà pris."};
        case Fault::missing: return {"This does not exist.", "Cela n'existe pas."};
        case Fault::stale:
            return {"Something else happened first. Please look again.",
                    "Quelque chose s'est passé entre-temps. Veuillez regarder à nouveau."};
        case Fault::unwell: break;
    }
    return {"The server cannot store anything at present. Please try again later.",
            "Le serveur ne peut rien enregistrer pour le moment. Veuillez réessayer plus tard."};
}

}  // namespace agora::store
