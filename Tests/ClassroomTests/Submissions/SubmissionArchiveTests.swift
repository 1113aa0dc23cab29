import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder, .needsZip) struct SubmissionArchiveTests {
    let lamp = SubmissionBox.lamp
    let tests = SubmissionBox.tests

    /// Packs the folder `packed` with one of the system's programs.
    private func pack(_ program: String, _ arguments: [String], in box: SubmissionBox) async throws {
        let search = ExecutableSearch(environment: box.environment)
        let path = try #require(search.find(program), "\(program) is not installed")
        try FileManager.default.createDirectory(at: box.folder("in"), withIntermediateDirectories: true)
        let command = Command(
            path, arguments, environment: box.environment, workingDirectory: box.folder("packed").path)
        let result = try await ProcessRunner().run(command, limit: 600)
        try #require(result.termination.isSuccess, "\(result.errorOutput)")
    }

    @Test(
        "Archives made by the system's programs are read byte for byte, with their times",
        arguments: [
            ("zip", ["-q", "-r", "../in/ada.zip", "."]), ("tar", ["-cf", "../in/ada.tar", "."]),
            ("tar", ["-czf", "../in/ada.tar.gz", "Lessons"]),
            ("tar", ["--format=pax", "-czf", "../in/ada.tgz", "Lessons"]),
            // The file extension is wrong, but only the content matters.
            ("tar", ["-czf", "../in/ada.zip", "Lessons"]),
        ])
    func systemArchives(program: String, arguments: [String]) async throws {
        let box = try SubmissionBox()
        // Not UTF-8 at the end, and long enough to be compressed.
        let content = Data((0..<9000).map { UInt8($0 % 97) } + [0xFF, 0xFE])
        let packed = TemporaryFolder(url: box.folder("packed"))
        try packed.write(content, to: lamp)
        try packed.write([tests: String(repeating: "// tests\n", count: 300)])
        try packed.write(["Lessons/" + String(repeating: "long/", count: 30) + "x.txt": ""])
        for path in [lamp, tests] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_700_000_001)],
                ofItemAtPath: packed(path).path)
        }
        try await pack(program, arguments, in: box)
        let submissions = try await box.take()
        expectEqual(submissions.map(\.problems), [[.notText(path: lamp)]])
        expectEqual(submissions.map(\.submittedAt), [Date(timeIntervalSince1970: 1_700_000_001)])
        expectEqual(FileManager.default.contents(atPath: box.folder("out/ada/\(lamp)").path), content)
        expectEqual(box.taken["ada/\(tests)"]?.count, 2700)
        expectEqual(box.taken.count, 2)
    }

    @Test("A time without a time zone is interpreted in the instructor's zone")
    func dosTime() async throws {
        var box = try SubmissionBox()
        try box.add(SampleZip([lamp: "a"]).data, as: "ada.zip")
        try await expectEqual(box.take().map(\.submittedAt), [Date(timeIntervalSince1970: 1_800_000_000)])
        let stamps = try box.list().found.map(\.stamp)
        // In winter, an hour ahead; what was read in another zone is read again.
        box.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        try await expectEqual(box.take().map(\.submittedAt), [Date(timeIntervalSince1970: 1_799_996_400)])
        try #expect(box.list().found.map(\.stamp) != stamps)
    }

    @Test("An archive in a folder or in another archive is opened")
    func nested() async throws {
        let box = try SubmissionBox()
        let inner = SampleZip([lamp: "a"]).data
        var outer = SampleZip.File("inner.zip")
        outer.content = inner
        try box.add(inner, as: "Ada_7_assignsubmission_file_/lamp.zip")
        try box.add(SampleZip([outer]).data, as: "bob.zip")
        try box.add(SampleZip([outer]).data, as: "carl/outer.zip")
        let submissions = try await box.take()
        expectEqual(submissions.map(\.problems), [[], [], []])
        try box.add(SampleZip([SampleZip.File]()).data, as: "dora/empty.zip")
        try await expectEqual(box.problems(), [.empty])
        expectEqual(box.taken, ["Ada_7/\(lamp)": "a", "bob/\(lamp)": "a", "carl/\(lamp)": "a"])
    }

    @Test(
        "An archive beside other files is read as well; if versions differ, no one decides which one counts")
    func archiveBesideFiles() async throws {
        let box = try SubmissionBox()
        let archive = SampleZip([lamp: "a"]).data
        let test = "LampTests.swift"
        try box.add(archive, as: "ada/handin.zip")
        try box.add(archive, as: "bob/handin.zip")
        try box.add(archive, as: "carl/deep/handin.zip")
        try box.add(Data("Rar!".utf8), as: "dora/more.rar")
        try box.add(Data("cut off".utf8), as: "eve/more.zip")
        try box.add(["ada/\(test)": "t", "dora/\(test)": "t", "eve/\(test)": "t"])
        try box.add(["bob/\(lamp)": "a", "carl/\(lamp)": "b"])
        try await expectEqual(
            box.take().map(\.problems),
            [
                [.flat], [],
                [.ambiguous(path: lamp, others: ["carl/deep/handin.zip/\(lamp)"], first: "carl/\(lamp)")],
                [
                    .flat, .renamed(path: lamp, found: ["dora/more.rar"]),
                    .refusedEntry(path: "dora/more.rar", .foreignArchive),
                ],
                [
                    .flat, .renamed(path: lamp, found: ["eve/more.zip"]),
                    .refusedEntry(path: "eve/more.zip", .damaged),
                ],
            ])
        expectEqual(box.taken["ada/\(tests)"], "t")
        expectEqual(box.taken["ada/\(lamp)"], "a")
    }

    @Test("A packed copy of the course may have archives in it, such as the learner's earlier hand-in")
    func archiveInPackedCopy() async throws {
        let box = try SubmissionBox()
        let starters = [lamp: "// a starter\n", tests: "// write tests\n"]
        var tar = SampleTar()
        tar.add(lamp, "mine")
        func file(_ name: String, _ content: Data) -> SampleZip.File {
            var file = SampleZip.File(name)
            file.content = content
            return file
        }
        let handout = SampleZip(([("course.json", "{}")] + starters.map { ($0, $1) }).map { .init($0, $1) })
            .data
        let archives = [file("w/ada.tar", tar.data), file("w/workbook.zip", handout)]
        let files = starters.merging([lamp: "mine", "course.json": "{}"]) { $1 }
        let copy = SampleZip(archives + files.map { .init("w/\($0)", $1) }).data
        try box.add(copy, as: "ada.zip")
        try box.add(copy, as: "bob/ada.zip")
        try box.add(
            SampleZip([file("ada.zip", copy), file("b.7z", tar.data), .init("course.json", "{}")]).data,
            as: "carl.zip")
        try await expectEqual(
            box.take().map { $0.problems.filter { $0 != .nested(in: "w") } },
            [
                [], [],
                [
                    .renamed(path: tests, found: ["carl.zip/b.7z"]),
                    .refusedEntry(path: "carl.zip/b.7z", .foreignArchive),
                ],
            ])
        for name in ["ada", "bob", "carl"] {
            expectEqual(box.taken["\(name)/\(lamp)"], "mine")
            expectEqual(box.taken["\(name)/\(tests)"], starters[tests])
        }
        // What is too large or too many isn't read, and says so.
        for limit in [\SubmissionLimits.nestedArchives, \.nestedArchiveBytes] {
            var few = box
            few.limits[keyPath: limit] = 1
            let source = try #require(try few.list().found.first)
            let problems = try await few.reader.take(source, into: few.folder("few")).problems
            let left: [SubmissionProblem] =
                limit == \.nestedArchives
                ? [.refusedEntry(path: "ada.zip/w/workbook.zip", .nestedArchive)]
                : ["ada.tar", "workbook.zip"].map { .refusedEntry(path: "ada.zip/w/\($0)", .tooLarge) }
            #expect(left.allSatisfy(problems.contains), "\(problems)")
            #expect(!problems.contains { "\($0)".contains("inCopy") }, "\(problems)")
        }
    }

    @Test("In a copy of the course, an archive counts only for what the copy's own folders don't have")
    func archiveInCopy() async throws {
        let box = try SubmissionBox()
        let archive = SampleZip([lamp: "old", tests: "t"]).data
        let copy = ["course.json": "{}", lamp: "new"]
        for name in ["ada/w", "bob"] { try box.add(archive, as: "\(name)/handin.zip") }
        for (path, content) in copy { try box.add(["ada/w/\(path)": content]) }
        try box.add(archive, as: "dora/handin.zip")
        try box.add(["dora/course.json": "{}", "dora/\(lamp)": "new", "dora/\(tests)": "new"])
        try box.add(["bob/course.json": "{}", "bob/\(lamp)": "old"])
        var inner = SampleZip.File("handin.zip")
        inner.content = archive
        try box.add(SampleZip([inner] + copy.map { .init($0, $1) }).data, as: "carl.zip")
        let submissions = try await box.take()
        expectEqual(
            submissions.map { $0.problems.filter { $0 != .nested(in: "w") } },
            [
                // Of an archive of which something counts, only what doesn't is said to be left out.
                [.refusedEntry(path: "ada/w/handin.zip/\(lamp)", .inCopy)], [],
                [.refusedEntry(path: "carl.zip/handin.zip/\(lamp)", .inCopy)],
                [.refusedEntry(path: "dora/handin.zip", .inCopy)],
            ])
        expectEqual(
            box.taken,
            [
                "ada/\(lamp)": "new", "ada/\(tests)": "t", "bob/\(lamp)": "old", "bob/\(tests)": "t",
                "carl/\(lamp)": "new", "carl/\(tests)": "t", "dora/\(lamp)": "new",
                "dora/\(tests)": "new",
            ])
    }

    @Test(
        "Paths that lead out of an archive are refused, and nothing is written outside the folder",
        arguments: [
            "../evil.swift", "Lessons/../../evil.swift", "/etc/evil.swift", "C:/evil.swift", "C:evil.swift",
            "..\\evil.swift", "a\\..\\..\\evil.swift",
        ], [false, true])
    func outside(path: String, isTar: Bool) async throws {
        let box = try SubmissionBox()
        let data = isTar ? SampleTar([path: "x", lamp: "a"]).data : SampleZip([path: "x", lamp: "a"]).data
        try await expectEqual(box.problems(of: data), [.refusedEntry(path: path, .outside)])
        expectEqual(box.taken, ["ada/\(lamp)": "a"])
        expectEqual(box.folder.files(below: ".").filter { $0.contains("evil") }, [])
    }

    @Test("An exercise whose file has a path that leads out isn't usable, also beside its starter")
    func answerOutside() async throws {
        let box = try SubmissionBox()
        let folder = box.course.exercises[0].folders.starter
        let starter = try String(contentsOf: folder.appending(path: "Lamp.swift"), encoding: .utf8)
        let path = "../../\(lamp)"
        let archives = [
            SampleTar([path: "x", tests: "t"]), SampleTar([path: "x", tests: "t", lamp: starter]),
        ]
        for archive in archives {
            let problems = try await box.problems(of: archive.data, named: "ada.tar")
            #expect(problems.contains(.refusedEntry(path: path, .outside, asked: lamp)), "\(problems)")
        }
    }

    @Test("Links and devices in an archive are refused, even with the name of a learner's file")
    func links() async throws {
        let box = try SubmissionBox()
        try box.add(
            SampleZip([
                .init(lamp, "/etc/passwd", mode: 0o120777), .init("pipe", mode: 0o010644), .init(tests, "t"),
            ]).data, as: "ada.zip")
        var tar = SampleTar([tests: "t"])
        tar.add(lamp, type: "2")
        tar.add("hard", type: "1")
        tar.add("device", type: "3")
        try box.add(tar.data, as: "bob.tar")
        try await expectEqual(
            box.take().map(\.problems),
            [
                [.refusedEntry(path: lamp, .link, asked: lamp), .refusedEntry(path: "pipe", .special)],
                [
                    .refusedEntry(path: lamp, .link, asked: lamp), .refusedEntry(path: "hard", .link),
                    .refusedEntry(path: "device", .special),
                ],
            ])
        expectEqual(box.taken, ["ada/\(tests)": "t", "bob/\(tests)": "t"])
    }

    @Test("Links, hard links and pipes in a folder are refused")
    func folderLinks() async throws {
        let box = try SubmissionBox()
        try box.add(["ada/\(tests)": "t", "ada/second": "x"])
        try box.folder.write(["secret": "secret"])
        try box.folder.link("in/ada/\(lamp)", to: box.folder("secret").path)
        try box.folder.link("in/ada/loop", to: ".")
        try FileManager.default.linkItem(at: box.folder("in/ada/second"), to: box.folder("in/ada/third"))
        try #require(mkfifo(box.folder("in/ada/pipe").path, 0o644) == 0)
        try await expectEqual(
            box.problems(),
            [
                .refusedEntry(path: lamp, .link, asked: lamp), .refusedEntry(path: "loop", .link),
                .refusedEntry(path: "pipe", .special), .refusedEntry(path: "second", .link),
                .refusedEntry(path: "third", .link),
            ])
        expectEqual(box.taken, ["ada/\(tests)": "t"])
    }

    @Test("Names that a file system could confuse, or that can't be shown, are refused")
    func names() async throws {
        let box = try SubmissionBox()
        var bytes = SampleZip.File("a")
        bytes.name = [0x61, 0xFF]
        bytes.flags = 0x800
        let long = String(repeating: "x/", count: 20) + String(repeating: "x", count: 1000)
        let files: [SampleZip.File] = [
            .init(lamp, "a"), .init(lamp, "again"), .init(lamp.uppercased(), "b"), .init("\u{E9}"),
            .init("e\u{301}"), .init("a\u{202E}b"), .init("a\nb"), bytes, .init(long),
        ]
        let problems = try await box.problems(of: SampleZip(files).data)
        expectEqual(
            problems,
            [
                .refusedEntry(path: lamp, .sameName, asked: lamp),
                .refusedEntry(path: lamp.uppercased(), .sameName, asked: lamp),
                .refusedEntry(path: "\u{E9}", .sameName),
                .refusedEntry(path: "a\u{FFFD}b", .unreadableName),
                .refusedEntry(path: "a\u{FFFD}", .unreadableName),
                .refusedEntry(path: String(long.prefix(159)) + "…", .unreadableName),
            ])
        expectEqual(box.taken, ["ada/\(lamp)": "a"])
    }

    @Test("A name that exists twice keeps only the exercise that asks for it from having a grade")
    func twice() async throws {
        let box = try SubmissionBox()
        let copy = "backup/LampTests.swift"
        let files: [SampleZip.File] = [
            .init(lamp, "wrong"), .init(lamp, "right"), .init(tests, "t"), .init(copy, "a"), .init(copy, "b"),
        ]
        try await expectEqual(
            box.problems(of: SampleZip(files).data),
            [
                .versionElsewhere(path: tests, others: [copy]),
                .refusedEntry(path: lamp, .sameName, asked: lamp),
                .refusedEntry(path: copy, .sameName, asked: tests),
            ])
        expectEqual(box.taken, ["ada/\(lamp)": "wrong", "ada/\(tests)": "t"])
    }

    @Test("Old Windows archives with backslashes in paths and names in an unknown encoding are read")
    func windows() async throws {
        let box = try SubmissionBox()
        var file = SampleZip.File(lamp.replacing("/", with: "\\"), "a", mode: 0)
        file.hostSystem = 0
        file.name = [0x81] + Array("bung\\x\\".utf8) + file.name
        try await expectEqual(box.problems(of: SampleZip([file]).data), [.nested(in: "\u{FFFD}bung/x")])
        expectEqual(box.taken, ["ada/\(lamp)": "a"])
    }

    @Test("Paths with backslashes are read, whichever program packed or unpacked them")
    func backslashes() async throws {
        let box = try SubmissionBox()
        let path = lamp.replacing("/", with: "\\")
        let folder = SampleZip.File("Lessons\\1-lamp\\", mode: 0)
        try box.add(SampleZip([folder, .init(path, "a"), .init(tests, "t")]).data, as: "ada.zip")
        try box.add(SampleTar([path: "b"]).data, as: "bob.tar")
        try box.add(["cleo/\(path)": "c"])
        try await expectEqual(box.take().map(\.problems), [[], [], []])
        expectEqual(
            box.taken, ["ada/\(lamp)": "a", "ada/\(tests)": "t", "bob/\(lamp)": "b", "cleo/\(lamp)": "c"])
    }

    @Test("A file that is dated in the future is said to be that, and its time doesn't count")
    func future() async throws {
        var box = try SubmissionBox()
        box.now = Date(timeIntervalSince1970: 1_800_000_000 - 60)
        try box.add(SampleZip([lamp: "a", tests: "t"]).data, as: "ada.zip")
        let submissions = try await box.take()
        expectEqual(submissions.map(\.submittedAt), [nil])
        let time = "15\u{A0}Jan\u{A0}2027, 8:00"
        expectEqual(submissions.map(\.problems), [[.fromFuture(path: tests, time: time)]])
    }

    @Test("Encrypted files are reported as encrypted")
    func encrypted() async throws {
        let box = try SubmissionBox()
        var file = SampleZip.File(lamp, "a")
        file.flags = 1
        try box.add(SampleZip([file]).data, as: "ada.zip")
        try box.add(SampleZip([file, .init(tests, "t")]).data, as: "bob.zip")
        try await expectEqual(
            box.take().map(\.problems),
            [
                [.encrypted], [.refusedEntry(path: lamp, .encrypted, asked: lamp)],
            ])
    }

    @Test("Contents that don't match their entry in the archive are refused")
    func damagedContents() async throws {
        let box = try SubmissionBox()
        var checksum = SampleZip.File(lamp, "a")
        checksum.checksum = 1
        var size = SampleZip.File(tests, "a")
        size.size = 2
        var method = SampleZip.File("x/\(lamp)", "a")
        method.method = 8
        var unknown = SampleZip.File("y/\(lamp)", "a")
        unknown.method = 14
        try await expectEqual(
            box.problems(of: SampleZip([checksum, size, method, unknown]).data),
            [
                .unreadableArchive("the files that the exercises ask for can't be unpacked"),
                .refusedEntry(path: lamp, .damaged, asked: lamp),
                .refusedEntry(path: "x/\(lamp)", .damaged, asked: lamp),
                .refusedEntry(path: tests, .damaged, asked: tests),
                .refusedEntry(path: "y/\(lamp)", .unsupported, asked: lamp),
            ])
        expectEqual(box.taken, [:])
    }

    @Test("A source file that is far too large is refused, but other files may have any size")
    func tooLarge() async throws {
        var box = try SubmissionBox()
        box.limits.fileBytes = 1000
        let long = String(repeating: "x", count: 1001)
        try await expectEqual(
            box.problems(of: SampleZip([lamp: long, tests: "t", "film.mov": long]).data),
            [.refusedEntry(path: lamp, .tooLarge, asked: lamp)])
        // Even if there is nothing else, it isn't said that none of the exercises' files are there.
        try await expectEqual(
            box.problems(of: SampleZip([lamp: long]).data),
            [.refusedEntry(path: lamp, .tooLarge, asked: lamp)])
    }

    @Test("Archives and folders beyond a limit are refused as a whole")
    func limits() async throws {
        var box = try SubmissionBox()
        box.limits.entries = 12
        box.limits.depth = 5
        box.limits.unpackedBytes = 1 << 21
        box.limits.archiveBytes = 1 << 20
        let files = Dictionary(uniqueKeysWithValues: [(lamp, "a")] + (1...12).map { ("\($0)", "") })
        try box.add(Dictionary(uniqueKeysWithValues: files.map { ("a/\($0)", $1) }))
        try box.add(SampleZip(files.map { .init($0, $1) }).data, as: "b.zip")
        try box.add(SampleZip([lamp: "", "1/2/3/4/5/6": ""]).data, as: "c.zip")
        try box.add(["d/\(lamp)": "", "d/1/2/3/4/5/6": ""])
        var bomb = SampleZip.File("bomb", "b")
        bomb.size = 0xFFFF_FFFE
        try box.add(SampleZip([.init(lamp), bomb, bomb]).data, as: "e.zip")
        bomb.size = 1 << 20 + 1
        try box.add(SampleZip([.init(lamp), bomb]).data, as: "f.zip")
        try box.add(Data(count: 1 << 20 + 1), as: "g.zip")
        // Hidden files don't count.
        try box.add(
            SampleZip([lamp: "a", ".git/1": "", ".git/3/4/5/6/7": ""]).data, as: "h.zip")
        let problems = try await box.take().map(\.problems)
        expectEqual(
            problems,
            [
                [.overLimit(.entries(12))], [.overLimit(.entries(12))], [.overLimit(.depth(5))],
                [.overLimit(.depth(5))], [.overLimit(.bytes(1 << 21))], [.overLimit(.compressionRatio(250))],
                [.overLimit(.bytes(1 << 20))], [],
            ])
    }

    @Test("An archive with too many entries is refused, even if all of them are hidden")
    func endlessList() async throws {
        var box = try SubmissionBox()
        box.limits.listedEntries = 20
        let hidden = (1...30).map { ".build/\($0)" }
        try box.add(SampleZip(hidden.map { .init($0) }).data, as: "ada.zip")
        try await expectEqual(box.problems(), [.overLimit(.entries(20))])
        try FileManager.default.removeItem(at: box.folder("in/ada.zip"))
        try box.folder.write(Dictionary(uniqueKeysWithValues: hidden.map { ("packed/\($0)", "") }))
        try await pack("tar", ["-cf", "../in/ada.tar", "."], in: box)
        try await expectEqual(box.problems(), [.overLimit(.entries(20))])
    }

    @Test("A gzip file that expands without end is stopped at the limit")
    func bomb() async throws {
        var box = try SubmissionBox()
        try box.folder.write(Data(count: 4 << 20), to: "packed/zeros")
        try await pack("tar", ["-czf", "../in/ada.tgz", "zeros"], in: box)
        let ratio = try await box.problems()
        expectEqual(ratio, [.overLimit(.compressionRatio(250))])
        box.limits.unpackedBytes = 1 << 20
        let bytes = try await box.problems()
        expectEqual(bytes, [.overLimit(.bytes(1 << 20))])
        expectEqual(box.folder.files(below: "out"), [])
    }

    @Test("Damaged archives are reported with the cause")
    func damaged() async throws {
        let box = try SubmissionBox()
        let zip = SampleZip([lamp: "a"]).data
        let tar = SampleTar([lamp: "a"]).data
        let cases: [(name: String, data: Data, reason: String)] = [
            ("a.zip", zip.dropLast(), "its list of files is missing, so it may be cut off"),
            ("b.zip", zip + [0], "its list of files is missing, so it may be cut off"),
            ("c.zip", zip.prefix(4) + zip, "its list of files is not where it should be"),
            ("d.zip", Data("Rar!\u{1A}".utf8), "despite its name, it seems to be a RAR archive"),
            ("e.zip", Data("<!DOCTYPE html>".utf8), "despite its name, it seems to be a web page"),
            ("f.zip", Data(count: 10), "it is not an archive"),
            ("g.tar", Data(repeating: 7, count: 600), "it is neither a ZIP nor a tar archive"),
            ("h.tar", tar.prefix(1024), "its end is missing, so it may be cut off"),
            ("h2.tar", tar.prefix(512), "the file is cut off"),
            ("i.tgz", Data([0x1F, 0x8B, 8]), "gzip reports: unexpected end of file"),
        ]
        for item in cases { try box.add(Data(item.data), as: item.name) }
        let problems = try await box.take().map(\.problems)
        expectEqual(problems, cases.map { [.unreadableArchive($0.reason)] })
    }

    @Test("If the unpacking program is missing, the error names it and says how to install it")
    func missingProgram() async throws {
        var box = try SubmissionBox()
        var file = SampleZip.File(lamp, "a")
        file.method = 8
        try box.add(SampleZip([file]).data, as: "ada.zip")
        box.environment = [:]
        await #expect(throws: SubmissionReadingProblem.missingTool("unzip")) { try await box.take() }
    }

    @Test("A ZIP stream with 64-bit sizes is read")
    func zip64() async throws {
        let box = try SubmissionBox()
        let packed = TemporaryFolder(url: box.folder("packed"))
        try packed.write([tests: "t"])
        try await pack("zip", ["-q", "-fz", "../in/ada.zip", tests], in: box)
        let data = try #require(FileManager.default.contents(atPath: box.folder("in/ada.zip").path))
        try #require(data.firstRange(of: [0x50, 0x4B, 6, 6]) != nil, "not in the format for large archives")
        try await expectEqual(box.problems(), [])
        expectEqual(box.taken, ["ada/\(tests)": "t"])
    }

    @Test("Long names in tar archives are read in both formats")
    func longNames() async throws {
        let box = try SubmissionBox()
        var tar = SampleTar()
        tar.add("x", "43 path=Lessons/1-lamp/1-switch/Lamp.swift\n", type: "x")
        tar.add("short", "a")
        tar.add("././@LongLink", tests + "\0", type: "L")
        tar.add("short", "t")
        tar.add("x.txt", "", prefix: String(repeating: "long/", count: 30))
        try await expectEqual(box.problems(of: tar.data, named: "ada.tar"), [])
        expectEqual(box.taken, ["ada/\(lamp)": "a", "ada/\(tests)": "t"])
    }

    @Test(
        "Negative, oversized and non-numeric sizes in a tar archive are refused",
        arguments: [
            "-1", "77777777777", "x", "\u{80}1",
        ])
    func tarSizes(size: String) async throws {
        let box = try SubmissionBox()
        var tar = SampleTar()
        tar.add(lamp, "a", size: size)
        let problems = try await box.problems(of: tar.data, named: "ada.tar")
        #expect(problems.contains { if case .unreadableArchive = $0 { true } else { false } })
    }

    @Test("A broken archive next to a good one is left out")
    func broken() async throws {
        let box = try SubmissionBox()
        try box.add(SampleZip([lamp: "a"]).data, as: "ada_123_7_a.zip")
        try box.add(Data("Rar!".utf8), as: "ada_123_8_b.zip")
        // It may have the answer to the other exercise.
        try await expectEqual(
            box.problems(),
            [
                .renamed(path: tests, found: ["ada_123_8_b.zip"]),
                .refusedEntry(path: "ada_123_8_b.zip", .damaged),
            ])
        expectEqual(box.taken, ["ada_123/\(lamp)": "a"])
    }
}
