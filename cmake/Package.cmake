# The Debian package: the program, its unit, its settings, its pages for operators and the example bots.
# `cpack --config build/release/CPackConfig.cmake` makes build/release/agora_VERSION_ARCH.deb.

set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # the package needs the program, not the tests
include(GNUInstallDirs)
set(documents "share/doc/agora")
install(TARGETS agora RUNTIME DESTINATION bin COMPONENT agora)
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
