if(BUILD_TESTING)
    # Random players against reference figures.
    add_executable(royal_balance games/royalmatch/tools/balance.cpp)
    target_link_libraries(royal_balance PRIVATE agora_game_royalmatch)
endif()
