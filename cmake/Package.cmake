# The Debian package: the program, its unit, its settings, its pages for operators and the example bots.
# `cmake --build build/release --target agora_shipped` links the program, then
# `cpack --config build/release/CPackConfig.cmake` makes build/release/agora_VERSION_ARCH.deb.

# The program as it is shipped: optimised as a whole. The link fails where two sources define one name differently.
add_executable(agora_shipped EXCLUDE_FROM_ALL src/main.cpp)
target_link_libraries(agora_shipped PRIVATE agora_commands)
set_target_properties(agora_shipped PROPERTIES OUTPUT_NAME agora AGORA_SHIPPED ON
                      RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/shipped")
agora_optimise_at_link(agora_shipped)
if(AGORA_LINK_TIME)
    target_link_options(agora_shipped PRIVATE -flto=auto -Werror=odr -Werror=lto-type-mismatch
                        # g++ 12 sees a copy beyond the end of an object where inlined branches exclude it.
                        -Wno-stringop-overflow)
endif()

set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # the package needs the program, not the tests
include(GNUInstallDirs)
set(documents "share/doc/agora")
install(TARGETS agora_shipped RUNTIME DESTINATION bin COMPONENT agora)
install(FILES packaging/agora.service DESTINATION /lib/systemd/system COMPONENT agora)
install(FILES packaging/agora.conf DESTINATION /etc/agora COMPONENT agora)
install(FILES docs/operations.md docs/protocol.md docs/openapi.json docs/messages.json
              docs/server.md docs/storage.md docs/tables.md README.md CHANGELOG.md DESTINATION ${documents} COMPONENT agora)
install(FILES LICENSE DESTINATION ${documents} COMPONENT agora RENAME copyright)
install(PROGRAMS examples/bot.py examples/bot.js DESTINATION ${documents}/examples COMPONENT agora)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME agora)
set(CPACK_PACKAGE_CONTACT "the Agora project <agora@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Board games for people and machines: console, bots and server")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    "${PROJECT_SOURCE_DIR}/packaging/postinst;${PROJECT_SOURCE_DIR}/packaging/prerm;${PROJECT_SOURCE_DIR}/packaging/postrm;${PROJECT_BINARY_DIR}/conffiles")
file(WRITE "${PROJECT_BINARY_DIR}/conffiles" "/etc/agora/agora.conf\n")
include(CPack)
