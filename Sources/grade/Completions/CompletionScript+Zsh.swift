extension CompletionScript {
    /// A function that zsh calls, whether the script is sourced or lies on its `fpath`.
    var zsh: String {
        let list = named.map { "        \(quoted("\($0.name):\(zshText($0.summary))"))" }.joined(
            separator: "\n")
        let cases = commands.map { command in
            let specifications = options(of: command).map { "            \(zshOption($0))" }
            let operand = zshAction(for: command.operand).map {
                "            '*:\(command.operandName):\($0)'"
            }
            return "        \(quoted(command.name)))\n            _arguments \\\n"
                + (specifications + [operand].compactMap { $0 }).joined(separator: " \\\n")
                + "\n            ;;"
        }.joined(separator: "\n")
        return """
            #compdef grade
            # Completion of `grade` for zsh; made by `grade completions zsh`.

            _grade_names() {
                local -a names
                names=("${(@f)$(grade completions names 2>/dev/null)}")
                # Without a command only a number is understood.
                [[ "$1" = numbers ]] && names=(${(M)names:#[0-9]*})
                names=("${(@)names//:/\\\\:}")
                names=("${(@)names/$'\\t'/:}")
                _describe -t names 'lesson or exercise' names
            }

            _grade_commands() {
                local -a commands
                commands=(
            \(list)
                )
                _describe -t commands 'command' commands
                _grade_names numbers
            }

            _grade() {
                local command="" word skip="" index
                for ((index = 2; index < CURRENT; index++)); do
                    word="${words[index]}"
                    if [[ -n "$skip" ]]; then skip=""; continue; fi
                    case "$word" in
                    \(skipped)) skip=1 ;;
                    -*) ;;
                    *) command="$word"; break ;;
                    esac
                done
                if [[ -z "$command" && "${words[CURRENT]}" != -* && -z "$skip" ]]; then
                    _grade_commands
                    return
                fi
                # What stands before the command is done with.
                [[ -n "$command" ]] && { shift $((index - 1)) words; ((CURRENT -= index - 1)); words[1]="grade"; }
                case "$command" in
            \(cases)
                esac
            }

            if [ "$funcstack[1]" = "_grade" ]; then _grade "$@"; else compdef _grade grade; fi

            """
    }

    /// A text as `_arguments` and `_describe` take it, between single quotes.
    private func zshText(_ text: String) -> String {
        text.replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
    }

    private func zshOption(_ option: Option) -> String {
        let text = "\(option.rawValue)\(option.valueName == nil ? "" : "=")[\(zshText(option.summary))]"
        guard let name = option.valueName else { return quoted(text) }
        let action =
            option.values.map { "(\($0.joined(separator: " ")))" }
            ?? (name == "COMMAND" ? "_command_names" : name == "DIR" ? "_files -/" : "_files")
        return quoted("\(text):\(name):\(action)")
    }

    private func zshAction(for operand: Operand) -> String? {
        switch operand {
        case .name: "_grade_names"
        case .file: "_files"
        case .folder: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .none, .other: nil
        }
    }
}
