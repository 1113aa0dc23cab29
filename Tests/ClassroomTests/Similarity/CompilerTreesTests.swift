import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookSystem

@Suite(.temporaryFolder)
struct CompilerTreesTests {
    /// A compiler that crashes on input with the word "crash", and otherwise returns a tree for each file.
    private static let compiler = """
        #!/bin/sh
        files=
        previous=
        for argument; do
            if [ "$previous" = -primary-file ]; then files="$files $argument"; fi
            previous=$argument
        done
        if grep -q crash $files; then kill -SEGV $$; fi
        for file in $files; do printf '{"_kind":"source_file","filename":"%s"}' "$file"; done
        """

    private func trees(of texts: [String]) async throws -> [Bool] {
        let folder = TemporaryFolder.current
        try await folder.writeProgram(Self.compiler, to: "bin/swiftc")
        var toolchain = Toolchain.sample
        toolchain.swift = folder("bin/swift").path
        let trees = CompilerTrees(
            toolchain: toolchain, runner: ProcessRunner(), environment: ["PATH": "/usr/bin:/bin"],
            folder: folder("trees"))
        return await trees.trees(of: texts).map { $0 != nil }
    }

    @Test("A file that crashes the compiler has no tree and doesn't affect the other files")
    func crash() async throws {
        try await expectEqual(trees(of: ["one", "crash", "two"]), [true, false, true])
    }

    @Test("No temporary files are left behind")
    func cleaning() async throws {
        try await expectEqual(trees(of: ["one", "two"]), [true, true])
        #expect(TemporaryFolder.current.files(below: "trees").isEmpty)
    }
}
