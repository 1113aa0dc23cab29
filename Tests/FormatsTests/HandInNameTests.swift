import TestSupport
import Testing
import WorkbookModel

@testable import WorkbookFormats

@Suite(.temporaryFolder) struct HandInNameTests {
    private let folder = TemporaryFolder.current

    @Test("A name has to be that of a tar archive which every system can store")
    func names() {
        let table = [
            ("{name}.tar", "Ada Lovelace.tar"), ("lessons-{name}.tar", "lessons-Ada Lovelace.tar"),
            ("class 3.tar", "class 3.tar"), ("{name}.zip", nil), (".tar", nil), ("{name}/x.tar", nil),
            ("-{name}.tar", nil), ("{group}.tar", nil), ("", nil),
        ]
        for (pattern, name) in table {
            expectEqual(HandInName(pattern)?.fileName(for: "Ada Lovelace"), name, pattern)
        }
        // The roster has the whole name.
        for name in [
            "Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayana Rao",
            "Константин Константинович Константинопольский-Рождественский",
        ] {
            expectEqual(HandInName.withLearner.fileName(for: LearnerReport.name(name) ?? ""), "\(name).tar")
        }
        expectEqual(HandInName.withLearner.fileName(for: "../Zoë\u{202E}*"), "_Zoë__.tar")
        expectEqual(HandInName.withLearner.hasLearner, true)
        expectEqual(HandInName.withoutLearner.hasLearner, false)
    }

    @Test("The name is read from a handout's record, and anything else asks for none")
    func asked() throws {
        let course = try SampleCourse.load(in: folder)
        for (text, pattern) in [
            (#"{ "handInName": "{name}.tar" }"#, "{name}.tar"), (#"{ "handInName": "a/b.tar" }"#, nil),
            (#"{ "handInName": 1 }"#, nil), ("{}", nil), ("?", nil),
        ] {
            try folder.write(["handout.json": text])
            expectEqual(HandInName(askedIn: course)?.pattern, pattern, text)
        }
    }
}
