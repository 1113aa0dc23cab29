/// What an author can do about the findings of `swift format lint`.
struct LintAdvice {
    /// The advice, a sentence each.
    let sentences: [String]

    /// Reads lines such as `A.swift:3:1: error: [Indentation] indent by 4 spaces`.
    ///
    /// - Parameters:
    ///   - paths: The folders with the sources, as words of a command.
    ///   - file: The file with the rules, as messages show it.
    init(about lines: [String], in paths: String, rules file: String) {
        let rules = lines.compactMap(LintAdvice.rule)
        let stubborn = Set(rules).intersection(LintAdvice.uncorrected).sorted()
        var sentences: [String] = []
        if rules.contains(where: { !LintAdvice.uncorrected.contains($0) }) {
            sentences.append(
                "`swift format -i --recursive \(paths)` corrects the layout; \(file) has the length of a line"
            )
        }
        if !stubborn.isEmpty {
            let keys = stubborn.map { "\"\($0)\": false" }.joined(separator: ", ")
            sentences.append(
                "`swift format -i` can't correct \(stubborn.joined(separator: ", ")). Change the code, or turn the rule off in \(file): \"rules\": { \(keys) }"
            )
        }
        self.sentences = sentences
    }

    /// Returns the rule that a line is about; `nil` for one about code that the formatter can't read.
    static func rule(in line: String) -> String? {
        line.firstMatch(of: /: (?:warning|error): \[(\w+)\]/).map { String($0.1) }
    }

    /// The rules that only a person can meet.
    private static let uncorrected: Set<String> = [
        "AllPublicDeclarationsHaveDocumentation", "AlwaysUseLowerCamelCase",
        "AmbiguousTrailingClosureOverload", "AvoidRetroactiveConformances",
        "BeginDocumentationCommentWithOneLineSummary", "DontRepeatTypeInStaticProperties",
        "IdentifiersMustBeASCII", "NeverForceUnwrap", "NeverUseForceTry",
        "NeverUseImplicitlyUnwrappedOptionals", "NoBlockComments", "NoLeadingUnderscores",
        "OnlyOneTrailingClosureArgument", "ReplaceForEachWithForLoop", "TypeNamesShouldBeCapitalized",
        "UseLetInEveryBoundCaseVariable", "UseSynthesizedInitializer", "ValidateDocumentationComments",
    ]
}
