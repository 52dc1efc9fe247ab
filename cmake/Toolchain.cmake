# How everything is compiled and linked: the language, warnings, sanitizers and faster tools where
# they are installed. Our targets link `agora_build`; nothing here reaches a library we use.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

# __FILE__ is a path from the root of the project, also where ccache makes paths relative.
add_compile_options(-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/= -fmacro-prefix-map=../../=)

find_program(FAST_LINKER NAMES ld.mold ld.lld)
if(FAST_LINKER)
    cmake_path(GET FAST_LINKER EXTENSION linker)
    string(REPLACE "." "" linker "${linker}")
    add_link_options(-fuse-ld=${linker})
endif()

if(AGORA_SANITIZE)
    add_compile_options(-fsanitize=${AGORA_SANITIZE} -fno-sanitize-recover=all
                        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${AGORA_SANITIZE})
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

# What libFuzzer reads to see which code an input reaches; in other programs nobody reads it. Comparisons
# are not traced, as -fsanitize=fuzzer would: that slows all tests for a little more reach in one.
if(AGORA_FUZZ)
    add_compile_options(-fsanitize-coverage=inline-8bit-counters,pc-table)
endif()

# Processors since 2009: counting bits is one instruction there, and the rules count bits all day.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    add_compile_options(-march=x86-64-v2)
endif()

# Multiplications and additions stay apart, so that nets compute the same bits on every processor.
add_compile_options(-ffp-contract=off)

add_library(agora_build INTERFACE)
target_include_directories(agora_build INTERFACE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}"
                                                 "${PROJECT_BINARY_DIR}/generated")
target_compile_options(
    agora_build
    INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
              -Wnon-virtual-dtor -Woverloaded-virtual
              # g++ follows -Wnull-dereference into inlined library code and is wrong there.
              $<$<CXX_COMPILER_ID:Clang>:-Wnull-dereference>
              # g++ 12 sees overlapping copies in plain std::string concatenation (its bug 105651).
              $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
              $<$<BOOL:${AGORA_WERROR}>:-Werror>)

# agora_optimise_at_link(LIBRARY)
#
# In a release its objects hold, beside their code, what the link-time optimiser reads. Only the program of the package is
# linked from that (Package.cmake), which takes a minute; everything else is linked from the code.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT AGORA_SANITIZE)
    set(AGORA_LINK_TIME ON)
    add_link_options($<$<NOT:$<BOOL:$<TARGET_PROPERTY:AGORA_SHIPPED>>>:-fno-lto>)
endif()
function(agora_optimise_at_link library)
    if(AGORA_LINK_TIME)
        target_compile_options(${library} PRIVATE -flto -ffat-lto-objects)
    endif()
endfunction()

# Most of the cost of compiling is the optimiser. It pays for what whole games run through; the rest waits for people, sockets
# and disks, and tests are over at once.

# agora_optimise_under_sanitizers(LIBRARY FOLDER)
function(agora_optimise_under_sanitizers library folder)
    if(AGORA_SANITIZE AND folder MATCHES "^src/(cli|client|commands|console|load|remote|server|store)(/|$)")
        target_compile_options(${library} PRIVATE -O0)
    endif()
endfunction()

# agora_optimise_test(PROGRAM FOLDER): FOLDER is `proof` for what the kit checks.
function(agora_optimise_test program folder)
    if(AGORA_SANITIZE AND NOT folder MATCHES "^proof$|^games(/[a-z0-9_]+)?$|^src/(ai|lab)(/|$)|/(ai|lab|train)$")
        target_compile_options(${program} PRIVATE -O0)
    else()
        target_compile_options(${program} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
endfunction()
