// Scopes as JSON.
#pragma once

#include "core/json.hpp"

#include <string_view>

namespace agora::server {

// "scopes":["play","watch"], of "play watch".
void write_scopes(JsonWriter& json, std::string_view scopes);

}  // namespace agora::server
