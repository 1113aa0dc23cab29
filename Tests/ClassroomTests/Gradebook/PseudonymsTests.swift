import Foundation
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite struct PseudonymsTests {
    private func secret(_ digit: Character = "a") throws -> Pseudonyms.Secret {
        try #require(Pseudonyms.Secret(String(repeating: digit, count: 32)))
    }

    @Test("SipHash-2-4 gives the values of its authors' test vectors")
    func sipHash() {
        // The key is the bytes 0 to 15, the message the bytes 0, 1, 2 and so on.
        let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)
        func hash(_ count: UInt8) -> UInt64 { SipHash.hash(Array(0..<count), key: key) }
        #expect(hash(0) == 0x726f_db47_dd0e_0e31)
        #expect(hash(1) == 0x74f8_39c5_93dc_67fd)
        #expect(hash(8) == 0x93f5_f579_9a93_2462)
        #expect(hash(15) == 0xa129_ca61_49be_45e5)
    }

    @Test("A secret is read again from its text, and other texts are none")
    func secrets() throws {
        var generator = SystemRandomNumberGenerator()
        let made = Pseudonyms.Secret(using: &generator)
        #expect(Pseudonyms.Secret(made.text) == made)
        #expect(made.text.count == 33)
        for text in ["", "abc", String(repeating: "x", count: 32), String(repeating: "A", count: 32)] {
            #expect(Pseudonyms.Secret(text) == nil)
        }
    }

    private func gradebook(_ ids: [String]) throws -> Gradebook {
        try SampleGrades.gradebook(ids.map { SampleGrades.submission($0, name: "Name \($0)", [.passed]) })
    }

    @Test(
        "A name depends on the learner and the secret only, and no two are the same in a course of three hundred"
    )
    func stability() throws {
        let ids = (0..<300).map { "learner\($0)" }
        let all = Pseudonyms(for: try gradebook(ids), secret: try secret())
        let names = ids.map(all.name(ofRow:))
        #expect(Set(names).count == 300)
        #expect(names[0].wholeMatch(of: /[a-z]+ [a-z]+ \d\d/) != nil)
        let few = Pseudonyms(for: try gradebook(Array(ids.suffix(3))), secret: try secret())
        #expect(ids.suffix(3).map(few.name(ofRow:)) == names.suffix(3))
        let others = Pseudonyms(for: try gradebook(ids), secret: try secret("b"))
        #expect(zip(names, ids.map(others.name(ofRow:))).allSatisfy { $0 != $1 })
    }

    @Test("Nothing in a gradebook or in results with made-up names says who a learner is")
    func redaction() throws {
        let private_ = ["Jane Doe", "jdoe", "jane@x.edu", "S77", "J4711"]
        let submission = SampleGrades.submission(
            "J4711", name: "Jane Doe", keys: ["J4711"],
            problems: [
                .nested(in: "Jane Doe"), .ambiguous(path: "Lamp.swift", others: ["jdoe/Lamp.swift"]),
                .refusedEntry(path: "jdoe/link", .link), .renamed(path: "Lamp.swift", found: ["jdoe.txt"]),
            ], [.flagged("`jdoe` is odd"), .passed])
        let results = SampleGrades.results([submission, SampleGrades.submission("Jane Doe (2)", [.passed])])
        let roster = try Roster(Data("id,name,login,email,sis id\nJ4711,Jane Doe,jdoe,jane@x.edu,S77\n".utf8))
        let book = try Gradebook(results, roster: roster)
        let pseudonyms = Pseudonyms(for: book, secret: try secret())
        let shown = book.pseudonymized(by: pseudonyms)
        var everything = try String(decoding: shown.json() + shown.csv, as: UTF8.self)
        everything += "\(results.pseudonymized(by: pseudonyms).submissions.map(\.submission))"
        for text in private_ { #expect(!everything.contains(text), "\(text)") }
        #expect(shown.rows.map(\.total) == book.rows.map(\.total))
        let ids = results.pseudonymized(by: pseudonyms).submissions.map(\.submission.id)
        #expect(Set(ids).count == 2 && ids.allSatisfy { $0.wholeMatch(of: /[a-z]+-[a-z]+-\d\d/) != nil })
        #expect(String(decoding: book.key(to: pseudonyms), as: UTF8.self).contains("J4711,Jane Doe,J4711"))
    }

    @Test("Only whole words are replaced, the longest first, and a made-up name is never replaced again")
    func words() throws {
        let book = try SampleGrades.gradebook([
            SampleGrades.submission("ada", name: "Ada Poe", [.passed]),
            SampleGrades.submission("amber heron", name: "heron", [.passed]),
        ])
        let pseudonyms = Pseudonyms(for: book, secret: try secret())
        let (ada, heron) = (pseudonyms.name(ofRow: "ada"), pseudonyms.name(ofRow: "amber heron"))
        #expect(pseudonyms.redacted("adapter ada, Ada Poe: nevada") == "adapter \(ada), \(ada): nevada")
        #expect(pseudonyms.redacted("amber heron and heron") == "\(heron) and \(heron)")
    }
}
