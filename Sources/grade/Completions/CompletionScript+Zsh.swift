import WorkbookCommandLine

extension CompletionScript {
    /// A function that zsh calls, whether the script is sourced or found on `fpath`.
    var zsh: String {
        let lists = groups.map { group in
            """
                    \(quoted(group.name)))
                        commands=(
            \(zshList(group.members))
                        )
                        _describe -t commands 'command' commands
                        ;;
            """
        }.joined(separator: "\n")
        let cases = commands.map { command in
            let specifications = options(of: command).map { "            \(zshOption($0))" }
            let hasFurther = commandsWithFurtherOperand.contains { $0.name == command.name }
            let operand = zshAction(for: command.operand).map {
                "            '\(hasFurther ? "1" : "*"):\(zshText(command.operandName)):\($0)'"
            }
            let further =
                hasFurther
                ? zshAction(for: command.further).map {
                    "            '2:\(zshText(command.furtherOperand)):\($0)'"
                } : nil
            return "        \(quoted(command.name)))\n            _arguments \\\n"
                + (specifications + [operand, further].compactMap { $0 }).joined(separator: " \\\n")
                + "\n            ;;"
        }.joined(separator: "\n")
        return """
            #compdef \(program)
            # Completion of `\(program)` for zsh, written by `\(program) completions zsh`.

            _grade_names() {
                local -a names
                names=("${(@f)$(\(program) \(namesCommand) 2>/dev/null)}")
                # Without a command, only numbers are understood.
                [[ "$1" = numbers ]] && names=(${(M)names:#[0-9]*})
                names=("${(@)names//:/\\\\:}")
                names=("${(@)names/$'\\t'/:}")
                _describe -t names 'lesson or exercise' names
            }

            # The files of the exercise that the word after the command names.
            _grade_exercise_files() {
                local -a files
                files=("${(@f)$(\(program) \(namesCommand) "${${(@)words[2,CURRENT-1]:#-*}[1]}" 2>/dev/null)}")
                files=("${(@)files/%$'\t'*/}")
                compadd -a files
            }

            # The commands that can follow the words in $1: nothing or the name of a group.
            _grade_commands() {
                local -a commands
                case "$1" in
                    '')
                        commands=(
            \(zshList(topLevel))
                        )
                        _describe -t commands 'command' commands
                        _grade_names numbers
                        ;;
            \(lists)
                esac
            }

            _grade() {
                local command="" word skip="" index place=2
                for ((index = 2; index < CURRENT; index++)); do
                    word="${words[index]}"
                    if [[ -n "$skip" ]]; then skip=""; continue; fi
                    case "$word" in
                    \(valuedPattern)) skip=1 ;;
                    -*) ;;
                    *)
                        command="${command:+$command }$word"
                        place=$index
                        case "$command" in \(groupPattern)) ;; *) break ;; esac
                        ;;
                    esac
                done
                if [[ "${words[CURRENT]}" != -* && -z "$skip" ]]; then
                    case "$command" in ''|\(groupPattern)) _grade_commands "$command"; return ;; esac
                fi
                # The words before the command are no longer needed.
                [[ -n "$command" ]] && { shift $((place - 1)) words; ((CURRENT -= place - 1)); words[1]="\(program)"; }
                case "$command" in
            \(cases)
                esac
            }

            if [ "$funcstack[1]" = "_grade" ]; then _grade "$@"; else compdef _grade \(program); fi

            """
    }

    /// The last words of commands with what they do, as `_describe` reads them.
    private func zshList(_ commands: [CommandOutline]) -> String {
        commands.map { command in
            "                \(quoted("\(lastWord(of: command)):\(zshText(command.summary))"))"
        }.joined(separator: "\n")
    }

    /// Returns a text as `_arguments` and `_describe` read it between single quotes.
    private func zshText(_ text: String) -> String {
        text.replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
    }

    private func zshOption(_ option: Option) -> String {
        let text = "\(option.name)\(option.valueName == nil ? "" : "=")[\(zshText(option.summary))]"
        guard let name = option.valueName else { return quoted(text) }
        let action =
            option.values.map { "(\($0.joined(separator: " ")))" }
            ?? (name == "COMMAND" ? "_command_names" : name == "DIR" ? "_files -/" : "_files")
        return quoted("\(text):\(name):\(action)")
    }

    private func zshAction(for operand: Operand) -> String? {
        switch operand {
        case .name: "_grade_names"
        case .exerciseFile: "_grade_exercise_files"
        case .file: "_files"
        case .folder: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .none, .other: nil
        }
    }
}
