import WorkbookSystem

/// The mutants of one body.
///
/// Each group of operators is an extension in a file of its own.
struct BodyMutations {
    var file: SourceFile
    var body: CodeBody

    /// All changes to the body.
    var drafts: [MutantDraft] {
        tokens + statements + conditions + branches + results + reads + fallbacks + errors + closures
    }

    /// The indices of the body's tokens, without its braces.
    var inside: Range<Int> { file.tokenIndices(in: body.range.lowerBound + 1..<body.range.upperBound - 1) }

    /// Where the body's code begins.
    var start: Int { body.range.lowerBound + 1 }

    /// Returns values of a type that could stand for any other: `0`, `""`, `nil`.
    static func values(of type: String) -> [String] {
        if type.hasSuffix("?") || type.hasPrefix("Optional<") { return ["nil"] }
        switch type {
        case "Bool": return ["true", "false"]
        case "Int", "Double", "Float", "TimeInterval", "CGFloat", "UInt": return ["0", "1"]
        case "String": return ["\"\""]
        case "Data": return ["Data()"]
        default:
            guard type.hasPrefix("[") else { return [] }
            return [type.contains(":") ? "[:]" : "[]"]
        }
    }
}
