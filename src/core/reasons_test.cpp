// Reasons in both languages.
#include "core/reasons.hpp"

#include <gtest/gtest.h>

#include <cerrno>

namespace agora {
namespace {

TEST(Reasons, OfTheSystemAreSaidInBothLanguages) {
    EXPECT_EQ(system_reason(ENOENT).why, "No such file or directory");
    EXPECT_EQ(system_reason(ENOENT).in(Lang::fr), "aucun fichier ni dossier de ce nom");
    EXPECT_EQ(system_reason(std::make_error_code(std::errc::no_such_file_or_directory)),
              system_reason(ENOENT));
    EXPECT_EQ(system_reason(ENODEV).in(Lang::fr), "erreur 19 du système");
}

TEST(Reasons, SayWhatTheyAreAbout) {
    const auto reason = refusal_about("a.json", refusal_about("step 3", "étape 3", {"no", "non"}));
    EXPECT_EQ(reason.why, "a.json: step 3: no");
    EXPECT_EQ(reason.in(Lang::fr), "a.json\u00A0: étape 3\u00A0: non");
    EXPECT_EQ(refusal_about("a.json", {"already said"}).in(Lang::fr), "a.json\u00A0: already said");
}

}  // namespace
}  // namespace agora
