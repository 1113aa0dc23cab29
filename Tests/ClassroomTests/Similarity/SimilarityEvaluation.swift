import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

/// Measures how many disguised copies of the course's solutions are found, and how many honest pairs.
///
/// Because it takes half a minute, it runs only when `Tests/Classroom/similarity.sh` asks for it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_MEASURE_SIMILARITY"] != nil))
struct SimilarityEvaluation {
    /// The number of pairs of one kind, and the number of those with at least some evidence.
    struct Tally {
        var all = 0
        var found: [Double: Int] = [:]
    }

    private let limits = [3.0, 5, 8]

    @Test("Most disguised copies with distinctive code are found, and hardly any honest pair is listed")
    func evaluation() async throws {
        let course = try Course.load(Repository.root)
        var (copies, honest) = (Tally(), Tally())
        for exercise in course.exercises {
            let known = try KnownCode.read(for: exercise)
            // First, half of the variations are submissions and the other half is known; then they swap.
            for half in 0...1 {
                let numbers = known.indices.filter { $0 >= 2 && $0 % 2 == half }
                let rest = known.indices.filter { $0 < 2 || $0 % 2 != half }.map { known[$0] }
                let (found, pairs) = try await similarCode(known, numbers, besides: rest, of: exercise)
                copies.all += numbers.count
                honest.all += pairs
                for limit in limits {
                    let hits = found.filter { $0.evidence >= limit }
                    let own = hits.filter { $0.second == $0.first + "-copy" }.count
                    let others = hits.filter { !$0.first.hasSuffix("-copy") && !$0.second.hasSuffix("-copy") }
                        .count
                    copies.found[limit, default: 0] += own
                    honest.found[limit, default: 0] += others
                }
            }
        }
        for limit in limits {
            let (found, listed) = (copies.found[limit] ?? 0, honest.found[limit] ?? 0)
            print(
                "evidence of \(limit) or more: \(found) of \(copies.all) copies, \(listed) of \(honest.all) honest pairs"
            )
        }
        #expect((copies.found[3] ?? 0) * 10 > copies.all * 6)
        #expect((honest.found[3] ?? 0) * 500 < honest.all)
    }

    /// Compares solutions and a disguised copy of each.
    private func similarCode(
        _ solutions: [[String: String]], _ numbers: [Int], besides known: [[String: String]],
        of exercise: Exercise
    ) async throws -> (found: [SimilarCode], honestPairs: Int) {
        var files: [String: [String: String]] = [:]
        for number in numbers {
            let paths = solutions[number].keys.sorted()
            let texts = paths.map { solutions[number][$0] ?? "" }
            let trees = await SimilarityLab.trees(of: texts)
            let copies = zip(texts, trees).map { Disguise.copy(of: $0, tree: $1) }
            files["\(100 + number)"] = solutions[number]
            files["\(100 + number)-copy"] = Dictionary(uniqueKeysWithValues: zip(paths, copies))
        }
        var policy = SimilarityPolicy.standard
        policy.leastInAll = 0
        // The copies double the class, so limits that depend on the size of the class don't apply.
        policy.smallestClass = .max
        let submissions = files
        let report = try await Similarity(policy: policy, known: { _ in known }, trees: SimilarityLab.trees)
            .report(
                of: Array(files.keys), for: [exercise]
            ) { id, _ in submissions[id] ?? [:] }
        return (report.ranking.flatMap(\.exercises), numbers.count * (numbers.count - 1) / 2)
    }
}
