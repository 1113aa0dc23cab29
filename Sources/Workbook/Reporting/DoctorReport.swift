import Foundation

/// What an examination of a machine found, as text and as JSON.
public struct DoctorReport: Sendable, Equatable {
    /// What was found.
    public var diagnoses: [Diagnosis]
    /// What whoever reads a report of somebody else asks first: versions, the system, the terminal.
    public var facts: [Fact]

    /// A name with a value, such as "system" with "Debian GNU/Linux 12".
    public struct Fact: Sendable, Equatable, Codable {
        /// What it is about.
        public var name: String
        /// What is so.
        public var value: String

        /// Describes a fact.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Puts a report together.
    ///
    /// - Parameter home: The person's home folder, whose path stays out of the report, as it often tells a name.
    public init(diagnoses: [Diagnosis], facts: [Fact], home: String?) {
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
    public var isBroken: Bool { diagnoses.contains { $0.state == .broken } }

    /// The report as lines.
    ///
    /// - Parameter words: Whether states are words rather than symbols, as a screen reader needs them.
    public func text(width: Int, words: Bool = false) -> [StyledLine] {
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

    private func symbol(of state: Diagnosis.State) -> Span {
        switch state {
        case .fine: Span(" ✔ ", .good)
        case .missing: Span(" – ")
        case .broken: Span(" ✘ ", .bad)
        }
    }

    private static func word(for state: Diagnosis.State) -> String {
        switch state {
        case .fine: "fine"
        case .missing: "missing"
        case .broken: "broken"
        }
    }

    /// The report as `doctor.schema.json` describes it.
    public func json() throws -> String {
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
