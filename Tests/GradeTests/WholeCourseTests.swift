import Foundation
import Testing
import TestSupport

@testable import WorkbookModel

extension EndToEnd {
    /// Verifies the course of this repository: what learners get.
    @Suite(.serialized) struct WholeCourseTests {
        /// Where nobody has worked on the lessons, they must be as they are shipped, too.
        static let isPristine = ProcessInfo.processInfo.environment["CI"] != nil

        @Test("grade course verify finds no breach")
        func verify() async throws {
            let result = try await GradeTool.run(
                ["course", "verify"] + (Self.isPristine ? ["--pristine"] : []), in: Repository.root,
                limit: 1_800)
            print(result.output)
            #expect(result.status == 0, Comment(rawValue: result.output + result.errors))
        }

        @Test("Every exercise folder is a target of the package, so that editors index it")
        func targets() throws {
            let manifest = try String(
                contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
            for exercise in try Course.load(Repository.root).exercises {
                let path = exercise.folders.lesson.pathComponents.suffix(2).joined(separator: "/")
                let call = "exercise(\"\(path)\", module: \"\(exercise.module)\""
                #expect(manifest.replacing(/\(\s+/, with: "(").contains(call))
            }
        }
    }
}
