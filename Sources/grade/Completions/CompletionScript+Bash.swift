import WorkbookCommandLine

extension CompletionScript {
    /// A function that bash calls with the words typed so far.
    var bash: String {
        let names = topLevel.map { $0.name }.joined(separator: " ")
        let options = commands.map { command in
            let words = self.options(of: command).map(\.name).joined(separator: " ")
            return "        \(quoted(command.name))) echo \(quoted(words)) ;;"
        }.joined(separator: "\n")
        let values = valued.map { option in
            "        \(option.name)) \(bashValues(of: option)); return ;;"
        }.joined(separator: "\n")
        let members = groups.map { group in
            "            \(quoted(group.name))) COMPREPLY=($(compgen -W "
                + "'\(group.members.map(lastWord).joined(separator: " "))' -- \"$current\")) ;;"
        }
        let operands = commands.compactMap { command -> String? in
            if command.name.isEmpty { return nil }
            return bashWords(for: command.operand).map { "            \(quoted(command.name))) \($0) ;;" }
        }
        let words = (members + operands).joined(separator: "\n")
        let further = commandsWithFurtherOperand.compactMap { command in
            bashWords(for: command.further).map { "            \(quoted(command.name))) \($0) ;;" }
        }.joined(separator: "\n")
        return """
            # Completion of `\(program)` for bash, written by `\(program) completions bash`.

            _grade_options() {
                case "$1" in
            \(options)
                esac
            }

            # Only plain names: `compgen -W` would run a `$(command)` in a word.
            # With the name of an exercise, the names of its files.
            _grade_names() {
                "${COMP_WORDS[0]}" \(namesCommand) "$@" 2>/dev/null | cut -f 1 | LC_ALL=C grep -x '[A-Za-z0-9._/+-]*'
            }

            # Names of files may contain spaces.
            _grade_files() {
                local IFS=$'\\n'
                compopt -o filenames 2>/dev/null
                COMPREPLY=($(compgen "$1" -- "$2"))
            }

            _grade() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="" command="" operand="" word skip="" index
                local IFS=$' \\t\\n'
                [ "$COMP_CWORD" -gt 0 ] && previous="${COMP_WORDS[COMP_CWORD - 1]}"
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word="${COMP_WORDS[index]}"
                    if [ "$word" = "=" ]; then skip=1; continue; fi
                    if [ -n "$skip" ]; then skip=""; continue; fi
                    case "$word" in
                    \(valuedPattern)) skip=1 ;;
                    -*) ;;
                    *)
                        case "$command" in
                        ''|\(groupPattern)) command="${command:+$command }$word" ;;
                        *) operand="$word"; break ;;
                        esac
                        ;;
                    esac
                done
                # Bash splits `--format=json` into three words.
                if [ "$previous" = "=" ]; then previous="${COMP_WORDS[COMP_CWORD - 2]}"; fi
                if [ "$current" = "=" ]; then current=""; fi
                case "$previous" in
            \(values)
                esac
                case "$current" in
                -*) COMPREPLY=($(compgen -W "$(_grade_options "$command")" -- "$current")) ;;
                *)
                    if [ -n "$operand" ]; then
                        case "$command" in
            \(further)
                        esac
                        return
                    fi
                    case "$command" in
                        '') COMPREPLY=($(compgen -W "\(names) $(_grade_names | grep '^[0-9]')" -- "$current")) ;;
            \(words)
                    esac
                    ;;
                esac
            }

            complete -F _grade grade

            """
    }

    private func bashValues(of option: Option) -> String {
        if let values = option.values {
            return "COMPREPLY=($(compgen -W '\(values.joined(separator: " "))' -- \"$current\"))"
        }
        return switch option.valueName {
        case "COMMAND": "COMPREPLY=($(compgen -c -- \"$current\"))"
        case "DIR": "_grade_files -d \"$current\""
        default: "_grade_files -f \"$current\""
        }
    }

    private func bashWords(for operand: Operand) -> String? {
        switch operand {
        case .name: "COMPREPLY=($(compgen -W \"$(_grade_names)\" -- \"$current\"))"
        case .exerciseFile: "COMPREPLY=($(compgen -W \"$(_grade_names \"$operand\")\" -- \"$current\"))"
        case .file: "_grade_files -f \"$current\""
        case .folder: "_grade_files -d \"$current\""
        case .words(let words):
            "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
        case .none, .other: nil
        }
    }
}
