import WorkbookSystem

/// A place in a source file.
package struct SourcePosition: Sendable, Equatable {
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
}

extension SourceFile {
    /// Returns where the first change of a mutant begins and ends, and what takes its place.
    package func change(of mutant: Mutant) -> (start: SourcePosition, end: SourcePosition, text: String)? {
        guard let edit = mutant.edits.first else { return nil }
        return (position(of: edit.range.lowerBound), position(of: edit.range.upperBound), edit.replacement)
    }

    /// The lines.
    package var lines: [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The number of bodies that can be changed.
    package var bodyCount: Int { bodies.count }

    /// Returns how many lines a body has.
    package func lineCount(ofBody index: Int) -> Int {
        line(of: bodies[index].range.upperBound) - line(of: bodies[index].range.lowerBound) + 1
    }

    /// Returns the index of the body that a mutant changes.
    package func body(of mutant: Mutant) -> Int? {
        if case .body(let index) = mutant.scope { index } else { nil }
    }

    /// Whether it imports a library for tests.
    package var isForTests: Bool {
        tokens.indices.dropLast().contains {
            tokens[$0].text == "import" && ["XCTest", "Testing"].contains(tokens[$0 + 1].text)
        }
    }

    /// Whether everything in the file depends on a condition of the compiler, so that the syntax tree shows nothing.
    package var isConditional: Bool {
        bodies.isEmpty && tokens.contains { $0.text == "#if" }
    }
}
