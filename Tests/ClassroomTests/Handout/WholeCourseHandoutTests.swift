import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite struct WholeCourseHandoutTests {
    private let course: Course
    private let files: [String: Data]

    init() throws {
        course = try Course.load(Repository.root)
        let lessons = try course.lessons(listed: "1-3")
        files = try Handout(of: course, lessons: lessons).files()
    }

    /// Returns the lines of texts that are long enough to be recognized.
    private func lines(_ texts: some Sequence<Data>) -> Set<String> {
        texts.reduce(into: []) { all, data in
            for line in String(decoding: data, as: UTF8.self).components(separatedBy: "\n") {
                let words = line.trimmingCharacters(in: .whitespaces)
                if words.utf8.count >= 24 { all.insert(words) }
            }
        }
    }

    private func contents(_ paths: [String]) -> [Data] {
        paths.compactMap { FileManager.default.contents(atPath: Repository.root.appending(path: $0).path) }
    }

    @Test("No line of a solution, a suite or a list of wrong turns can be read in what is handed out")
    func secrets() throws {
        let tree = FileTree(Repository.root)
        let solutions = ["1-reflection", "2-injection", "3-testable"].flatMap {
            tree.files(below: "Solutions/\($0)")
        }
        let secret = lines(
            contents(solutions.filter { !$0.contains("/starter/") } + tree.files(below: "Tests/Suites")))
        let known = lines(
            contents(
                solutions.filter { $0.contains("/starter/") } + tree.files(below: "Lessons")
                    + tree.files(below: "Sources")))
        let handedOut = lines(files.values)
        #expect(secret.subtracting(known).count > 2000)
        #expect(handedOut.intersection(secret).subtracting(known) == [])
    }

    @Test("Only the folders of a handout are there, and only the lessons that were asked for")
    func folders() {
        let tops = Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
        #expect(
            tops == [
                ".gitignore", ".swift-format", ".vscode", "Lessons", "Package.swift", "README.md",
                "Solutions",
                "Sources", "Tests", "handout.json",
            ])
        #expect(files.keys.filter { $0.hasPrefix("Tests/") } == [SealedSuites.path])
        let lessons = files.keys.filter { $0.hasPrefix("Lessons/") || $0.hasPrefix("Solutions/") }
            .compactMap { $0.split(separator: "/").dropFirst().first }
        #expect(Set(lessons) == ["1-reflection", "2-injection", "3-testable"])
        #expect(files.keys.filter { $0.hasPrefix("Solutions/") }.allSatisfy { $0.contains("/starter/") })
    }

    @Test("The manifest calls for each exercise what the manifest of the course calls")
    func manifest() throws {
        let own = String(decoding: try #require(contents(["Package.swift"]).first), as: UTF8.self)
            .replacing(/\(\s+/, with: "(").replacing(/,\s+/, with: ", ")
        let theirs = String(decoding: try #require(files["Package.swift"]), as: UTF8.self)
        for exercise in course.lessons.prefix(3).flatMap(\.exercises) {
            let call = HandoutManifest.call(for: exercise)
            #expect(own.contains(call))
            #expect(theirs.contains(call))
        }
        #expect(!theirs.contains("4-doubles") && !theirs.contains("testTarget"))
    }
}
