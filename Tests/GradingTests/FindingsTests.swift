import Foundation
import TestSupport
import Testing
import WorkbookModel
import WorkbookSystem

@testable import WorkbookGrading

@Suite(.temporaryFolder) struct FindingsTests {
    let folder = TemporaryFolder.current
    private static let workspace = ".build/workbook/1.1/workspace"

    private func grading(
        _ fake: FakeTests, of attempt: URL? = nil, version: Toolchain.Version? = nil
    ) throws -> PartGrading {
        let course = try Course.load(folder.url)
        var toolchain = fake.toolchain
        toolchain.version = version ?? toolchain.version
        return PartGrading(
            attempt: PartAttempt(course.exercises[0].firstPart, in: attempt), exercise: course.exercises[0],
            course: course, toolchain: toolchain, tools: fake.tools, report: { _ in })
    }

    private func kept(_ grading: PartGrading) throws -> Findings? {
        let workspace = try Workspace.assemble(
            grading.attempt, course: grading.course, toolchain: grading.toolchain)
        return grading.keptFindings(for: workspace)
    }

    /// Inspects the sample attempt as grading does after a build.
    private func inspect() async throws -> FakeTests {
        _ = try SampleCourse.load(in: folder)
        let fake = try await FakeTests(in: folder)
        let grading = try grading(fake)
        // What was built before the workspace was assembled is removed.
        _ = try Workspace.assemble(grading.attempt, course: grading.course, toolchain: grading.toolchain)
        try folder.write(["\(Self.workspace)/.build/debug.yaml": "// a plan\n"])
        let workspace = try Workspace.assemble(
            grading.attempt, course: grading.course, toolchain: grading.toolchain)
        try workspace.stamp.set(by: grading.toolchain)
        _ = try await grading.findings(in: workspace, try await grading.inspection(), nil)
        #expect(try kept(grading) != nil)
        return fake
    }

    @Test(
        "After any change, the attempt is inspected again",
        arguments: [
            "Lessons/1-lamp/1-switch/Lamp.swift", "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift",
            "Tests/Suites/1-lamp/1-switch/Probes/New.swift", "Tests/Suites/1-lamp/1-switch/notes.md",
            "Tests/Suites/Shared/New.swift", "Solutions/1-lamp/1-switch/starter/New.swift",
            "Sources/Kit/Kit.swift", "\(workspace)/.build/debug.yaml",
            "\(workspace)/.build/workbook-findings",
        ])
    func change(path: String) async throws {
        let fake = try await inspect()
        try folder.write([path: "// changed\n"])
        #expect(try kept(grading(fake)) == nil)
    }

    @Test("After a change of a product or the toolchain, the attempt is inspected again")
    func product() async throws {
        let fake = try await inspect()
        #expect(try kept(grading(fake, version: Toolchain.oldest)) == nil)
        let folderName = fake.toolchain.buildFolderName
        try folder.write(["\(Self.workspace)/.build/\(folderName)/debug/Lamp.build/Lamp.o": "changed"])
        #expect(try kept(grading(fake)) == nil)
    }

    @Test("Identical code in another place is inspected again, because flags name the learner's files")
    func elsewhere() async throws {
        let fake = try await inspect()
        let source = try String(contentsOf: folder("Lessons/1-lamp/1-switch/Lamp.swift"), encoding: .utf8)
        try folder.write(["inbox/Lamp.swift": source])
        #expect(try kept(grading(fake, of: folder("inbox"))) == nil)
    }
}
