import Foundation
import WorkbookModel
import WorkbookSystem

/// What an examination of a machine found, as text and as JSON.
package struct DoctorReport: Sendable, Equatable {
    /// What was found.
    package var diagnoses: [Diagnosis]
    /// What whoever reads a report of somebody else asks first: versions, the system, the terminal.
    package var facts: [Fact]

    /// A name with a value, such as "system" with "Debian GNU/Linux 12".
    package struct Fact: Sendable, Equatable, Codable {
        /// What it is about.
        package var name: String
        /// What is so.
        package var value: String

        /// Describes a fact.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Puts a report together.
    ///
    /// - Parameter home: The person's home folder, whose path stays out of the report, as it often tells a name.
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

    /// Whether grading cannot work.
    package var isBroken: Bool { diagnoses.contains { $0.state == .broken } }

    /// The report as lines.
    ///
    /// - Parameter words: Whether states are words rather than symbols, as a screen reader needs them.
    package func text(width: Int, words: Bool = false) -> [StyledLine] {
        var page = Layout(width: width)
        page.paragraph([Span(facts.map(\.value).joined(separator: " · "), .faint)], indent: 0)
        page.gap()
        for diagnosis in diagnoses {
            let lead =
                words ? Span("\(DoctorReport.word(for: diagnosis.state)): ") : symbol(of: diagnosis.state)
            page.paragraph([lead, Span("\(diagnosis.subject): "), Span(diagnosis.finding)], indent: 3)
            if let advice = diagnosis.advice {
                page.paragraph([Span(words ? "What to do: " : "   → "), Span(advice)], indent: 5)
            }
        }
        page.gap()
        page.paragraph([Span(" \(summary(words: words))", .strong)], indent: 1)
        return page.lines
    }

    private func summary(words: Bool) -> String {
        if isBroken {
            "Grading does not work here yet: see the lines with \(words ? "broken" : "✘")."
        } else if diagnoses.contains(where: { $0.state == .missing }) {
            "Your own work can be graded here. The lines with \(words ? "missing" : "–") tell what else would be good to have."
        } else {
            "All is well."
        }
    }

    private func symbol(of state: Diagnosis.Severity) -> Span {
        switch state {
        case .fine: Span(" ✔ ", .good)
        case .missing: Span(" – ")
        case .broken: Span(" ✘ ", .bad)
        }
    }

    private static func word(for state: Diagnosis.Severity) -> String {
        switch state {
        case .fine: "fine"
        case .missing: "missing"
        case .broken: "broken"
        }
    }

    /// The report as `doctor.schema.json` describes it.
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
