import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite struct SubmissionProblemWordsTests {
    private static let reasons = SubmissionProblem.RefusalReason.allCases.map {
        SubmissionProblem.refusedEntry(path: "a", $0)
    }

    private static let problems: [SubmissionProblem] =
        [
            .empty, .noExercise(found: []), .noExercise(found: ["a", "b"]), .nested(in: "a"), .flat,
            .ambiguous(path: "a", others: ["b"]),
            .ambiguous(path: "a", others: ["b"], first: "c"), .renamed(path: "a", found: ["b"]),
            .renamed(path: "a", found: [".a.icloud"]), .severalLearners,
            .changedGivenFiles(["a"]), .fromFuture(path: "a", time: "1 May 2027, 8:00"),
            .notText(path: "a"), .emptyFile(path: "a"),
            .lookalike(path: "a", line: 1, name: "b", letter: "c"),
            .moreRefusedEntries(count: 1),
            .moreRefusedEntries(count: 2), .unreadableArchive("it is not an archive"), .encrypted,
            .unknownKind(fileExtension: "rar"), .unknownKind(fileExtension: ""), .overLimit(.entries(3)),
            .overLimit(.bytes(5 << 20)), .overLimit(.compressionRatio(250)), .overLimit(.depth(40)),
        ] + reasons + ForeignFormat.allCases.map { .notSource(path: "a", kind: $0) }

    @Test("Every problem is described in its own sentence")
    func sentences() {
        let words = Self.problems.map(\.words)
        expectEqual(Set(words).count, words.count)
        for sentence in words {
            #expect(sentence.hasSuffix(".") && !sentence.contains("..") && !sentence.contains("  "))
        }
    }

    @Test("The message names the exceeded limit, or the files that were found instead")
    func details() {
        #expect(
            SubmissionProblem.overLimit(.bytes(5 << 20)).words.hasPrefix(
                "The submission is larger than 5 MB."))
        expectEqual(
            SubmissionProblem.noExercise(found: ["a", "b"]).words,
            "The submission contains none of the files that the exercises ask for. It contains a and b.")
    }
}
