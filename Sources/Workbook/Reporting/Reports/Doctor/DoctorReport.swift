import Foundation
import WorkbookModel
import WorkbookSystem

/// The findings of `grade doctor`, which can be rendered as text and as JSON.
package struct DoctorReport: Sendable, Equatable {
    /// The findings.
    package var diagnoses: [Diagnosis]
    /// What a person who reads somebody else's report needs first: versions, the system, the terminal.
    package var facts: [Fact]

    /// A named value, such as "system" with "Debian GNU/Linux 12".
    package struct Fact: Sendable, Equatable, Codable {
        /// The name.
        package var name: String
        /// The value.
        package var value: String

        /// Creates a fact.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Creates a report.
    ///
    /// - Parameter home: The person's home folder. Its path is left out of the report, because it often contains a name.
    package init(diagnoses: [Diagnosis], facts: [Fact], home: String?) {
        func anonymous(_ text: String) -> String {
            guard let home, home.count > 1 else { return text }
            return text.replacing(home, with: "~")
        }
        self.diagnoses = diagnoses.map { diagnosis in
            var diagnosis = diagnosis
            diagnosis.finding = anonymous(diagnosis.finding)
            diagnosis.advice = diagnosis.advice.map(anonymous)
            return diagnosis
        }
        self.facts = facts.map { Fact($0.name, anonymous($0.value)) }
    }

    /// Whether something keeps grading from working.
    package var isBroken: Bool { diagnoses.contains { $0.state == .broken } }

    /// Returns the report as lines.
    package func text(width: Int) -> [StyledLine] {
        var page = Layout(width: width)
        page.paragraph("\(facts.map(\.value).joined(separator: " · "), .faint)", indent: 0)
        page.gap()
        for diagnosis in diagnoses {
            page.paragraph("\(mark(of: diagnosis.state))\(diagnosis.finding)", indent: 3)
            if let advice = diagnosis.advice {
                page.paragraph("\(Span("   → ", spoken: "What to do: "))\(advice)", indent: 5)
            }
        }
        page.gap()
        page.paragraph(" \(summary)", indent: 1)
        return page.lines
    }

    private var summary: StyledLine {
        if isBroken {
            let mark = Span("✘", .strong, spoken: "broken")
            return
                "\("Grading doesn't work here yet. See the lines marked ", .strong)\(mark)\(".", .strong)"
        }
        if diagnoses.contains(where: { $0.state == .missing }) {
            let mark = Span("–", .strong, spoken: "missing")
            return """
                \("You can grade your own work here. The lines marked ", .strong)\(mark)\
                \(" show what doesn't work.", .strong)
                """
        }
        return "\("Everything works.", .strong)"
    }

    private func mark(of state: Diagnosis.Severity) -> Span {
        switch state {
        case .fine: Span(" ✔ ", .good, spoken: "fine: ")
        case .missing: Span(" – ", spoken: "missing: ")
        case .broken: Span(" ✘ ", .bad, spoken: "broken: ")
        }
    }

    /// Returns the report as JSON, in the format that `doctor.schema.json` describes.
    package func json() throws -> String {
        struct Document: Encodable {
            struct Entry: Encodable {
                var subject: String
                var state: String
                var finding: String
                var advice: String?
            }
            var format = 1
            var isBroken: Bool
            var facts: [Fact]
            var diagnoses: [Entry]
        }
        let entries = diagnoses.map {
            Document.Entry(
                subject: $0.subject, state: $0.state.rawValue, finding: $0.finding, advice: $0.advice)
        }
        let document = Document(isBroken: isBroken, facts: facts, diagnoses: entries)
        return String(decoding: try JSONFile.encode(document), as: UTF8.self)
    }
}
