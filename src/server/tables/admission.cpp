#include "server/tables/admission.hpp"

#include "match/admission.hpp"

#include <algorithm>

namespace agora::server {

bool admits(const store::TableHead& head, match::PersonId person, std::string_view key) {
    if (head.listed) return true;
    const auto setup = read_setup(head.setup, match::SetupSource::stored);
    bool fits = setup && match::is_same_key(setup->key, key);
    if (setup)
        for (const auto& plan : setup->seats) fits |= match::is_same_key(plan.key, key);
    if (fits || person <= 0) return fits;
    return person == head.host || (setup && person == setup->host) ||
           std::ranges::find(head.people, person) != head.people.end();
}

}  // namespace agora::server
