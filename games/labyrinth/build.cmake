# Pushing and reaching depend on what is inlined where, and the link-time optimiser inlines otherwise: with it greedy games
# are a fifth slower. These sources keep their own code in the program of the package.
if(AGORA_LINK_TIME)
    set_source_files_properties(games/labyrinth/heuristic.cpp games/labyrinth/maze.cpp games/labyrinth/rules.cpp
                                PROPERTIES COMPILE_OPTIONS -fno-lto)
endif()
