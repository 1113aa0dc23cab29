import WorkbookReporting

extension MachineFormat {
    /// The name of a file in this format.
    package var fileName: String {
        switch self {
        case .junit: "junit.xml"
        case .gradescope, .exercism: "results.json"
        case .github: "annotations.txt"
        }
    }

    /// Whether the format has a place for what the code prints during a check.
    package var showsOutput: Bool { self != .github }

    /// Returns results in this format, with a final line break.
    ///
    /// - Throws: The encoder's errors, which no result can cause.
    package func text(of input: FormatInput) throws -> String {
        switch self {
        case .junit: JUnitReport(input).text
        case .gradescope: try GradescopeReport(input).text()
        case .exercism: try ExercismReport(input).text()
        case .github: GitHubAnnotations(input).text
        }
    }
}
