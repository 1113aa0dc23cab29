import WorkbookGrading
import WorkbookSystem

/// The Swift files of one submission for an exercise, as the compiler reads them.
struct SubmittedCode: Sendable {
    /// A text for the compiler: a file, or what a file has in `#if` blocks for certain versions of the compiler.
    struct Piece: Sendable, Equatable {
        /// The path of the file in the exercise's folder.
        var path: String
        /// The text, whose lines have the same numbers as in the file.
        var text: String
    }

    /// The files with their outlines.
    private var pieces: [(piece: Piece, outline: SourceOutline)]

    /// Creates code from pieces and their outlines.
    init(_ pieces: [Piece], outline: (String) -> SourceOutline?) {
        self.pieces = pieces.map { piece in
            (piece, outline(piece.text) ?? SourceOutline(tokens: Lexer.tokens(of: Array(piece.text.utf8))))
        }
    }

    /// Returns the texts that the compiler should read, in the order of the paths.
    static func pieces(of files: [String: String]) -> [Piece] {
        files.sorted { $0.key < $1.key }.flatMap { path, text in
            let reading = LearnerSource.reading(of: text)
            return [reading.text, reading.versions].compactMap { $0.map { Piece(path: path, text: $0) } }
        }
    }

    /// Returns the units of each piece.
    func units(shortest: Int) -> [(path: String, units: [[NormalizedToken]])] {
        let names = pieces.reduce(into: Set<String>()) { $0.formUnion($1.outline.declaredNames) }
        return pieces.map { piece, outline in
            let units = CodeUnits(text: piece.text, outline: outline, names: names, shortest: shortest)
            return (piece.path, units.units)
        }
    }
}
