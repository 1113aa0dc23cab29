import WorkbookModel

/// The Test Anything Protocol, version 14.
///
/// Source: TestAnything/Specification, `tap-version-14-specification.md`.
struct TAPReport {
    private let input: FormatInput

    init(_ input: FormatInput) { self.input = input }

    /// The most characters of a description or a reason, and of a value in a YAML block.
    private static let longest = (line: 300, value: 10_000)

    /// The document.
    var text: String {
        let tests = input.entries.flatMap { entry in
            entry.tests(in: input.course).map { (title: entry.title, test: $0) }
        }
        var lines = ["TAP version 14", tests.isEmpty ? "1..0 # SKIP no exercise" : "1..\(tests.count)"]
        for (index, (title, test)) in tests.enumerated() {
            lines += point(index + 1, title, test)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func point(_ number: Int, _ title: String, _ test: ReportedTest) -> [String] {
        let isOK = test.status == .passed || test.status == .skipped
        let line = "\(isOK ? "ok" : "not ok") \(number) - \(escaped("\(title): \(test.name)"))"
        if test.status == .skipped { return ["\(line) # SKIP \(escaped(test.message))"] }
        var values: [(key: String, value: String)] = []
        if !isOK { values = [("message", test.message), ("severity", test.rawStatus)] }
        if let output = test.output { values.append(("output", output)) }
        if values.isEmpty { return [line] }
        var block = values.map { "  \($0.key): \(value($0.value))" }
        if let place = test.place {
            block += ["  at:", "    file: \(value(place.path))", "    line: \(place.line)"]
        }
        return [line, "  ---"] + block + ["  ..."]
    }

    private func value(_ text: String) -> String {
        FormatText.quoted(FormatText.block(FormatText.limited(text, to: Self.longest.value)))
    }

    /// Returns a text in one line, in which no mark begins a directive.
    private func escaped(_ text: String) -> String {
        FormatText.line(FormatText.limited(text, to: Self.longest.line)).replacing("\\", with: "\\\\")
            .replacing("#", with: "\\#")
    }
}
