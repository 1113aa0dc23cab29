import Foundation
import TestSupport
import Testing

@testable import WorkbookBugs
@testable import WorkbookSystem

/// What is known about a package before it is built.
@Suite(.temporaryFolder) struct PackageTests {
    @Test("Targets that tests can't reach are skipped, each with its reason")
    func skippedTargets() throws {
        func target(_ name: String, _ type: String, _ module: String) -> String {
            """
            {"name": "\(name)", "type": "\(type)", "module_type": "\(module)", "path": "Sources/\(name)",
             "sources": ["One.swift", "Sub/Two.swift", "three.c"]}
            """
        }
        let targets = [
            target("Lib", "library", "SwiftTarget"), target("App", "executable", "SwiftTarget"),
            target("Tests", "test", "SwiftTarget"), target("Old", "library", "ClangTarget"),
            target("Macros", "macro", "SwiftTarget"), target("Plug", "plugin", "PluginTarget"),
            target("Zip", "system-target", "SystemLibraryTarget"),
        ]
        let package = try SwiftPackage(
            description: Data(#"{"name": "P", "targets": [\#(targets.joined(separator: ","))]}"#.utf8),
            manifest: Data(
                """
                {"dependencies": [{"fileSystem": [{"path": "/a/Other"}]}, {"sourceControl": [{}]}],
                 "targets": [{"name": "Lib"}, {"name": "App", "sources": ["One.swift"]}]}
                """.utf8))
        expectEqual(
            package.targets.map { "\($0.name): \($0.skipped ?? "changed")" },
            [
                "Lib: changed", "App: changed", "Tests: it contains the tests",
                "Old: it is not written in Swift",
                "Macros: a macro runs in the compiler", "Plug: a plugin runs in SwiftPM",
                "Zip: it has no source code",
            ])
        expectEqual(package.targets[0].sources, ["Sources/Lib/One.swift", "Sources/Lib/Sub/Two.swift"])
        expectEqual(package.targets.map(\.hasFixedSources), [false, true, false, false, false, false, false])
        expectEqual(package.localPackages, ["/a/Other"])
    }

    @Test("A copy replaces some files, removes others, keeps what is equal, and leaves the package as it is")
    func copy() throws {
        let folder = TemporaryFolder.current
        try folder.write([
            "P/Package.swift": "// package", "P/Sources/A.swift": "a", "P/Sources/B.swift": "b",
            "P/.git/HEAD": "no", "P/.build/x": "no",
        ])
        try folder.link("P/link", to: "Sources")
        let copy = PackageCopy(of: folder("P"), in: folder("copies"))
        try copy.update()
        let inside = String(copy.root.path.dropFirst(folder.url.path.count + 1))
        expectEqual(
            folder.files(below: inside), ["Package.swift", "Sources/A.swift", "Sources/B.swift", "link"])
        let old = Date(timeIntervalSince1970: 1_000_000)
        for name in ["A", "B"] {
            try FileManager.default.setAttributes(
                [.modificationDate: old],
                ofItemAtPath: copy.root.appending(path: "Sources/\(name).swift").path)
        }
        try FileManager.default.removeItem(at: folder("P/link"))
        try copy.update(replacing: [
            "Sources/A.swift": Data("changed".utf8), "Sources/New.swift": Data("n".utf8),
        ])
        expectEqual(
            folder.files(below: inside),
            ["Package.swift", "Sources/A.swift", "Sources/B.swift", "Sources/New.swift"])
        expectEqual(folder.text(at: "\(inside)/Sources/A.swift"), "changed")
        let attributes = try FileManager.default.attributesOfItem(
            atPath: copy.root.appending(path: "Sources/B.swift").path)
        expectEqual(attributes[.modificationDate] as? Date, old)
        // Before the package is read, the sources of the last build stay.
        try copy.update(keepsSources: true)
        expectEqual(folder.text(at: "\(inside)/Sources/A.swift"), "changed")
        #expect(folder.text(at: "\(inside)/Sources/New.swift") != nil)
        expectEqual(folder.text(at: "P/Sources/A.swift"), "a")
    }

    @Test("A package beside the original is found from the copy, and downloaded ones are copied")
    func neighbors() throws {
        let folder = TemporaryFolder.current
        try folder.write([
            "P/Package.swift": "", "Other/Package.swift": "other", "P/.build/workspace-state.json": "{}",
            "P/.build/checkouts/dep/a.swift": "", "P/.build/debug/large": "",
        ])
        let copy = PackageCopy(of: folder("P"), in: folder("copies"))
        try copy.update()
        try copy.copyDependencies()
        let place = copy.root.deletingLastPathComponent().appending(path: "Other")
        try copy.linkNeighbors([place.path, "/elsewhere"])
        expectEqual(
            FileManager.default.contents(atPath: place.appending(path: "Package.swift").path),
            Data("other".utf8))
        let scratch = String(copy.scratch.path.dropFirst(folder.url.path.count + 1))
        expectEqual(folder.files(below: scratch), ["checkouts/dep/a.swift", "workspace-state.json"])
    }

    @Test("A build that fails because the disk is full doesn't blame the package")
    func fullDisk() {
        let copy = PackageCopy(of: TemporaryFolder.current.url, in: TemporaryFolder.current("copies"))
        let tools = BugTools(toolchain: .sample, runner: ProcessRunner(), environment: [:], width: 1)
        func problem(_ output: String) -> any Error {
            PackageBuild(copy: copy, tools: tools).problem(
                ProcessResult(termination: .exited(1), output: output, errorOutput: "", seconds: 1))
        }
        let full = "<unknown>:0: error: error closing '/b/M.swiftmodule': No space left on device\n"
        #expect(problem(full) as? MachineFault == .diskFull("/b/M.swiftmodule"))
        #expect(problem("/p/A.swift:1:1: error: expected expression\n") is BugProblem)
    }

    @Test("The package of a folder is in it or above it")
    func find() throws {
        let folder = TemporaryFolder.current
        try folder.write(["P/Package.swift": "", "P/Sources/Lib/a.swift": ""])
        let found = try PackageReader.find(from: folder("P/Sources/Lib"))
        expectEqual(found.lastPathComponent, "P")
        #expect(throws: BugProblem.noPackage(folder.url)) { try PackageReader.find(from: folder.url) }
        #expect(throws: BugProblem.noFolder(folder("Q"))) { try PackageReader.find(from: folder("Q")) }
    }

    @Test("A failure of SwiftPM says whether the network is missing")
    func network() {
        let package = URL(filePath: "/p")
        expectEqual(
            PackageReader.problem("x\nerror: Failed to clone repository https://a", package),
            .needsNetwork(package, "error: Failed to clone repository https://a"))
        expectEqual(
            PackageReader.problem("a\nPackage.swift:3: error: no", package),
            .badManifest(package, "Package.swift:3: error: no"))
    }

    @Test("Changed lines are those that a difference adds")
    func changedLines() {
        let lines = ChangedLines(
            diff: """
                diff --git Sources/A.swift Sources/A.swift
                --- Sources/A.swift
                +++ Sources/A.swift
                @@ -3 +3,2 @@ struct A {
                +x
                @@ -10,2 +12,0 @@
                @@ -20 +20 @@
                """)
        expectEqual((1...25).filter { lines.contains("Sources/A.swift", $0) }, [3, 4, 20])
        #expect(!lines.contains("Sources/B.swift", 3))
    }

    @Test("Errors of the compiler are read with their places, and notes without words")
    func compilerErrors() {
        let found = CompilerError.all(
            in: """
                /p/Sources/A.swift:12:3: error: cannot find 'x' in scope
                /p/Sources/A.swift:12:3: warning: unused
                /p/Sources/B.swift:4:1: note: return statement has underlying type 'Int'
                /other/C.swift:1:1: error: no
                error: fatalError
                """, root: URL(filePath: "/p"))
        expectEqual(
            found,
            [
                CompilerError(file: "Sources/A.swift", line: 12, message: "cannot find 'x' in scope"),
                CompilerError(file: "Sources/B.swift", line: 4, message: ""),
            ])
    }
}
