if(BUILD_TESTING)
    # How players pick characters, learnt from games of bots.
    add_executable(citadels_habits games/citadels/train/habits.cpp games/citadels/train/lessons.cpp)
    target_link_libraries(citadels_habits PRIVATE agora_bots)
endif()
