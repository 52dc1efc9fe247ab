# One library per folder of src/, test programs per folder with tests in it.

# agora_folder(NAME LIBRARY...)
#
# Makes the library agora_NAME, which uses each LIBRARY, from src/NAME and its subfolders, without
# the tests in it. A folder without sources, or not there yet, becomes an interface library.
function(agora_folder name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "src/${name}/*.cpp")
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    if(sources)
        add_library(agora_${name} STATIC ${sources})
        target_link_libraries(agora_${name} PUBLIC agora_build ${ARGN})
        agora_optimise_at_link(agora_${name})
        agora_optimise_under_sanitizers(agora_${name} src/${name})
    else()
        add_library(agora_${name} INTERFACE)
        target_link_libraries(agora_${name} INTERFACE agora_build ${ARGN})
    endif()
endfunction()

# Tests are of four kinds; AGORA_TESTS lists those that a build has (docs/testing.md).
#
#   unit     *_test.cpp
#   threads  *_threads_test.cpp: start threads, and also run under ThreadSanitizer
#   long     *_long_test.cpp: play or search so long that they run once, in a release
#   proof    proof_test.cpp: what the kit checks of a game
set(AGORA_TESTS "unit;threads;long;proof" CACHE STRING "Kinds of tests to build")

# agora_tests(NAME FOLDER [IN_ONE_PROCESS] LIBRARY...)
#
# Makes NAME_tests, NAME_threads_tests and NAME_long_tests from the *_test.cpp of FOLDER; their labels are NAME, `threads` and
# `long`. With IN_ONE_PROCESS a test program is run once with all its tests, because they share something that takes long
# to start.
function(agora_tests name folder)
    cmake_parse_arguments(PARSE_ARGV 2 arg "IN_ONE_PROCESS" "" "")
    file(GLOB unit CONFIGURE_DEPENDS "${folder}/*_test.cpp")
    list(FILTER unit EXCLUDE REGEX "/proof_test\\.cpp$")
    foreach(kind IN ITEMS threads long)
        set(${kind} ${unit})
        list(FILTER unit EXCLUDE REGEX "_${kind}_test\\.cpp$")
        list(FILTER ${kind} INCLUDE REGEX "_${kind}_test\\.cpp$")
    endforeach()

    foreach(kind IN ITEMS unit threads long)
        if(NOT ${kind} OR NOT kind IN_LIST AGORA_TESTS)
            continue()
        endif()
        set(label ${kind})
        set(program ${name}_${kind}_tests)
        if(kind STREQUAL "unit")
            set(label ${name})
            set(program ${name}_tests)
        endif()
        agora_test_program(${program} ${${kind}} ${arg_UNPARSED_ARGUMENTS})
        agora_optimise_test(${program} "${folder}")
        if(kind STREQUAL "threads")
            add_dependencies(threads_tests ${program})
        endif()
        if(arg_IN_ONE_PROCESS)
            add_test(NAME ${program} COMMAND ${program})
            set_tests_properties(${program} PROPERTIES LABELS ${label})
        else()
            agora_discover_tests(${program} ${name} ${label})
        endif()
    endforeach()
endfunction()

# agora_proof(NAME FOLDER LIBRARY...): makes NAME_tests, labelled `proof`, from proof_test.cpp of FOLDER.
function(agora_proof name folder)
    if("proof" IN_LIST AGORA_TESTS)
        agora_test_program(${name}_tests "${folder}/proof_test.cpp" ${ARGN})
        agora_optimise_test(${name}_tests proof)
        agora_discover_tests(${name}_tests ${name} proof)
    endif()
endfunction()

# agora_test_program(PROGRAM SOURCE|LIBRARY...)
function(agora_test_program program)
    set(sources ${ARGN})
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    set(libraries ${ARGN})
    list(FILTER libraries EXCLUDE REGEX "\\.cpp$")
    add_executable(${program} ${sources})
    target_link_libraries(${program} PRIVATE agora_kit ${libraries} GTest::gtest_main)
endfunction()

# agora_discover_tests(PROGRAM PREFIX LABEL)
function(agora_discover_tests program prefix label)
    gtest_discover_tests(${program} TEST_PREFIX "${prefix}." DISCOVERY_TIMEOUT 60 PROPERTIES LABELS ${label})
endfunction()

# agora_python_tests(NAME FOLDER)
#
# Registers each *_test.py of FOLDER as NAME.*, labelled e2e: it finds the path of the built program in the environment
# variable AGORA_PROGRAM and modules in e2e/, and fails by its exit code.
function(agora_python_tests name folder)
    file(GLOB scripts CONFIGURE_DEPENDS "${folder}/*_test.py")
    foreach(script IN LISTS scripts)
        cmake_path(GET script STEM stem)
        add_test(NAME ${name}.${stem} COMMAND Python3::Interpreter "${script}")
        set_tests_properties(
            ${name}.${stem} PROPERTIES LABELS e2e
            ENVIRONMENT "AGORA_PROGRAM=$<TARGET_FILE:agora>;PYTHONPATH=${PROJECT_SOURCE_DIR}/e2e")
    endforeach()
endfunction()
