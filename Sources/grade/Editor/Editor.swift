import Foundation
import WorkbookCommandLine
import WorkbookSystem

/// The learner's editor, and how to make it show a line.
struct Editor: Equatable {
    /// Where the editor's name was found.
    enum Origin: Equatable {
        case option, variable(String), terminal

        /// Where the name was found, for a sentence.
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
        /// Only the file.
        case fileOnly
    }

    /// The command, such as `code --wait`.
    var words: [String]
    /// Where it was found.
    var origin: Origin

    /// How known editors take a line; any other editor gets only the file.
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
}

extension Editor {
    /// Finds the learner's editor: the one that is named, or the one in `$VISUAL` or `$EDITOR`; in the terminal of VS
    /// Code, VS Code.
    ///
    /// - Parameter command: The editor that the command line names.
    init?(named command: String?, _ programs: ForegroundPrograms) {
        let variables = ["VISUAL", "EDITOR"].map { (Origin.variable($0), programs.environment[$0]) }
        for (origin, command) in [(.option, command)] + variables {
            let words = ShellWords.split(command ?? "")
            // `''` is a word, and names nothing.
            if words.first?.isEmpty == false {
                self.init(words: words, origin: origin)
                return
            }
        }
        guard programs.environment["TERM_PROGRAM"] == "vscode", programs.resolve(["code"]) != nil else {
            return nil
        }
        self.init(words: ["code", "-g"], origin: .terminal)
    }

    /// Returns the command that opens a file at a line.
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

    /// Opens a file, and waits until the editor ends or returns to its own window.
    ///
    /// - Throws: ``EditorProblem``.
    func open(_ file: URL, line: Int?, _ programs: ForegroundPrograms) async throws {
        guard let command = programs.resolve(words(opening: file.path, line: line)) else {
            throw EditorProblem.missing(words[0], origin)
        }
        let termination: Termination
        do {
            termination = try await programs.foreground.run(command, programs.environment, nil)
        } catch {
            throw EditorProblem.missing(words[0], origin)
        }
        if termination != .exited(0) { throw EditorProblem.failed(words[0], termination) }
    }
}

/// Why a file was not opened in an editor.
enum EditorProblem: Error {
    /// There is no such program.
    case missing(String, Editor.Origin)
    /// The program failed.
    case failed(String, Termination)
}
