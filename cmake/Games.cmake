# The list of games (games/list.txt), expanded for each layer. A game is the folder games/<id>; of its
# parts only the first must be there:
#
#   rules.hpp         its type                       <games/all.hpp>
#   speed.hpp         more numbers for agora bench   <games/all_speed.hpp>
#   ai/mind.hpp       how it is thought about        <games/all_ai.hpp>
#   train/schedule.hpp how its nets are trained     <games/all_nets.hpp>
#   weights/          its nets and their manifest    cmake/Weights.cmake
#   lab/census.hpp    what the lab counts            <games/all_lab.hpp>
#   build.cmake       more targets, or properties of its sources
#
# Its board of the page, web/, is found by the page itself and is not compiled here.

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/games/list.txt")
file(STRINGS "${PROJECT_SOURCE_DIR}/games/list.txt" lines REGEX "^[a-z]")
set(games "")
set(types "")
foreach(line IN LISTS lines)
    if(NOT line MATCHES "^([a-z][a-z0-9_]*) ([A-Z][A-Za-z0-9]*)$")
        message(FATAL_ERROR "games/list.txt: '${line}' is not an id and a type")
    endif()
    list(APPEND games ${CMAKE_MATCH_1})
    list(APPEND types ${CMAKE_MATCH_1}::${CMAKE_MATCH_2})
endforeach()

# agora_list(HEADER PART [TEXT]): <games/HEADER> includes that part of each game which has it.
function(agora_list header part)
    set(text "// Made from games/list.txt by cmake/Games.cmake.\n#pragma once\n\n")
    foreach(game IN LISTS games)
        if(EXISTS "${PROJECT_SOURCE_DIR}/games/${game}/${part}")
            string(APPEND text "#include \"games/${game}/${part}\"\n")
        endif()
    endforeach()
    file(CONFIGURE OUTPUT "generated/games/${header}" CONTENT "${text}${ARGN}" @ONLY)
endfunction()

list(JOIN types ", " all_types)
agora_list(all.hpp rules.hpp "
#include \"core/game_list.hpp\"

namespace agora::games {

using AllGames = GameList<${all_types}>;
using FormerGames = AllGames::Former;

}  // namespace agora::games
")
agora_list(all_speed.hpp speed.hpp)
agora_list(all_ai.hpp ai/mind.hpp)
agora_list(all_nets.hpp train/schedule.hpp)
agora_list(all_lab.hpp lab/census.hpp)

# agora_each_game(LIBRARY...): the library agora_game_ID of the sources of games/ID itself, for each game, and agora_games:
# all of them and the registry.
function(agora_each_game)
    file(GLOB registry CONFIGURE_DEPENDS "games/*.cpp")
    list(FILTER registry EXCLUDE REGEX "_test\\.cpp$")
    add_library(agora_games STATIC ${registry})
    target_link_libraries(agora_games PUBLIC agora_build ${ARGN})
    agora_optimise_at_link(agora_games)
    foreach(game IN LISTS games)
        file(GLOB sources CONFIGURE_DEPENDS "games/${game}/*.cpp")
        list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
        if(sources)
            add_library(agora_game_${game} STATIC ${sources})
            target_link_libraries(agora_game_${game} PUBLIC agora_build ${ARGN})
            agora_optimise_at_link(agora_game_${game})
        else()
            add_library(agora_game_${game} INTERFACE)
            target_link_libraries(agora_game_${game} INTERFACE agora_build ${ARGN})
        endif()
        target_link_libraries(agora_games PUBLIC agora_game_${game})
    endforeach()
endfunction()

# agora_games_folder(NAME PART LIBRARY...): the library agora_NAME of the sources of games/*/PART.
function(agora_games_folder name part)
    add_library(agora_${name} STATIC)
    target_link_libraries(agora_${name} PUBLIC agora_build ${ARGN})
    agora_optimise_at_link(agora_${name})
    agora_games_part(${name} ${part})
endfunction()

# agora_games_part(NAME PART): the sources of games/*/PART belong to the library agora_NAME.
function(agora_games_part name part)
    file(GLOB sources CONFIGURE_DEPENDS "games/*/${part}/*.cpp")
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    target_sources(agora_${name} PRIVATE ${sources})
endfunction()
