// Reasons in both languages.
#include "core/reasons.hpp"

#include <gtest/gtest.h>

#include <cerrno>

namespace agora {
namespace {

TEST(Reasons, OfTheSystemAreSaidInBothLanguages) {
    EXPECT_EQ(system_error(ENOENT).message, "No such file or directory");
    EXPECT_EQ(system_error(ENOENT).in(Lang::fr), "aucun fichier ni dossier de ce nom");
    EXPECT_EQ(system_error(std::make_error_code(std::errc::no_such_file_or_directory)),
              system_error(ENOENT));
    EXPECT_EQ(system_error(ENODEV).in(Lang::fr), "erreur 19 du système");
}

TEST(Reasons, SayWhatTheyAreAbout) {
    const auto reason = error_about("a.json", error_about("step 3", "étape 3", {"no", "non"}));
    EXPECT_EQ(reason.message, "a.json: step 3: no");
    EXPECT_EQ(reason.in(Lang::fr), "a.json\u00A0: étape 3\u00A0: non");
    EXPECT_EQ(error_about("a.json", Error("already said")).in(Lang::fr),
              "a.json\u00A0: already said");
}

}  // namespace
}  // namespace agora
