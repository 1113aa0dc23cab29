import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookSystem

enum TypedTree {
    /// Returns the compiler's tree of a type-checked file of the module `Lamp`, in the current temporary folder.
    ///
    /// - Parameter given: The source of another file of the module.
    static func of(_ source: String, given: String? = nil) async throws -> Data {
        let folder = TemporaryFolder.current
        try folder.write(["Lamp.swift": source])
        if let given { try folder.write(["Given.swift": given]) }
        let toolchain = try await Toolchain.find(
            environment: ProcessInfo.processInfo.environment, runner: ProcessRunner(), cache: nil)
        let tools = Tools(runner: ProcessRunner(), environment: ProcessInfo.processInfo.environment)
        let arguments =
            try await CheckedFile.typeChecking("Lamp", searching: [], toolchain: toolchain, tools: tools)
            + [
                "-dump-ast", "-dump-ast-format", "json", "-primary-file", folder("Lamp.swift").path, "-o",
                folder("tree").path,
            ] + (given == nil ? [] : [folder("Given.swift").path])
        let result = try await tools.runner.run(
            Command(toolchain.frontend, arguments, environment: tools.environment), limit: 600)
        #expect(result.termination.isSuccess, "\(result.errorOutput)")
        return try Data(contentsOf: folder("tree"))
    }
}
