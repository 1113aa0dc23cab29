import Foundation
import TestSupport
import WorkbookMarkdown

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import WorkbookPages
@testable import WorkbookCommandLine
@testable import WorkbookFormats
@testable import grade
@testable import WorkbookAuthoring
@testable import WorkbookClassroom
@testable import WorkbookGrading
@testable import WorkbookLearning
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

extension Decoder {
    /// Returns all decoders; some read a file, which is written to `folder`.
    static func all(in folder: URL) -> [Decoder] {
        [
            eventStream, syntaxTree, jsonValue, checkedFile, compilerOutput, crashOutput, probe, arguments,
            symbols, markdown,
        ]
            + [lesson(folder), variants(folder), checks(folder), rejection(folder), surface(folder)]
            + [wrongTurns(folder), progress(folder), learnerReport, zipDirectory, tarListing]
            + [gradeTable, gradingPolicy(folder)]
    }

    /// The names, without touching any file.
    static let names = all(in: FileManager.default.temporaryDirectory).map(\.name)

    // MARK: - What a run leaves behind

    private static let eventStream = Decoder(
        "event-stream", corpus: streams + streams.flatMap { pieces(of: $0, lines: 3) }
    ) { data in
        let stream = EventStream(decoding: data)
        var log = TestLog(stream, module: "LampChecks")
        log.merge(log)
        for entry in log.entries { log.stop(entry.id, .crashed(message: nil), at: nil) }
        for issue in log.entries.flatMap(\.issues) + log.unattributed { _ = workspace.place(of: issue) }
        return !stream.tests.isEmpty || !stream.events.isEmpty
    }

    private static let symbols = Decoder("symbol-table", corpus: tables) { data in
        let table = String(decoding: data, as: UTF8.self)
        let source = LearnerSource(path: "Lamp.swift", text: table)
        let suspects = SymbolScan.suspects(in: table, module: "Lamp")
        let imports = ImportScan.flags(in: table, sources: [source])
        _ = SymbolReader.symbols(definedIn: table, usedIn: table)
        _ = SymbolEntity(tree: table)
        _ = UsedDeclaration(demangled: table)
        _ = SuiteWords(in: [table], importing: "Lamp")
        return !SymbolScan.flags(for: suspects, plain: suspects, module: "Lamp").isEmpty || !imports.isEmpty
    }

    private static let tables = [
        """
        $s4Lamp6SwitchC4isOnSbvg T 10 c
        symbolic _____Sg 7Testing7CommentV V 0 8
        $s7Testing22__checkBinaryOperationyyF T 0 10
        $sSi4LampE2eeoiySbSi_SitFZ T 0 10
        $s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg U 0 0
        getenv U 0 0
        """
    ].map { Data($0.utf8) }

    private static let streams = Repository.texts(inTestFile: "Support/RecordedStream.swift")

    private static let syntaxTree = Decoder("syntax-tree", corpus: trees) { data in
        !TestSourceScan.functionsWithoutAssertion(in: [data]).isEmpty
    }

    private static let jsonValue = Decoder("json-value", corpus: trees + declarations + lessons) { data in
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return false }
        return !value.summary.isEmpty
    }

    private static let trees: [Data] = {
        let whole = Repository.texts(inTestFile: "TestSourceScanTests.swift")
        let functions = whole.flatMap { pieces(of: $0, lines: 1) }.map { Data($0.filter { $0 != 0x0A }) }
        return whole + functions.map { $0.last == UInt8(ascii: ",") ? $0.dropLast() : $0 }
    }()

    private static let checkedFile = Decoder("checked-file", corpus: declarations) { data in
        guard let file = try? JSONDecoder().decode(CheckedFile.self, from: data) else { return false }
        let surface = Surface(id: "s", name: "s", allowed: ["Lamp._isOn": "public"], otherwise: "no")
        return !surface.breaches(in: VisibleDeclaration.list(in: [file], modules: ["Lamp"])).isEmpty
    }

    private static let declarations = [
        """
        {"_kind":"source_file","filename":"Lamp.swift","items":[{"_kind":"import_decl","module_path":["Foundation"]},
        {"_kind":"class_decl","usr":"s:4LampAAC","range":{"start":0,"end":9},"name":{"_kind":"decl_name",
        "base_name":{"_kind":"base_name","name":"Lamp"}},"access":"internal","inherits":{"_kind":"inheritance",
        "superclass_type":"$s10Foundation9OperationCD"},"members":[{"_kind":"var_decl","usr":"s:4LampAAC5_isOnSbvp",
        "name":{"_kind":"decl_name","base_name":{"_kind":"base_name","name":"_isOn"}},"access":"public"},
        {"_kind":"constructor_decl","implicit":true,"override":["s:x"],"name":{"_kind":"decl_name",
        "base_name":{"_kind":"base_name","special":"init"},"args":["on"]},"access":"internal"}]},
        {"_kind":"extension_decl","extended_type":"$sSbD","members":[{"_kind":"func_decl","name":{"_kind":"decl_name",
        "base_name":{"_kind":"base_name","name":"lit"},"args":[""]},"access":"open"}]}]}
        """
    ].map { Data($0.utf8) }

    private static let compilerOutput = Decoder("compiler-output", corpus: compilerLines) { data in
        let text = String(decoding: data, as: UTF8.self)
        let messages = CompilerMessage.parse(text)
        for message in messages {
            _ = SuiteNeed(message.text).sentence()
            _ = CompileAdvice.sentence(for: message, notes: [message])
            _ = workspace.place(of: message.path, line: message.line, column: message.column)
        }
        let failure = LinkFailure(in: text, workspace: workspace)
        _ = failure?.diagnostics(names: failure?.symbols.map(\.name) ?? [])
        return !messages.isEmpty || failure != nil
    }

    private static let compilerLines = [
        "/w/L.swift:4: error: undefined reference to '$s4Lamp6SwitchC4nameACSS_tcfc'\nclang: error: no\n",
        "ld.lld: error: undefined symbol: $s4Lamp6SwitchC\n>>> referenced by L.swift:4 (/w/L.swift:4)\n",
        """
        [1/4] Write sources
        /w/Sources/Lamp/Lamp.swift:3:17: error: cannot find 'isOff' in scope
                return isOff
                       ^~~~~
        /w/Sources/Lamp/Lamp.swift:1:1: note: 'Lamp' declared here: see there
        <unknown>:0: error: fatalError
        """,
        "/w/L.swift:1:2: error: 'isOn' is inaccessible due to 'private' protection level",
        "/w/L.swift:1:2: error: type 'Lamp' does not conform to protocol 'Switch'\r\n",
        "/w/L.swift:1:2: error: value of type 'Lamp' has no member 'press'",
        "/w/L.swift:1:2: error: incorrect argument label in call (have 'a:', expected 'b:')",
        "/w/L.swift:1:2: error: missing arguments for parameters 'a', 'b' in call",
    ].map { Data($0.utf8) }

    private static let crashOutput = Decoder("crash-output", corpus: crashes) { data in
        let text = String(decoding: data, as: UTF8.self)
        let result = ProcessResult(termination: .exited(1), output: text, errorOutput: "", seconds: 0)
        let place = CrashReport.place(in: result, workspace: workspace)
        let frame = CrashReport.place(inBacktraceOf: result, workspace: workspace)
        let signal = CrashReport.signal(in: result)
        return CrashReport.message(in: result) != nil || place != nil || frame != nil || signal != nil
    }

    private static let crashes = [
        "half a lineLamp/Lamp.swift:12: Fatal error: Index out of range\nCurrent stack trace:\n0 libswiftCore.so",
        "Lamp/Lamp.swift:1: Precondition failed",
        "error: Process '/w/x.xctest --testing-library swift-testing' exited with unexpected signal code 4",
        """
        Fatal error: no
        { "kind": "crashReport", "threads": [ { "name": "main", "frames": [] }, { "crashed": true, "frames": [ \
        { "kind": "programCounter", "address": "0x00" }, { "kind": "returnAddress", "sourceLocation": \
        { "file": "/course/.build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift", "line": 3, "column": 6 } } ] } ] }
        """,
    ].map { Data($0.utf8) }

    private static let workspace: Workspace = {
        let root = URL(filePath: "/course/.build/workbook/1.1/workspace")
        return Workspace(
            attempt: PartAttempt(exercise(in: course.root).firstPart), root: root, moduleCache: root,
            isBuilt: false, notes: [],
            course: course,
            buildFolderName: "native", layout: "", names: generatedNames, canary: nil)
    }()

    private static let generatedNames = GeneratedNames(WorkspaceSecret(numbers: [1, 2, 3, 4]))

    private static let course = Course(root: URL(filePath: "/course"), lessons: [])

    // MARK: - What a learner or an author wrote

    private static let probe = Decoder(
        "probe", corpus: Repository.files(named: "TestableClient.swift", below: "Tests/Suites")
    ) { data in (try? Probe(parsing: String(decoding: data, as: UTF8.self))) != nil }

    /// A chapter or a task, laid out at the narrowest width.
    private static let markdown = Decoder(
        "markdown", corpus: chapters + chapters.flatMap { pieces(of: $0, lines: 12) }
    ) { data in
        let document = MarkdownDocument(parsing: String(decoding: data, as: UTF8.self))
        return !MarkdownPage(width: 20).lines(document).isEmpty
    }

    private static let chapters = Repository.files(named: "README.md", below: "Lessons")

    /// The words of a command line, one on each line.
    private static let arguments = Decoder("arguments", corpus: commandLines) { data in
        let words = String(decoding: data, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        // Preferences are read even if the rest can't be parsed.
        _ = OutputPreferences(words: words, environment: [:])
        guard let arguments = try? CommandTable.grade.parse(words).arguments else { return false }
        let lesson = Lesson(
            number: 1, slug: "lamp", title: "A lamp", folder: course.root,
            exercises: [exercise(in: course.root)])
        let course = Course(root: course.root, lessons: [lesson])
        for operand in arguments.operands { _ = try? course.select(operand) }
        return true
    }

    private static let commandLines = [
        "", "3", "3.2", "lesson\n3", "lesson\ntest-the-lamp\n--format\njson", "list\n--course=/w",
        "course\nverify\n--pristine",
        "lesson\n--\n-1", "-h", "--version", "lesosn", "--formt",
    ].map { Data($0.utf8) }

    private static func lesson(_ folder: URL) -> Decoder {
        let file = folder.appending(path: "Lessons/1-lamp/lesson.json")
        return Decoder("lesson.json", corpus: lessons) { data in
            guard write(data, to: file), let course = try? Course.load(folder) else { return false }
            for exercise in course.exercises {
                _ = Stop.timeLimit(seconds: exercise.firstPart.secondsPerCheck).sentence
                _ = try? course.select(exercise.slug)
                _ = LearnerProgress().exercises[exercise.slug]
            }
            return true
        }
    }

    private static let lessons =
        Repository.files(named: "lesson.json", below: "Tests/GradeTests/Fixtures")
        + Repository.files(named: "lesson.json", below: "Lessons")

    private static func variants(_ folder: URL) -> Decoder {
        let exercise = exercise(in: folder)
        return Decoder("variants.json", corpus: Repository.files(named: "variants.json", below: "Tests")) {
            guard write($0, to: exercise.folders.variants),
                let variants = try? Variants.load(for: exercise.firstPart)
            else { return false }
            return !variants.ids.isEmpty
        }
    }

    private static func checks(_ folder: URL) -> Decoder {
        let exercise = exercise(in: folder)
        return Decoder("checks.json", corpus: Repository.files(named: "checks.json", below: "Tests")) {
            write($0, to: exercise.folders.expectedChecks) && (try? ExpectedChecks.load(for: exercise)) != nil
        }
    }

    private static func wrongTurns(_ folder: URL) -> Decoder {
        let exercise = exercise(in: folder)
        return Decoder(
            "wrong-turns.json", corpus: Repository.files(named: "wrong-turns.json", below: "Tests")
        ) {
            guard write($0, to: exercise.folders.wrongTurns),
                let known = try? WrongTurns.load(for: exercise)
            else { return false }
            return !known.turns.isEmpty
        }
    }

    private static func rejection(_ folder: URL) -> Decoder {
        let exercise = exercise(in: folder)
        let file = exercise.folders.solutions.appending(path: "rejected/wrong/rejected.json")
        return Decoder("rejected.json", corpus: Repository.files(named: "rejected.json", below: "Solutions"))
        {
            guard write($0, to: file), let found = try? Variation.all(of: exercise).last else { return false }
            if case .undescribed = found.expectation { return false }
            return true
        }
    }

    private static func surface(_ folder: URL) -> Decoder {
        let file = folder.appending(path: "surface.json")
        return Decoder("surface.json", corpus: Repository.files(named: "surface.json", below: "Tests/Suites"))
        {
            write($0, to: file) && (try? JSONFile.decode(Surface.self, at: file)) != nil
        }
    }

    private static func progress(_ folder: URL) -> Decoder {
        let store = ProgressStore(course: Course(root: folder, lessons: []))
        let file = folder.appending(path: ".workbook/progress.json")
        return Decoder("progress.json", corpus: progressFiles) { data in
            guard write(data, to: file) else { return false }
            let loaded = store.load()
            // The next grading adds to what was read and saves it.
            var progress = loaded.progress
            for slug in progress.exercises.keys.sorted().prefix(20) {
                var exercise = exercise(in: folder)
                exercise.slug = slug
                progress.record(Verdict(exercise), at: Date(timeIntervalSince1970: 0))
                progress.record(Verdict(exercise, outcome: .failed), at: Date(timeIntervalSince1970: 0))
            }
            let report = ProgressReport(
                course: course(with: exercise(in: folder)), progress: loaded.progress,
                checks: { _ in [Check(id: "c0", name: "It is on")] }, isUntouched: { _ in true })
            _ = [report.text(width: 80), report.text(width: 30), report.checkText(width: 80)]
            guard (try? report.json()) != nil, !report.html(at: Date(timeIntervalSince1970: 0)).isEmpty else {
                return false
            }
            return loaded.notice == nil && (try? JSONFile.encode(progress)) != nil
        }
    }

    private static let progressFiles = [
        """
        {
          "exercises" : {
            "switch" : {
              "attempts" : 1, "gradedAt" : "2027-01-15T08:00:00Z", "outcome" : "passed",
              "passedAt" : "2027-01-15T08:00:00Z", "passedChecks" : [ "c0" ], "summary" : "1 of 1 check"
            },
            "test-the-lamp" : {
              "attempts" : 12, "gradedAt" : "2027-01-15T08:00:00Z", "outcome" : "didNotCompile",
              "passedChecks" : [], "summary" : "does not compile"
            }
          },
          "format" : 1
        }
        """,
        #"{"format": 2, "lessons": []}"#,
    ].map { Data($0.utf8) }

    // MARK: - What learners hand in

    private static let learnerReport = Decoder("learner-report", corpus: handedIn) { data in
        guard let report = try? LearnerReport(decoding: data) else { return false }
        let course = course(with: exercise(in: course.root))
        let room = ClassProgress(
            course: course, folder: ReportFolder(reports: [report, report], skipped: [])
        ) { _ in
            [Check(id: "c0", name: "It is on")]
        }
        let now = Date(timeIntervalSince1970: 0)
        return [40, 80].allSatisfy { !room.text(width: $0, at: now).isEmpty } && (try? room.json()) != nil
            && !room.html(at: now).isEmpty
    }

    private static let handedIn = [
        """
        {
          "course" : [ "switch" ], "current" : "switch",
          "exercises" : [
            {
              "activeSeconds" : 60, "attempts" : 3, "failedChecks" : [ "c0" ], "hasPassed" : false, "hints" : 1,
              "name" : "switch", "outcome" : "failed", "passedChecks" : [], "solutionSeen" : false,
              "summary" : "0 of 1 check"
            }
          ],
          "format" : 1, "kind" : "workbook-report", "learner" : "0123456789abcdef", "name" : "Ada",
          "writtenAt" : "2027-01-15T08:00:00Z"
        }
        """,
        #"{"format": 2, "kind": "workbook-report"}"#,
    ].map { Data($0.utf8) }

    private static let zipDirectory = Decoder("zip-directory", corpus: [zip, zip64]) { data in
        let limits = SubmissionLimits()
        let archive = ArchiveBytes(data)
        guard let entries = try? ZipDirectory(of: archive, limits: limits).entries,
            let files = try? SubmittedFiles(entries, packedSize: data.count, limits: limits)
        else { return false }
        for case .zipped(let zip) in files.files.map(\.entry.content) {
            _ = try? zip.packedContent(in: archive)
        }
        for file in files.files { _ = file.entry.modified(in: .gmt) }
        return true
    }

    private static let tarListing = Decoder("tar-listing", corpus: [tar]) { data in
        let limits = SubmissionLimits()
        let archive = ArchiveBytes(SampleTar.repairingChecksums(in: data))
        guard let entries = try? TarListing(of: archive, limits: limits).entries else { return false }
        return (try? SubmittedFiles(entries, packedSize: data.count, limits: limits)) != nil
    }

    /// Folders, a file and a link with their times, made by `zip`.
    private static let zip = base64(
        """
        UEsDBAoAAAAAAFyUdl0AAAAAAAAAAAAAAAACABwATC9VVAkAA9A1A2vQNQNrdXgLAAEEAAAAAAQAAAAAUEsDBAoAAAAAAFyU
        dl0AAAAAAAAAAAAAAAAEABwATC9zL1VUCQAD0DUDa9A1A2t1eAsAAQQAAAAABAAAAABQSwMECgAAAAAAXJR2XSmQZ90KAAAA
        CgAAAAUAHABML3Mva1VUCQAD0DUDa9A1A2t1eAsAAQQAAAAABAAAAABMYW1wLnN3aWZ0UEsDBAoAAAAAAFyUdl0HoerdAgAA
        AAIAAAAOABwATC9zL0xhbXAuc3dpZnRVVAkAA9A1A2vQNQNrdXgLAAEEAAAAAAQAAAAAYQpQSwECHgMKAAAAAABclHZdAAAA
        AAAAAAAAAAAAAgAYAAAAAAAAABAA7UEAAAAATC9VVAUAA9A1A2t1eAsAAQQAAAAABAAAAABQSwECHgMKAAAAAABclHZdAAAA
        AAAAAAAAAAAABAAYAAAAAAAAABAA7UE8AAAATC9zL1VUBQAD0DUDa3V4CwABBAAAAAAEAAAAAFBLAQIeAwoAAAAAAFyUdl0p
        kGfdCgAAAAoAAAAFABgAAAAAAAAAAAD/oXoAAABML3Mva1VUBQAD0DUDa3V4CwABBAAAAAAEAAAAAFBLAQIeAwoAAAAAAFyU
        dl0HoerdAgAAAAIAAAAOABgAAAAAAAEAAACkgcMAAABML3MvTGFtcC5zd2lmdFVUBQAD0DUDa3V4CwABBAAAAAAEAAAAAFBL
        BQYAAAAABAAEADEBAAANAQAAAAA=
        """)

    /// A stream, whose sizes are stored in 64 bits.
    private static let zip64 = base64(
        """
        UEsDBC0AAAAAAFyUdl0Hoerd//////////8BABQALQEAEAACAAAAAAAAAAIAAAAAAAAAYQpQSwECHgMtAAAAAABclHZdB6Hq
        3QIAAAD/////AQAMAAAAAAABAAAAgBEAAAAALQEACAACAAAAAAAAAFBLBgYsAAAAAAAAAB4DLQAAAAAAAAAAAAEAAAAAAAAA
        AQAAAAAAAAA7AAAAAAAAADUAAAAAAAAAUEsGBwAAAABwAAAAAAAAAAEAAABQSwUGAAAAAAEAAQA7AAAA/////wAA
        """)

    /// Long paths in POSIX's format and in GNU's, and a link.
    private static let tar: Data = {
        var tar = SampleTar(["L/s/Lamp.swift": "a"])
        tar.add("x", "20 path=L/long.swift\n20 mtime=1800000000.5\n10 size=1\n", type: "x")
        tar.add("short", "b")
        tar.add("././@LongLink", "L/longer.swift\0", type: "L")
        tar.add("short", "c", prefix: "L")
        tar.add("link", type: "2")
        return tar.data
    }()

    // MARK: - Helpers

    private static func base64(_ text: String) -> Data {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    }

    private static func course(with exercise: Exercise) -> Course {
        let lesson = Lesson(
            number: 1, slug: "lamp", title: "A lamp", folder: course.root, exercises: [exercise])
        return Course(root: course.root, lessons: [lesson])
    }

    private static func exercise(in root: URL) -> Exercise {
        let path = "1-lamp/1-switch"
        return Exercise(
            id: .init(lesson: 1, position: 1), slug: "switch", title: "The switch", kind: .refactor,
            module: "Lamp",
            subject: nil, owns: ["Lamp.swift"], support: [], hints: [], secondsPerCheck: 10,
            folders: .init(
                lesson: root.appending(path: "Lessons/\(path)"),
                suite: root.appending(path: "Tests/Suites/\(path)"),
                solutions: root.appending(path: "Solutions/\(path)")))
    }

    private static func pieces(of text: Data, lines: Int) -> [Data] {
        let all = text.split(separator: UInt8(ascii: "\n"))
        return stride(from: 0, to: all.count, by: lines).map { start in
            Data(all[start..<min(start + lines, all.count)].joined(separator: [UInt8(ascii: "\n")]))
        }
    }

    /// Overwrites a file, and creates its folder if necessary.
    private static func write(_ data: Data, to file: URL) -> Bool {
        let file = file.path
        var descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        if descriptor < 0 {
            let folder = URL(filePath: file).deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        }
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // Emptying a file first, or writing it atomically, waits for the disk, which would take most of
        // the time.
        return data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == data.count
            && ftruncate(descriptor, off_t(data.count)) == 0
    }
}
