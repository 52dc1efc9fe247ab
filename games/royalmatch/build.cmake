if(BUILD_TESTING)
    # Fits the value nets to rounds of bots.
    add_executable(royal_forecast games/royalmatch/train/forecast.cpp
                                  games/royalmatch/train/samples.cpp)
    target_link_libraries(royal_forecast PRIVATE agora_bots)

    # Random players against reference figures.
    add_executable(royal_balance games/royalmatch/train/balance.cpp)
    target_link_libraries(royal_balance PRIVATE agora_game_royalmatch)
endif()
