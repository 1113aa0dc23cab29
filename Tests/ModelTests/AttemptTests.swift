import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import WorkbookModel

@Suite(.temporaryFolder) struct AttemptTests {
    let folder = TemporaryFolder.current

    private var exercise: Exercise { .sample(owns: ["Lamp.swift", "Bulb.swift"], root: folder.url) }

    /// Returns an attempt with these files, in its own folder.
    private func attempt(_ files: [String: String]) throws -> PartAttempt {
        for (name, text) in files { try folder.write(["attempt/\(name)": text]) }
        return PartAttempt(exercise.firstPart, in: folder("attempt"))
    }

    @Test("An attempt without a folder uses the learner's own folder")
    func ownFolder() {
        expectEqual(Attempt(exercise).folder, exercise.folders.lesson)
        expectEqual(Attempt(exercise, in: folder("elsewhere")).folder, folder("elsewhere"))
    }

    @Test("Only the owned files are read, byte for byte")
    func ownedFiles() throws {
        let attempt = try attempt([
            "Lamp.swift": "let ä = 1\r\n", "Bulb.swift": "", "Extra.swift": "x", "a.txt": "y",
        ])
        try expectEqual(
            attempt.ownedFiles(), ["Lamp.swift": Data("let ä = 1\r\n".utf8), "Bulb.swift": Data()])
    }

    @Test("A captured attempt keeps the files, and what kept one from being read, whatever is saved later")
    func captured() throws {
        let captured = try attempt(["Lamp.swift": "let a = 1"]).captured()
        try folder.write(["attempt/Lamp.swift": "", "attempt/Bulb.swift": "let b = 2"])
        try expectEqual(captured.read("Lamp.swift"), Data("let a = 1".utf8))
        #expect(throws: AttemptProblem.missing(captured.folder.appending(path: "Bulb.swift"))) {
            try captured.read("Bulb.swift")
        }
        expectEqual(captured.listEmptyFiles(), [])
    }

    @Test("Files that collide under FNV-1a have different digests")
    func digest() throws {
        func digest(_ lamp: Data) throws -> String {
            try folder.write(lamp, to: "attempt/Lamp.swift")
            try folder.write(["attempt/Bulb.swift": "let watts = 9\n"])
            return Attempt(exercise, in: folder("attempt")).digest()
        }
        // With FNV-1a, which the digest used earlier, both files would have the same digest.
        let forged = try #require(
            Data(
                base64Encoded: "LyprZW11YmNyZGxzYnECBgAHBx8MAgEHDQMCBwsJAwcAAQcOAQEOAAMFAgQPDx0EBAAP"
                    + "BgIBBAACBjkCAQYEAgYBBgEAAwIfAwEqLwo="))
        #expect(try digest(Data("let isOn = true\n".utf8)) != digest(forged))
    }

    @Test("A digest never waits for a pipe, and differs from that of an empty file")
    func digestOfPipe() throws {
        _ = try attempt(["Lamp.swift": "", "Bulb.swift": ""])
        let empty = Attempt(exercise, in: folder("attempt")).digest()
        let lamp = folder("attempt/Lamp.swift")
        try FileManager.default.removeItem(at: lamp)
        try #require(mkfifo(lamp.path, 0o600) == 0)
        #expect(Attempt(exercise, in: folder("attempt")).digest() != empty)
    }

    // MARK: - Files that cannot be graded

    @Test("The error for a missing file names it")
    func missing() throws {
        let attempt = try attempt(["Lamp.swift": ""])
        #expect(throws: AttemptProblem.missing(folder("attempt/Bulb.swift"))) { try attempt.ownedFiles() }
    }

    @Test("A link is refused, wherever it leads", arguments: ["Lamp.swift", "/etc/hostname", "nowhere"])
    func link(destination: String) throws {
        let attempt = try attempt(["Lamp.swift": ""])
        try folder.link("attempt/Bulb.swift", to: destination)
        #expect(throws: AttemptProblem.notRegular(folder("attempt/Bulb.swift"))) { try attempt.ownedFiles() }
    }

    @Test("A hard link to another file is refused")
    func hardLink() throws {
        let attempt = try attempt(["Lamp.swift": ""])
        try folder.write(["elsewhere/secret.swift": "// the model answer"])
        try FileManager.default.linkItem(
            at: folder("elsewhere/secret.swift"), to: folder("attempt/Bulb.swift"))
        #expect(throws: AttemptProblem.shared(folder("attempt/Bulb.swift"))) { try attempt.ownedFiles() }
    }

    @Test("A pipe is refused without waiting for it")
    func pipe() throws {
        let attempt = try attempt(["Lamp.swift": ""])
        expectEqual(mkfifo(folder("attempt/Bulb.swift").path, 0o600), 0)
        #expect(throws: AttemptProblem.notRegular(folder("attempt/Bulb.swift"))) { try attempt.ownedFiles() }
    }

    @Test("A huge sparse file is refused without being read")
    func sparse() throws {
        let attempt = try attempt(["Lamp.swift": "", "Bulb.swift": ""])
        expectEqual(truncate(folder("attempt/Bulb.swift").path, 1 << 40), 0)
        #expect(throws: AttemptProblem.tooLarge(folder("attempt/Bulb.swift"), bytes: 1 << 40)) {
            try attempt.ownedFiles()
        }
    }

    @Test("A folder in place of a file is refused")
    func directory() throws {
        let attempt = try attempt(["Lamp.swift": "", "Bulb.swift/inside.txt": ""])
        #expect(throws: AttemptProblem.notRegular(folder("attempt/Bulb.swift"))) { try attempt.ownedFiles() }
    }

    @Test("A file over a megabyte is refused, and a file of exactly that size isn't")
    func tooLarge() throws {
        let largest = String(repeating: "x", count: 1 << 20)
        try expectEqual(attempt(["Lamp.swift": largest, "Bulb.swift": ""]).ownedFiles().count, 2)
        let attempt = try attempt(["Lamp.swift": largest + "x"])
        #expect(throws: AttemptProblem.tooLarge(folder("attempt/Lamp.swift"), bytes: 1_048_577)) {
            try attempt.ownedFiles()
        }
    }

    @Test(
        "A file that is far too large, or a pipe, doesn't count as an untouched starter",
        .timeLimit(.minutes(10)))
    func noStarter() throws {
        let course = try SampleCourse.load(in: folder)
        let exercise = course.exercises[0]
        let file = exercise.folders.lesson.appending(path: "Lamp.swift")
        try #require(truncate(file.path, 1 << 30) == 0)
        #expect(!Attempt(exercise).hasOnlyStarterFiles())
        try FileManager.default.removeItem(at: file)
        try #require(mkfifo(file.path, 0o600) == 0)
        #expect(!Attempt(exercise).hasOnlyStarterFiles())
    }

    @Test("A file in another encoding is refused")
    func notText() throws {
        let attempt = try attempt(["Bulb.swift": ""])
        try folder.write(Data([0x6C, 0xE4, 0x6D, 0x70]), to: "attempt/Lamp.swift")
        #expect(throws: AttemptProblem.notText(folder("attempt/Lamp.swift"))) { try attempt.ownedFiles() }
    }

    @Test("A document under the name of a source file is refused")
    func notSource() throws {
        let attempt = try attempt(["Lamp.swift": #"{\rtf1\ansi struct Lamp {}}"#, "Bulb.swift": ""])
        #expect(throws: AttemptProblem.notSource(folder("attempt/Lamp.swift"), .richText)) {
            try attempt.ownedFiles()
        }
    }

    @Test("Merge conflict markers are refused, with the line of the first one", arguments: Merge.all)
    func conflict(_ merge: Merge) throws {
        let attempt = try attempt(["Lamp.swift": merge.text, "Bulb.swift": ""])
        guard let line = merge.line else {
            try expectEqual(attempt.ownedFiles().count, 2)
            return
        }
        #expect(throws: AttemptProblem.conflict(folder("attempt/Lamp.swift"), line: line)) {
            try attempt.ownedFiles()
        }
    }

    struct Merge: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        var line: Int?

        var testDescription: String { name }

        static let all = [
            Merge(
                name: "both markers",
                text: "let a = 1\n<<<<<<< HEAD\nlet b = 1\n=======\nlet b = 2\n>>>>>>> main\n", line: 2),
            Merge(name: "only the closing one", text: "let b = 2\n\n>>>>>>> main", line: 3),
            Merge(
                name: "Windows line ends",
                text: "let a = 1\r\n<<<<<<< HEAD\r\nlet b = 1\r\n=======\r\nlet b = 2\r\n>>>>>>> main\r\n",
                line: 2),
            Merge(name: "only the middle one, which may be a heading", text: "// A\n=======\n", line: nil),
            Merge(name: "an indented one", text: "let a = \"\"\"\n    <<<<<<< HEAD\n    \"\"\"\n", line: nil),
            Merge(name: "an operator", text: "<<<<<<<<\n", line: nil),
        ]
    }

    // MARK: - The starter

    @Test("An attempt is untouched if every owned file equals the starter's")
    func untouched() throws {
        let starter = "Solutions/1-lamp/1-switch/starter"
        try folder.write([
            "\(starter)/Lamp.swift": "a", "\(starter)/Bulb.swift": "b", "\(starter)/Given.swift": "c",
        ])
        #expect(
            try attempt(["Lamp.swift": "a", "Bulb.swift": "b", "Given.swift": "changed"])
                .hasOnlyStarterFiles())
        #expect(try !attempt(["Bulb.swift": "b "]).hasOnlyStarterFiles())
        #expect(!Attempt(exercise, in: folder("empty")).hasOnlyStarterFiles())
    }

    @Test("An attempt has only the starter's code if comments and white space are all that differs")
    func starterCode() throws {
        let starter = "Solutions/1-lamp/1-switch/starter"
        try folder.write([
            "\(starter)/Lamp.swift": "let a = 1\n", "\(starter)/Bulb.swift": "let b = \"x y\"\n",
        ])
        func hasStarterCode(_ lamp: String, _ bulb: String = "let b = \"x y\"") throws -> Bool {
            try attempt(["Lamp.swift": lamp, "Bulb.swift": bulb]).hasOnlyStarterCode()
        }
        #expect(try hasStarterCode("// One\n\nlet a  = 1 /* two */"))
        #expect(try !hasStarterCode("let a = 2"))
        #expect(try !hasStarterCode("let a = 1", "let b = \"x  y\""))
        #expect(try !attempt(["Lamp.swift": "<<<<<<< HEAD\n"]).hasOnlyStarterCode())
    }

    @Test("A file that is missing, empty or no longer text counts as lost if a starter can replace it")
    func lost() throws {
        try folder.write(["Solutions/1-lamp/1-switch/starter/Lamp.swift": "a"])
        #expect(try !attempt(["Lamp.swift": "<<<<<<< HEAD\n"]).hasLostFile())
        for lost in [Data([0xE4]), Data(), Data(" \n".utf8)] {
            try folder.write(lost, to: "attempt/Lamp.swift")
            #expect(Attempt(exercise, in: folder("attempt")).hasLostFile())
        }
        #expect(Attempt(exercise, in: folder("empty")).hasLostFile())
        try FileManager.default.removeItem(at: folder("Solutions/1-lamp/1-switch/starter/Lamp.swift"))
        #expect(!Attempt(exercise, in: folder("empty")).hasLostFile())
    }

    // MARK: - Stray files

    @Test("Swift files that are neither owned nor given are stray files; other files are ignored")
    func strayFiles() throws {
        let attempt = try attempt([
            "Lamp.swift": "", "Bulb.swift": "", "Given.swift": "", "Zed.swift": "", "Extra.swift": "",
            "notes.md": "",
            "Folder/Deep.swift": "",
        ])
        expectEqual(attempt.listStrayFiles(given: ["Given.swift"]), ["Extra.swift", "Zed.swift"])
        #expect(PartAttempt(exercise.firstPart, in: folder("empty")).listStrayFiles(given: []).isEmpty)
    }
}
