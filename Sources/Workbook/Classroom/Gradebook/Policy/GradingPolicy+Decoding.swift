import Foundation
import WorkbookJSON
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension GradingPolicy: Decodable {
    /// The version of the format that this tool reads.
    static let format = 1

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case format, points, lessons, exercises, partialCredit, weights, flagged, missing, required,
            dropLowest
        case decimals, deadline, late, extensions, times, timeZone, decisions
        case schema = "$schema"
    }

    /// Reads the policy in a file.
    ///
    /// - Throws: ``GradebookProblem``, with the file, the key path and what was expected.
    package static func load(_ file: URL) throws(GradebookProblem) -> GradingPolicy {
        do {
            // Decoding reports unknown keys itself.
            let policy = try JSONFile.decode(GradingPolicy.self, at: file, as: JSONFormat(.value))
            if let repeated = MalformedFile.repeatedKey(in: file) { throw repeated }
            return policy
        } catch var error as MalformedFile {
            error.file = file
            error.keyPath += learner(at: error.keyPath, in: file).map { " (\"\($0)\")" } ?? ""
            throw .malformedPolicy(error)
        } catch {
            throw .malformedPolicy(
                MalformedFile(
                    file: file, keyPath: "", expected: "a grading policy", found: ErrorReason.text(error)))
        }
    }

    /// Returns whom a decision is about in which something is wrong: its place in a long list is hard to count.
    private static func learner(at keyPath: String, in file: URL) -> String? {
        struct Names: Decodable {
            struct Decision: Decodable { var learner: String }
            var decisions: [Decision]
        }
        guard let number = keyPath.firstMatch(of: /^decisions\[(\d+)\]/).flatMap({ Int($0.1) }),
            // Without readable names, the place alone has to do.
            let names = try? JSONFile.decode(Names.self, at: file), names.decisions.indices.contains(number)
        else { return nil }
        return names.decisions[number].learner
    }

    /// Reads a policy; a misspelled key is an error, because it would be ignored otherwise.
    package init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.knownValues(CodingKeys.self)
        if let format = try values.number(.format, in: 1...1_000_000), format != Decimal(Self.format) {
            throw DecodingError.dataCorruptedError(
                forKey: .format, in: values, debugDescription: "format \(Self.format)")
        }
        points = try values.number(.points, in: Self.pointRange) ?? points
        lessons = try values.numbers(.lessons, in: Self.pointRange)
        exercises = try values.numbers(.exercises, in: Self.pointRange)
        partialCredit = try values.choice(.partialCredit) ?? partialCredit
        if values.contains(.weights) {
            let nested = try values.nestedContainer(keyedBy: AnyKey.self, forKey: .weights)
            for key in nested.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                weights[key.stringValue] = try nested.numbers(key, in: Self.pointRange)
            }
        }
        flagged = try values.choice(.flagged) ?? flagged
        missing = try values.choice(.missing) ?? missing
        required = try values.decodeIfPresent([LessonName].self, forKey: .required)?.map(\.text) ?? []
        dropLowest = try values.whole(.dropLowest, in: 0...1000) ?? dropLowest
        decimals = try values.whole(.decimals, in: 0...4) ?? decimals
        if let name = try values.decodeIfPresent(String.self, forKey: .timeZone) {
            guard let zone = TimeZone(identifier: name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .timeZone, in: values,
                    debugDescription: "the name of a time zone, such as \"Europe/Berlin\"")
            }
            timeZone = zone
        }
        deadline = try values.date(.deadline, in: timeZone)
        if try values.existsTwice(.deadline, in: timeZone) { ambiguousDates["deadline"] = deadline }
        late = try values.decodeIfPresent(LatePolicy.self, forKey: .late) ?? late
        if values.contains(.extensions) {
            let nested = try values.nestedContainer(keyedBy: AnyKey.self, forKey: .extensions)
            for key in nested.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                extensions[key.stringValue] = try nested.date(key, in: timeZone)
                if try nested.existsTwice(key, in: timeZone) {
                    ambiguousDates["extensions.\(key.stringValue)"] = extensions[key.stringValue]
                }
            }
        }
        times = try values.decodeIfPresent(String.self, forKey: .times)
        decisions = try values.decodeIfPresent([Decision].self, forKey: .decisions) ?? []
        for (index, decision) in decisions.enumerated()
        where decision.points.rounded(to: decimals) != decision.points {
            // Rounded, they would not be what the instructor decided.
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: [CodingKeys.decisions, AnyKey(index: index), AnyKey("points")],
                    debugDescription:
                        "points with at most \(Format.count(decimals, "decimal")), as \"decimals\" says"))
        }
    }

    /// What points and weights can be: sums of them must stay exact.
    fileprivate static let pointRange = 0.0...1_000_000

    /// A lesson as a number or as a name.
    private struct LessonName: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            // A text is not a number; the error for anything else is that of a text.
            if let number = try? container.decode(Int.self) {
                text = "\(number)"
            } else {
                text = try container.decode(String.self)
            }
        }
    }
}

extension GradingPolicy.Decision: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case learner, exercise, points, reason }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.knownValues(CodingKeys.self)
        learner = try values.decode(String.self, forKey: .learner)
        exercise = try values.decodeIfPresent(String.self, forKey: .exercise)
        if values.contains(.exercise), exercise?.allSatisfy(\.isWhitespace) != false {
            throw DecodingError.dataCorruptedError(
                forKey: .exercise, in: values,
                debugDescription: "an exercise such as \"1.1\", or no \"exercise\" at all for the total")
        }
        guard let points = try values.number(.points, in: GradingPolicy.pointRange) else {
            throw DecodingError.keyNotFound(
                CodingKeys.points, .init(codingPath: values.codingPath, debugDescription: ""))
        }
        self.points = points
        reason = try values.decode(String.self, forKey: .reason)
        if reason.allSatisfy(\.isWhitespace) {
            throw DecodingError.dataCorruptedError(
                forKey: .reason, in: values, debugDescription: "the reason, which the learner reads")
        }
    }
}

extension LatePolicy: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case graceMinutes, percentPerDay, mostPercent, zeroAfterDays
    }

    package init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.knownValues(CodingKeys.self)
        graceMinutes = try values.number(.graceMinutes, in: 0...100_000) ?? graceMinutes
        percentPerDay = try values.number(.percentPerDay, in: 0...100) ?? percentPerDay
        mostPercent = try values.number(.mostPercent, in: 0...100) ?? mostPercent
        zeroAfterDays = try values.whole(.zeroAfterDays, in: 0...10_000)
    }
}
