import Foundation
import WorkbookModel

/// A learner's file as it was compiled, for what the line of an error doesn't show.
struct LearnerFile {
    /// Whether it contains tests, but not the word `@testable`.
    let lacksTestable: Bool
    /// Its braces.
    let braces: BraceScan

    /// Looks through a source.
    init(_ source: Data, isTest: Bool) {
        lacksTestable = isTest && source.firstRange(of: Data("@testable".utf8)) == nil
        braces = BraceScan(Array(source))
    }

    /// Reads the file that a message of the compiler names.
    init(path: String, in workspace: Workspace) {
        // Without its content, the compiler's message and line remain.
        let source = FileManager.default.contents(atPath: path) ?? Data()
        self.init(source, isTest: path.contains("/Tests/\(workspace.part.module)/"))
    }

    /// Returns what an error in the file means in plain words, if that is known.
    func advice(on error: CompilerMessage, _ notes: [CompilerMessage]) -> String? {
        braces.sentence(for: error.text)
            ?? CompileAdvice.sentence(for: error, notes: notes, lacksTestable: lacksTestable)
    }

    /// Whether an error is about a brace that is really missing or one too many, so that others may only follow from it.
    func explainsOthers(_ error: CompilerMessage) -> Bool {
        BraceScan.isAboutBraces(error.text) && !braces.isBalanced
    }
}
