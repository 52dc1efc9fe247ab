# agora_pages(FOLDER OUTPUT)
#
# Puts every file of FOLDER into the program: writes the C++ file OUTPUT, which has the list `pages` of
# server/pages.hpp. Each file is there as it is and compressed by gzip; the assembler reads both.
function(agora_pages folder output)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${folder}" "${folder}/*")
    list(SORT files)
    set(code "// Made by cmake/Pages.cmake.\n#include \"server/pages.hpp\"\n\n")
    set(list "")
    set(packed "")
    set(number 0)
    foreach(file IN LISTS files)
        set(gz "${PROJECT_BINARY_DIR}/pages/${file}.gz")
        cmake_path(GET gz PARENT_PATH gz_folder)
        file(MAKE_DIRECTORY "${gz_folder}")
        add_custom_command(OUTPUT "${gz}" DEPENDS "${folder}/${file}" VERBATIM
                           COMMAND sh -c "gzip -9nc \"$1\" > \"$2\"" gzip "${folder}/${file}" "${gz}")
        list(APPEND packed "${gz}" "${folder}/${file}")
        foreach(kind IN ITEMS plain packed)
            set(symbol "agora_page_${number}_${kind}")
            set(path "${folder}/${file}")
            if(kind STREQUAL "packed")
                set(path "${gz}")
            endif()
            string(APPEND code
                   "asm(\".pushsection .rodata\\n.globl ${symbol}\\n${symbol}:\\n\"\n"
                   "    \".incbin \\\"${path}\\\"\\n.globl ${symbol}_end\\n${symbol}_end:\\n.popsection\\n\");\n"
                   "extern \"C\" const char ${symbol}[];\nextern \"C\" const char ${symbol}_end[];\n")
        endforeach()
        set(page "agora_page_${number}")
        string(APPEND list "        {\"/${file}\", {${page}_plain, ${page}_plain_end}, "
               "{${page}_packed, ${page}_packed_end}},\n")
        math(EXPR number "${number} + 1")
    endforeach()
    string(APPEND code "\nnamespace agora::server {\n\nstd::span<const Page> pages() {\n"
           "    static const Page all[] = {\n${list}    };\n    return all;\n}\n\n"
           "}  // namespace agora::server\n")
    file(CONFIGURE OUTPUT "${output}" CONTENT "${code}" @ONLY)
    set_source_files_properties("${output}" PROPERTIES OBJECT_DEPENDS "${packed}")
endfunction()
