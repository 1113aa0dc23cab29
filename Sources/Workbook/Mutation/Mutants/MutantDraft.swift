/// A change to a file that is about to become a mutant.
struct MutantDraft {
    var operation: String
    var edits: [Edit]
    var change: String
    /// What people should look at, in bytes; `nil` for the first edit.
    var offset: Int?
    /// What is different, as the end of a sentence that begins with "if"; `nil` for the change itself.
    var consequence: String?
    /// Whether something else may decide the same.
    var isDetail = false

    /// Describes the replacement of a range.
    init(
        _ operation: String, _ file: SourceFile, _ range: Range<Int>, by replacement: String,
        change: String? = nil
    ) {
        self.operation = operation
        edits = [Edit(range: range, replacement: replacement)]
        let original = MutantDraft.quote(file.text(range))
        self.change = change ?? "\(original) becomes \(MutantDraft.quote(replacement))"
    }

    /// Describes several edits.
    init(_ operation: String, _ edits: [Edit], change: String) {
        self.operation = operation
        self.edits = edits
        self.change = change
    }

    /// Returns code for a sentence: in one line, and not too long.
    static func quote(_ code: String) -> String { "`\(bare(code))`" }

    /// Returns code for a sentence, without the quotation marks.
    private static func bare(_ code: String) -> String {
        let line = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 70 ? line.prefix(69) + "…" : line
    }
}
