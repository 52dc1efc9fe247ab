set(weights "${PROJECT_SOURCE_DIR}/games/splendor/ai/weights.bin")
set_source_files_properties(games/splendor/ai/nets.cpp PROPERTIES
                            COMPILE_DEFINITIONS "AGORA_SPLENDOR_WEIGHTS=\"${weights}\""
                            OBJECT_DEPENDS "${weights}")
if(BUILD_TESTING)
    # Distils the three-ply lookahead into the value net.
    add_executable(splendor_lookahead games/splendor/train/lookahead.cpp
                                      games/splendor/train/samples.cpp)
    target_link_libraries(splendor_lookahead PRIVATE agora_lab)
endif()
