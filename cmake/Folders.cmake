# One library per folder of src/, one test program per folder with tests in it.

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

# agora_tests(NAME FOLDER [IN_ONE_PROCESS] LIBRARY...)
#
# Makes NAME_tests, labelled NAME, from the *_test.cpp of FOLDER. Tests that start threads are in files
# called *_threads_test.cpp; they make NAME_threads_tests, labelled `threads`, which also runs under
# ThreadSanitizer. With IN_ONE_PROCESS a test program is run once with all its tests, because they share something that
# takes long to start.
function(agora_tests name folder)
    cmake_parse_arguments(PARSE_ARGV 2 arg "IN_ONE_PROCESS" "" "")
    file(GLOB plain CONFIGURE_DEPENDS "${folder}/*_test.cpp")
    set(threads ${plain})
    list(FILTER plain EXCLUDE REGEX "_threads_test\\.cpp$")
    list(FILTER threads INCLUDE REGEX "_threads_test\\.cpp$")

    foreach(kind IN ITEMS plain threads)
        if(NOT ${kind})
            continue()
        endif()
        if(kind STREQUAL "threads")
            set(label threads)
            set(program ${name}_threads_tests)
            add_dependencies(threads_tests ${program})
        else()
            set(label ${name})
            set(program ${name}_tests)
        endif()

        add_executable(${program} ${${kind}})
        agora_optimise_test(${program})
        agora_optimise_under_sanitizers(${program} "${folder}")
        target_link_libraries(${program} PRIVATE agora_kit ${arg_UNPARSED_ARGUMENTS}
                                                 GTest::gtest_main)
        if(arg_IN_ONE_PROCESS)
            add_test(NAME ${program} COMMAND ${program})
            set_tests_properties(${program} PROPERTIES LABELS ${label})
        else()
            gtest_discover_tests(${program} TEST_PREFIX "${name}." DISCOVERY_TIMEOUT 60
                                 PROPERTIES LABELS ${label})
        endif()
    endforeach()
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
