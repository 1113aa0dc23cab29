import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ToolchainTests {
    let folder = TemporaryFolder.current

    @Test("The version and the target come from `swift --version`")
    func find() async throws {
        let toolchain = try await find(
            answering: """
                Swift version 6.3.1 (swift-6.3.1-RELEASE)
                Target: x86_64-unknown-linux-gnu
                """)
        #expect(
            toolchain
                == Toolchain(
                    swift: folder("bin/swift").path, version: .init(major: 6, minor: 3, patch: 1),
                    target: "x86_64-unknown-linux-gnu"))
    }

    @Test("Apple's output, with a different beginning and no patch number, is parsed too")
    func apple() async throws {
        let toolchain = try await find(
            answering: """
                swift-driver version: 1.127.14.1 Apple Swift version 6.2 (swiftlang-6.2.0.19.9 clang-1700.3.19.1)
                Target: arm64-apple-macosx15.0
                """)
        #expect(toolchain.version == .init(major: 6, minor: 2, patch: 0))
        #expect(toolchain.buildFolderName == "arm64-apple-macosx")
    }

    @Test("The first folder of the search path with an executable swift is used")
    func searchPath() async throws {
        try folder.write(["first/swift": "no program"])
        try await program("second/swift", answering: "Swift version 6.2.3\nTarget: t")
        try await program("third/swift", answering: "Swift version 7.0\nTarget: t")
        let toolchain = try await find(in: ["first", "second", "third"])
        #expect(toolchain.swift == folder("second/swift").path)
        #expect(toolchain.tool("swiftc") == folder("second/swiftc").path)
    }

    @Test("If there is no swift, the error lists the folders that were searched")
    func missing() async {
        await #expect(throws: ToolchainProblem.missing(searched: [folder("a").path, folder("b").path])) {
            try await find(in: ["a", "b"])
        }
        await #expect(throws: ToolchainProblem.missing(searched: [])) {
            try await Toolchain.find(environment: [:], runner: ProcessRunner(), cache: nil)
        }
    }

    @Test("An outdated toolchain is reported with its version")
    func tooOld() async {
        let found = Toolchain(
            swift: folder("bin/swift").path, version: .init(major: 6, minor: 1, patch: 3), target: "t")
        await #expect(throws: ToolchainProblem.tooOld(found: found)) {
            try await find(answering: "Swift version 6.1.3 (swift-6.1.3-RELEASE)\nTarget: t")
        }
    }

    @Test("If a program's output isn't a Swift version, the output is reported")
    func unreadable() async {
        let problem = ToolchainProblem.unreadable(path: folder("bin/swift").path, answer: "hello\n")
        await #expect(throws: problem) { try await find(answering: "hello") }
    }

    @Test(
        "The requested version of the event stream is the newest that the toolchain supports",
        arguments: [
            (Toolchain.Version(major: 6, minor: 2, patch: 9), "0"),
            (Toolchain.Version(major: 6, minor: 3, patch: 0), "6.3"),
            (Toolchain.Version(major: 6, minor: 10, patch: 0), "6.3"),
            (Toolchain.Version(major: 7, minor: 0, patch: 0), "6.3"),
        ])
    func eventStreamVersion(version: Toolchain.Version, expected: String) {
        var toolchain = Toolchain.sample
        toolchain.version = version
        #expect(toolchain.eventStreamVersion == expected)
    }

    @Test("A version is shown without a trailing zero")
    func description() {
        #expect("\(Toolchain.Version(major: 6, minor: 3, patch: 1))" == "6.3.1")
        #expect("\(Toolchain.Version(major: 6, minor: 2, patch: 0))" == "6.2")
    }

    @Test("The toolchain is cached, and detected again after the program has changed")
    func cache() async throws {
        // A program is cached only if its own file determines the toolchain.
        try await program("bin/swift-frontend", answering: "Swift version 6.2.3\nTarget: t")
        try folder.link("bin/swift", to: "swift-frontend")
        let cache = folder("cache/toolchain.json")
        #expect(try await find(cache: cache).version.patch == 3)

        let known = try #require(folder.text(at: "cache/toolchain.json"))
        try folder.write(["cache/toolchain.json": known.replacing("\"patch\":3", with: "\"patch\":99")])
        #expect(try await find(cache: cache).version.patch == 99)

        try await program("bin/swift-frontend", answering: "Swift version 6.2.10\nTarget: t")
        #expect(try await find(cache: cache).version.patch == 10)

        try folder.write(["cache/toolchain.json": "{ broken"])
        #expect(try await find(cache: cache).version.patch == 10)
    }

    @Test("A launcher that selects a toolchain itself is asked every time")
    func launcher() async throws {
        let cache = folder("cache/toolchain.json")
        try await program("bin/swift", answering: "Swift version 6.2.3\nTarget: t")
        #expect(try await find(cache: cache).version.patch == 3)
        #expect(folder.text(at: "cache/toolchain.json") == nil)
    }

    private func find(answering answer: String) async throws -> Toolchain {
        try await program("bin/swift", answering: answer)
        return try await find()
    }

    private func find(in folders: [String] = ["bin"], cache: URL? = nil) async throws -> Toolchain {
        let path = folders.map { folder($0).path }.joined(separator: ":")
        return try await Toolchain.find(environment: ["PATH": path], runner: ProcessRunner(), cache: cache)
    }

    /// Writes a program that always prints the same text.
    private func program(_ path: String, answering answer: String) async throws {
        try await folder.writeProgram("#!/bin/sh\n/bin/cat <<'END'\n\(answer)\nEND\n", to: path)
    }
}
