#include "kit/allocations.hpp"
#include "kit/findings.hpp"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t made = 0;

}  // namespace

namespace agora::kit {

std::size_t allocations() { return made; }

int effort() {
    const char* given = std::getenv("AGORA_KIT_EFFORT");
    const int value = given == nullptr ? 1 : std::atoi(given);
    return value < 1 ? 1 : value;
}

}  // namespace agora::kit

void* operator new(std::size_t size) {
    ++made;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}

void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
