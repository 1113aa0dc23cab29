import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite struct WholeCourseHandoutTests {
    private let course: Course
    private let files: [String: Data]

    init() throws { (course, files) = try WholeCourseHandoutTests.handout.get() }

    /// Creating it takes most of the time of these tests.
    private static let handout = Result {
        let course = try Course.load(Repository.root)
        let lessons = course.lessons.filter { $0.number <= 3 }
        return (course, try Handout(of: course, lessons: lessons).files())
    }

    private func content(_ path: String) -> Data? {
        FileManager.default.contents(atPath: Repository.root.appending(path: path).path)
    }

    /// Returns the lines of texts that are long enough to compare.
    private func lines(_ texts: [Data]) -> Set<String> {
        texts.reduce(into: []) { all, data in
            for line in String(decoding: data, as: UTF8.self).components(separatedBy: "\n") {
                let words = line.trimmingCharacters(in: .whitespaces)
                if words.utf8.count >= 24 { all.insert(words) }
            }
        }
    }

    @Test(
        "Every file may be read by learners, or was written for the handout and quotes no solution or suite"
    )
    func secrets() throws {
        let isPublic =
            /(Sources|\.vscode)\/.*|course\.json|\.gitignore|\.swift-format|Lessons\/[^\/]*\/(Example\/.*|README.md|lesson.json)/
        var written: [String: Data] = [:]
        var withoutReferences: Set<String> = []
        for (path, data) in files {
            // The instructor may have worked in an exercise's folder.
            let starter = path.replacing(/^Lessons\/([^\/]*\/\d[^\/]*)\//) { "Solutions/\($0.1)/starter/" }
            let mayBeRead = starter.contains("/starter/") || path.wholeMatch(of: isPublic) != nil
            if !mayBeRead {
                written[path] = data
            } else if data != content(starter) {
                withoutReferences.insert(path)
            }
        }
        expectEqual(
            written.keys.sorted(),
            [
                "Package.swift", "README.md", "Tests/Suites/suites.sealed", "handout.json",
            ])
        expectEqual(
            withoutReferences.sorted(),
            [
                "Lessons/1-reflection/README.md", "Lessons/2-injection/README.md",
                "Lessons/2-injection/lesson.json", "Lessons/3-testable/README.md", "course.json",
            ])
        let tree = FileTree(Repository.root)
        let references = course.lessons.prefix(3).flatMap(\.exercises).flatMap {
            tree.files(below: course.relativePath(of: $0.folders.reference))
        }
        let secret = lines((references + tree.files(below: "Tests/Suites")).compactMap(content))
        #expect(secret.count > 2000)
        expectEqual(lines(Array(written.values)).intersection(secret), [])
    }

    @Test("With any one lesson, or without it, no text leads to a lesson that is left out")
    func references() throws {
        for number in course.lessons.map(\.number) {
            for isAlone in [true, false] {
                let lessons = course.lessons.filter { ($0.number == number) == isAlone }
                let handout = Handout(of: course, lessons: lessons)
                let files = try handout.texts()
                expectEqual(handout.remainingReferences(in: files), [])
                let path = course.relativePath(of: lessons[0].folder) + "/Example/Package.swift"
                let left = isAlone ? number % 7 + 1 : number
                let changed = files.merging([path: Data("//\n// As in lesson \(left)".utf8)]) { $1 }
                expectEqual(
                    handout.remainingReferences(in: changed).map { "\($0.path):\($0.line) \($0.words)" },
                    ["\(path):2 lesson \(left)"])
                // The same, found in a simpler way.
                let numbers = lessons.map { "\($0.number)" }
                let texts = files.filter { !$0.key.hasSuffix(".swift") }.values
                let text = texts.map { String(decoding: $0, as: UTF8.self) }.joined()
                for match in text.matches(of: /[Ll]essons? (\d)(?: (?:and|to) (\d))?/) {
                    #expect(numbers.contains(String(match.1)), "\(numbers): \(match.0)")
                    #expect(match.2.map { numbers.contains(String($0)) } ?? true, "\(numbers): \(match.0)")
                }
                let expected = lessons.filter { lesson in lessons.contains { $0.number == lesson.number + 1 }
                }
                expectEqual(text.components(separatedBy: "\n## The next lesson\n").count - 1, expected.count)
                let choices = text.components(separatedBy: "\"need\" :").count - 1
                // One choice needs no technique, and one is about lessons 2 and 4.
                let own = lessons.count { ![2, 4].contains($0.number) }
                let shared = lessons.contains { [2, 4].contains($0.number) } ? 1 : 0
                expectEqual(choices, 1 + own + shared, "\(numbers)")
            }
        }
    }

    @Test("The handout has only the expected folders and only the requested lessons")
    func folders() {
        let tops = Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
        expectEqual(
            tops,
            [
                ".gitignore", ".swift-format", ".vscode", "Lessons", "Package.swift", "README.md",
                "Solutions",
                "Sources", "Tests", "course.json", "handout.json",
            ])
        expectEqual(files.keys.filter { $0.hasPrefix("Tests/") }, ["Tests/Suites/suites.sealed"])
        let lessons = files.keys.filter { $0.hasPrefix("Lessons/") || $0.hasPrefix("Solutions/") }
            .compactMap { $0.split(separator: "/").dropFirst().first }
        expectEqual(Set(lessons), ["1-reflection", "2-injection", "3-testable"])
        #expect(files.keys.filter { $0.hasPrefix("Solutions/") }.allSatisfy { $0.contains("/starter/") })
    }

    @Test(
        "The manifest has targets from the course's own manifest, and only those of the lessons",
        .temporaryFolder)
    func manifest() async throws {
        let folder = TemporaryFolder.current
        try folder.write(try #require(files["Package.swift"]), to: "handout/Package.swift")
        try folder.write(try #require(content("Package.swift")), to: "course/Package.swift")
        let theirs = try await targets(in: folder("handout"))
        let own = try await targets(in: folder("course")).filter { target in
            !target.path.hasPrefix("Lessons/") || target.path.contains(/Lessons\/[123]-/)
        }
        #expect(theirs.count > 20)
        let left = Set(own).subtracting(theirs).filter { $0.type != "test" && !$0.path.hasPrefix("Tests/") }
        #expect(
            left.map(\.name).sorted() == [
                "WorkbookAuthoring", "WorkbookBugs", "WorkbookCapstone", "WorkbookClassroom",
                "WorkbookJSON", "WorkbookMutation", "grade-bugs",
                "grade-class", "grade-course",
            ])
        #expect(Set(theirs).subtracting(own).isEmpty)
    }

    private struct Target: Decodable, Hashable {
        var name: String
        var path: String
        var type: String
        var exclude: [String]
        var dependencies: [String]

        private enum CodingKeys: CodingKey { case name, path, type, exclude, dependencies }

        init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            name = try keys.decode(String.self, forKey: .name)
            path = try keys.decodeIfPresent(String.self, forKey: .path) ?? ""
            type = try keys.decode(String.self, forKey: .type)
            exclude = try keys.decode([String].self, forKey: .exclude)
            dependencies = try keys.decode([JSONValue].self, forKey: .dependencies).map(
                String.init(describing:))
        }
    }

    /// Lets SwiftPM read a manifest.
    private func targets(in folder: URL) async throws -> [Target] {
        struct Package: Decodable { var targets: [Target] }
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(
            environment: environment, runner: ProcessRunner(), cache: nil)
        let result = try await ProcessRunner().run(
            Command(
                toolchain.swift, ["package", "--package-path", folder.path, "dump-package"],
                environment: environment), limit: 300)
        try #require(result.termination.isSuccess, "\(result.errorOutput)")
        return try JSONDecoder().decode(Package.self, from: Data(result.output.utf8)).targets
    }
}
