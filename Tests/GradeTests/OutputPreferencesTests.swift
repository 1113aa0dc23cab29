import Testing

@testable import WorkbookCommandLine
@testable import grade

struct OutputPreferencesTests {
    /// A command line, an environment, and whether colors are used on a terminal and in a pipe.
    struct Case: Sendable, CustomTestStringConvertible {
        var words: [String] = []
        var environment: [String: String] = [:]
        var onTerminal: Bool
        var inPipe: Bool

        var testDescription: String { "\(words) \(environment)" }
    }

    static let cases = [
        Case(onTerminal: true, inPipe: false),
        Case(environment: ["NO_COLOR": "1"], onTerminal: false, inPipe: false),
        // An empty value has no effect (no-color.org).
        Case(environment: ["NO_COLOR": ""], onTerminal: true, inPipe: false),
        Case(environment: ["TERM": "dumb"], onTerminal: false, inPipe: false),
        Case(environment: ["CLICOLOR": "0"], onTerminal: false, inPipe: false),
        Case(environment: ["CLICOLOR": "1"], onTerminal: true, inPipe: false),
        Case(environment: ["CLICOLOR_FORCE": "1"], onTerminal: true, inPipe: true),
        Case(environment: ["CLICOLOR_FORCE": "0"], onTerminal: true, inPipe: false),
        Case(environment: ["FORCE_COLOR": "1", "TERM": "dumb"], onTerminal: true, inPipe: true),
        Case(environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], onTerminal: false, inPipe: false),
        Case(words: ["--color", "always"], environment: ["NO_COLOR": "1"], onTerminal: true, inPipe: true),
        Case(
            words: ["lesson", "--color=never"], environment: ["FORCE_COLOR": "1"], onTerminal: false,
            inPipe: false),
        Case(words: ["--color=auto"], onTerminal: true, inPipe: false),
        Case(words: ["--plain", "--color=always"], onTerminal: false, inPipe: false),
        Case(environment: ["WORKBOOK_PLAIN": "1", "FORCE_COLOR": "1"], onTerminal: false, inPipe: false),
        Case(environment: ["WORKBOOK_PLAIN": "0"], onTerminal: true, inPipe: false),
        // After two hyphens, nothing is an option.
        Case(words: ["lesson", "--", "--plain"], onTerminal: true, inPipe: false),
    ]

    @Test(
        "Colors are used only if they are wanted, and an option overrides the environment",
        arguments: cases)
    func colors(_ sample: Case) {
        let preferences = OutputPreferences(words: sample.words, environment: sample.environment)
        #expect(preferences.hasColor(isTerminal: true) == sample.onTerminal)
        #expect(preferences.hasColor(isTerminal: false) == sample.inPipe)
    }

    @Test("Nothing is animated in a pipe, on a dumb terminal, or in plain mode")
    func motion() {
        #expect(OutputPreferences(words: [], environment: [:]).hasMotion(isTerminal: true))
        #expect(!OutputPreferences(words: [], environment: [:]).hasMotion(isTerminal: false))
        #expect(!OutputPreferences(words: [], environment: ["TERM": "dumb"]).hasMotion(isTerminal: true))
        #expect(!OutputPreferences(words: ["list", "--plain"], environment: [:]).hasMotion(isTerminal: true))
    }

    @Test("Links appear only on terminals, and never in plain mode")
    func links() {
        let environment = ["FORCE_HYPERLINK": "1"]
        #expect(OutputPreferences(words: [], environment: environment).hasLinks(isTerminal: true))
        #expect(!OutputPreferences(words: [], environment: environment).hasLinks(isTerminal: false))
        #expect(!OutputPreferences(words: ["--plain"], environment: environment).hasLinks(isTerminal: true))
    }

    @Test("Output preferences are read even if the rest of the command line is invalid")
    func wrong() {
        let preferences = OutputPreferences(
            words: ["lessn", "--wrong", "--plain"], environment: [:])
        #expect(preferences.isPlain)
        #expect(
            Option.course.values(in: ["lessn", "--course", "c", "--course=a b", "--", "--course=d"]) == [
                "c", "a b",
            ])
        #expect(!OutputPreferences(words: ["--color"], environment: [:]).isPlain)
    }
}
