if(BUILD_TESTING)
    # Fits the pick policy and the value net to games of bots.
    add_executable(citadels_pick_policy games/citadels/train/pick_policy.cpp
                                        games/citadels/train/samples.cpp)
    target_link_libraries(citadels_pick_policy PRIVATE agora_bots)
endif()
