import Foundation
import Testing
import TestSupport
import WorkbookMarkdown

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

extension EndToEnd {
    /// Checks that the code in chapters compiles, and that the tests of their examples pass.
    @Suite(.serialized, .buildSlot(seconds: 20)) struct ChapterTests {
        /// The lessons by name, because the test library prints only the names of arguments.
        static let lessons = Dictionary(
            uniqueKeysWithValues: ((try? Course.load(Repository.root))?.lessons ?? []).map {
                ($0.slug, $0)
            })

        @Test(
            "Every Swift block in a chapter is part of its example, or compiles by itself",
            arguments: lessons.keys.sorted())
        func blocks(name: String) async throws {
            let lesson = try #require(Self.lessons[name])
            let chapter = try String(contentsOf: lesson.chapter, encoding: .utf8)
            let blocks = chapter.matches(of: /(?ms)^```swift\n(.*?)^```$/).map { String($0.1) }
            try #require(!blocks.isEmpty)
            let example = try exampleSources(of: lesson)
            for block in blocks where !example.contains(where: { $0.contains(normalized(block)) }) {
                let errors = try await typecheck(block)
                #expect(errors == "", "this block of \(lesson.chapter.path) does not compile:\n\(block)")
            }
        }

        @Test(
            "A chapter's example passes its own tests",
            arguments: lessons.filter { FileManager.default.fileExists(atPath: package(of: $0.value).path) }
                .keys.sorted())
        func example(name: String) async throws {
            let lesson = try #require(Self.lessons[name])
            let builds = Repository.root.appending(path: ".build/examples")
            // The examples share a cache of Swift's own modules, which would otherwise dominate the run time.
            let result = try await swift([
                "test", "--package-path", Self.package(of: lesson).path,
                "--scratch-path", builds.appending(path: lesson.slug).path, "--disable-xctest",
                "-Xswiftc", "-index-ignore-system-modules",
                "-Xswiftc", "-module-cache-path", "-Xswiftc", builds.appending(path: "modules").path,
            ])
            #expect(result.termination == .exited(0), Comment(rawValue: result.output + result.errorOutput))
            #expect(result.output.contains(/Test run with [1-9]\d* tests? .*passed/))
        }

        @Test("The decision guide has a point for each lesson, and a point for using no technique")
        func guide() throws {
            let last = try #require(Self.lessons.values.max { $0.number < $1.number })
            let chapter = try MarkdownDocument(contentsOf: last.chapter)
            let title = try #require(last.guide)
            let guide = try #require(chapter.section(titled: title))
            let points = guide.blocks.flatMap { block -> [MarkdownItem] in
                if case .list(let items) = block { items } else { [] }
            }
            #expect(points.count == Self.lessons.count + 1)
        }

        /// The folder of a chapter's example; not every lesson has one.
        private static func package(of lesson: Lesson) -> URL { lesson.folder.appending(path: "Example") }

        /// Returns the text without its indentation, which differs between an example and an excerpt of it.
        private func normalized(_ text: String) -> String {
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty }.joined(separator: "\n")
        }

        private func exampleSources(of lesson: Lesson) throws -> [String] {
            let folder = Self.package(of: lesson)
            let names =
                FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return try names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") }.map {
                normalized(try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            }
        }

        private func typecheck(_ block: String) async throws -> String {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "Block.swift")
            try Data(block.utf8).write(to: file)
            let result = try await swift(
                ["-frontend", "-typecheck", "-swift-version", "6", file.path], tool: "swiftc")
            return result.errorOutput
        }

        private func swift(_ arguments: [String], tool: String = "swift") async throws -> ProcessResult {
            let command = Command("/usr/bin/env", [tool] + arguments, environment: GradeTool.environment)
            return try await ProcessRunner().run(command, limit: 900)
        }
    }
}
