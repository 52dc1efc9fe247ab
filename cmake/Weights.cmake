# agora_weights(OUTPUT)
#
# Puts the nets of the games into the program: writes the C++ file OUTPUT, which has the list `shipped_nets` of
# ai/net/shipped.hpp. A game with nets has games/<id>/weights/nets.weights, and manifest.json beside it, which says where they
# come from. The assembler reads both.
function(agora_weights output)
    set(code "// Made by cmake/Weights.cmake.\n#include \"ai/net/shipped.hpp\"\n\n")
    set(list "")
    set(read "")
    foreach(game IN LISTS games)
        set(folder "${PROJECT_SOURCE_DIR}/games/${game}/weights")
        if(NOT EXISTS "${folder}/nets.weights")
            continue()
        endif()
        set(symbols "")
        foreach(file IN ITEMS nets.weights manifest.json)
            string(REPLACE "." "_" symbol "agora_${game}_${file}")
            string(APPEND code
                   "asm(\".pushsection .rodata\\n.globl ${symbol}\\n${symbol}:\\n\"\n"
                   "    \".incbin \\\"${folder}/${file}\\\"\\n.globl ${symbol}_end\\n${symbol}_end:\\n.popsection\\n\");\n"
                   "extern \"C\" const char ${symbol}[];\nextern \"C\" const char ${symbol}_end[];\n")
            list(APPEND symbols ", {${symbol}, ${symbol}_end}")
            list(APPEND read "${folder}/${file}")
        endforeach()
        list(JOIN symbols "" both)
        string(APPEND list "        {\"${game}\"${both}},\n")
    endforeach()
    string(APPEND code "\nnamespace agora::ai::net {\n\nstd::span<const ShippedNets> shipped_nets() {\n"
           "    static const ShippedNets all[] = {\n${list}    };\n    return all;\n}\n\n"
           "}  // namespace agora::ai::net\n")
    file(CONFIGURE OUTPUT "${output}" CONTENT "${code}" @ONLY)
    set_source_files_properties("${output}" PROPERTIES OBJECT_DEPENDS "${read}")
endfunction()
