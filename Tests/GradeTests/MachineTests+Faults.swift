import Foundation
import Testing

// Tests faults that neither the learner nor the workbook causes. `Tests/Faults/run` causes many more.
extension EndToEnd.MachineTests {
    @Test(
        "If Swift disappears during a build, the message says so and what to do, and nothing is recorded",
        .inCompleteRuns)
    func swiftGoes() async throws {
        try greet("return \"Hello, \\(name)\"")
        let swift = try await program(
            """
            #!/bin/sh
            case $1 in --version) PATH=${PATH#*:}; exec swift --version ;; esac
            rm "$0"
            exit 1
            """, named: "swift")
        defer { try? course.remove(".workbook-bin") }
        let screen = try await run(["lesson", "1.1"], environment: searching(swift))
        #expect(screen.status == 70)
        // The lines are wrapped around the path, whose length depends on the location of this repository.
        let words = screen.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains(
                "/swift existed a moment ago, but it no longer does. If Swift is being updated, wait until"))
        #expect(
            words.hasSuffix(
                "Your code is not the cause, and none of your work is lost. When that is fixed, run swift run grade lesson 1.1"
            ))
        #expect(!course.has(".workbook/progress.json"))
        try await expectPass()
    }

    @Test(
        "A link to swift is enough to find the toolchain, and Swift itself works after the link is gone",
        .inCompleteRuns)
    func swiftLinked() async throws {
        try greet("return \"Hello, \\(name)\"")
        let path = GradeTool.environment["PATH"] ?? ""
        let real = try #require(
            path.split(separator: ":").map { "\($0)/swift" }.first {
                FileManager.default.isExecutableFile(atPath: $0)
            })
        let link = course.root.appending(path: ".workbook-bin/swift")
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: real)
        // Let the tool find Swift again, so that it stores the link.
        try? course.remove(".build/workbook/toolchain.json")
        let linked = try await run(["lesson", "1.1"], environment: searching(link))
        #expect(linked.status == 0, Comment(rawValue: linked.output))
        try course.remove(".workbook-bin")
        try await expectPass()
    }

    @Test(
        "Grading works even if the home and temporary folders are unusable"
    )
    func noFolders() async throws {
        try greet("return \"Hello, \\(name)\" // anywhere")
        let environment = ["HOME": "/dev/null", "TMPDIR": "/dev/null/none"]
        let result = try await run(["lesson", "1.1"], environment: environment)
        #expect(result.status == 0, Comment(rawValue: result.output))
    }

    @Test(
        "A damaged build is rebuilt", .inCompleteRuns,
        arguments: ["Modules/Greeting.swiftmodule", "../../build.db"])
    func damagedBuild(name: String) async throws {
        try greet("return \"Hello, \\(name)\"")
        try await expectPass()
        let build = course.root.appending(path: ".build/workbook/1.1/workspace/.build")
        let platforms = try FileManager.default.contentsOfDirectory(atPath: build.path)
        let platform = try #require(platforms.first { $0.contains("-") })
        // SwiftPM keeps `build.db` next to the platform's folder.
        let file = build.appending(path: name.hasPrefix("../") ? "build.db" : "\(platform)/debug/\(name)")
        let whole = try Data(contentsOf: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(whole.count / 2))
        try handle.close()
        try await expectPass()
    }

    @Test("A damaged module cache is rebuilt", .inCompleteRuns)
    func damagedCache() async throws {
        try greet("return \"Hello, \\(name)\"")
        try await expectPass()
        let folder = course.root.appending(path: ".build/workbook")
        let modules = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".pcm")
        }
        try #require(!modules.isEmpty)
        for module in modules { try Data("damaged".utf8).write(to: folder.appending(path: module)) }
        try greet("return \"Hello, \" + name")
        try await expectPass()
    }

    private func expectPass(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let result = try await run(["lesson", "1.1"])
        #expect(result.status == 0, Comment(rawValue: result.output), sourceLocation: sourceLocation)
    }

    /// Writes a shell script into a separate folder.
    private func program(_ script: String, named name: String) async throws -> URL {
        try await course.writeProgram(".workbook-bin/\(name)", script)
    }

    /// Returns an environment whose search path starts with a program's folder.
    private func searching(_ program: URL) -> [String: String] {
        ["PATH": "\(program.deletingLastPathComponent().path):\(GradeTool.environment["PATH"] ?? "")"]
    }
}
