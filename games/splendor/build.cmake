set(weights "${PROJECT_SOURCE_DIR}/games/splendor/ai/weights.bin")
set_source_files_properties(games/splendor/ai/nets.cpp PROPERTIES
                            COMPILE_DEFINITIONS "AGORA_SPLENDOR_WEIGHTS=\"${weights}\""
                            OBJECT_DEPENDS "${weights}")
if(BUILD_TESTING)
    # What a net sees at a glance, learnt from what it finds by three looks.
    add_executable(splendor_looks games/splendor/train/looks.cpp games/splendor/train/lessons.cpp)
    target_link_libraries(splendor_looks PRIVATE agora_lab)
endif()
