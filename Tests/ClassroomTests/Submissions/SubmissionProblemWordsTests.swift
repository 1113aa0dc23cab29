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
            .ambiguous(path: "a", others: ["b"]), .versionElsewhere(path: "a", others: ["b"]),
            .ambiguous(path: "a", others: ["b"], first: "c"), .renamed(path: "a", found: ["b"]),
            .renamed(path: "a", found: ["b.swift"]),
            .renamed(path: "a", found: [".a.icloud"]), .severalLearners,
            .changedGivenFiles(["a"]), .fromFuture(path: "a", time: "1 May 2027, 8:00"),
            .notText(path: "a"), .emptyFile(path: "a"),
            .lookalike(path: "a", line: 1, name: "b", letter: "c"),
            .unchanged, .otherBranch("a"), .moreRefusedEntries(count: 1),
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

    @Test(
        "What may be the answer to an exercise and was left out comes with what to do, and other files don't")
    func remedies() {
        let harmless: [SubmissionProblem.RefusalReason] = [.notAsked, .notCode, .elsewhere, .inCopy]
        for reason in SubmissionProblem.RefusalReason.allCases where !harmless.contains(reason) {
            let asked = SubmissionProblem.refusedEntry(path: "a.swift", reason, asked: "b.swift").words
            let other = SubmissionProblem.refusedEntry(path: "a.swift", reason).words
            let saysIt = [.link, .unsupported, .foreignArchive, .nestedArchive].contains(reason)
            expectEqual(asked == other, saysIt)
            expectEqual(asked.hasSuffix("hand in again."), !saysIt, "\(asked)")
        }
        expectEqual(
            SubmissionProblem.refusedEntry(path: "rest.zip", .damaged).words,
            "rest.zip was left out: it is damaged or can't be read. Pack the folder again, and hand in again."
        )
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

    @Test("Nobody is told to remove a version of an answer, only to leave it out")
    func keepsVersions() {
        let problems: [SubmissionProblem] = [
            .ambiguous(path: "a", others: ["b"], first: "c"), .versionElsewhere(path: "a", others: ["b"]),
            .refusedEntry(path: "a", .sameName, asked: "b"),
        ]
        for words in problems.flatMap({ [$0.words, $0.wordsWithoutGrade] }) {
            #expect(words.contains("and in again") && !words.contains("emove"), "\(words)")
        }
    }
}
