import Foundation
import WorkbookSystem

/// The learner's editor, and how it is told which line to show.
struct Editor: Equatable {
    /// Where the editor's name was found.
    enum Origin: Equatable {
        case option, variable(String), terminal

        /// Who names it.
        var words: String {
            switch self {
            case .option: "--editor"
            case .variable(let name): "$\(name)"
            case .terminal: "the terminal of VS Code"
            }
        }
    }

    /// How an editor takes a file and a line.
    enum Style: Equatable {
        /// `-g file:line`
        case goto
        /// `file:line`
        case suffix
        /// `+line file`
        case plus
        /// An option such as `--line` before the line's number, then the file.
        case option(String)
        /// The file alone.
        case fileOnly
    }

    /// The command, such as `code --wait`.
    var words: [String]
    /// Where it was found.
    var origin: Origin

    /// How the known editors take a line; any other one gets the file alone.
    static let styles: [String: Style] = [
        "code": .goto, "code-insiders": .goto, "codium": .goto, "vscodium": .goto, "cursor": .goto,
        "windsurf": .goto,
        "vim": .plus, "nvim": .plus, "vi": .plus, "gvim": .plus, "mvim": .plus, "nano": .plus, "pico": .plus,
        "emacs": .plus, "emacsclient": .plus, "kak": .plus, "micro": .plus, "joe": .plus, "mg": .plus,
        "gedit": .plus, "bbedit": .plus,
        "hx": .suffix, "helix": .suffix, "subl": .suffix, "zed": .suffix, "zeditor": .suffix, "atom": .suffix,
        "mate": .option("-l"), "kate": .option("-l"), "xed": .option("--line"), "idea": .option("--line"),
        "clion": .option("--line"), "fleet": .fileOnly,
    ]

    /// The editor that the learner wants: named behind `--editor`, or in `$VISUAL` or `$EDITOR`; in VS Code's terminal,
    /// VS Code.
    init?(_ arguments: Arguments, _ context: CommandContext) {
        let variables = ["VISUAL", "EDITOR"].map { (Origin.variable($0), context.environment[$0]) }
        for (origin, command) in [(.option, arguments.value(of: .editor))] + variables {
            let words = ShellWords.split(command ?? "")
            // `''` is a word, and names nothing.
            if words.first?.isEmpty == false {
                self.init(words: words, origin: origin)
                return
            }
        }
        guard context.environment["TERM_PROGRAM"] == "vscode", Executable.resolve(["code"], context) != nil
        else {
            return nil
        }
        self.init(words: ["code", "-g"], origin: .terminal)
    }

    /// Describes an editor.
    init(words: [String], origin: Origin) {
        self.words = words
        self.origin = origin
    }

    /// The words that open a file at a line.
    func words(opening file: String, line: Int?) -> [String] {
        let name = (words[0] as NSString).lastPathComponent
        guard let line else { return words + [file] }
        switch Editor.styles[name] ?? .fileOnly {
        case .goto:
            let isThere = words.contains("-g") || words.contains("--goto")
            return words + (isThere ? [] : ["-g"]) + ["\(file):\(line)"]
        case .suffix: return words + ["\(file):\(line)"]
        case .plus: return words + ["+\(line)", file]
        case .option(let option): return words + [option, "\(line)", file]
        case .fileOnly: return words + [file]
        }
    }

    /// Opens a file, and waits until the editor gives the terminal back.
    ///
    /// - Throws: ``EditorProblem``.
    func open(_ file: URL, line: Int?, _ context: CommandContext) async throws {
        guard let command = Executable.resolve(words(opening: file.path, line: line), context) else {
            throw EditorProblem.missing(words[0], origin)
        }
        let termination: Termination
        do {
            termination = try await context.foreground.run(command, context.environment, nil)
        } catch {
            throw EditorProblem.missing(words[0], origin)
        }
        if termination != .exited(0) { throw EditorProblem.failed(words[0], termination) }
    }
}

/// Why a file was not opened.
enum EditorProblem: Error {
    /// There is no such program.
    case missing(String, Editor.Origin)
    /// The program ended in another way than well.
    case failed(String, Termination)
}
