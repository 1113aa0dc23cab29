import WorkbookModel

/// What two submissions have in common in their code for an exercise, and most others don't.
package struct SimilarCode: Sendable, Equatable, Codable {
    /// The id of the submission whose id comes first.
    package var first: String
    /// The id of the other submission.
    package var second: String
    /// The exercise.
    package var exercise: Exercise.ID
    /// How many fingerprints both have.
    package var shared: Int
    /// How many distinctive fingerprints the first submission has.
    package var firstTotal: Int
    /// How many distinctive fingerprints the second submission has.
    package var secondTotal: Int
    /// The sum of the weights of the shared fingerprints: each counts 1 if no other submission has it, and less the more
    /// submissions have it; equal files count once.
    package var evidence: Double
    /// The places that match, in the order of the first submission.
    package var matches: [Match]

    /// Declarations of both submissions that have fingerprints in common.
    package struct Match: Sendable, Equatable, Codable {
        /// The lines in the first submission.
        package var first: Lines
        /// The lines in the second submission.
        package var second: Lines
    }

    /// Lines of a file.
    package struct Lines: Sendable, Equatable, Codable {
        /// The path of the file in the exercise's folder.
        package var path: String
        /// The numbers of the lines, from 1.
        package var ranges: [ClosedRange<Int>]

        /// Creates lines from their numbers, in increasing order.
        init(path: String, numbers: some Sequence<Int>) {
            self.path = path
            ranges = numbers.reduce(into: []) { ranges, number in
                if let last = ranges.last, number <= last.upperBound + 1 {
                    ranges[ranges.count - 1] = last.lowerBound...max(number, last.upperBound)
                } else {
                    ranges.append(number...number)
                }
            }
        }
    }

    /// How much of what is distinctive in the first submission the second one has, from 0 to 1.
    package var firstShare: Double { Double(shared) / Double(max(1, firstTotal)) }
    /// How much of what is distinctive in the second submission the first one has, from 0 to 1.
    package var secondShare: Double { Double(shared) / Double(max(1, secondTotal)) }

    /// Whether a list shows one before another: it shows those with more evidence first.
    static func hasMoreEvidence(_ code: SimilarCode, _ other: SimilarCode) -> Bool {
        (-code.evidence, code.first, code.second) < (-other.evidence, other.first, other.second)
    }
}
