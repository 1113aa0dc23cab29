import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds out, by trying, what holds on this machine.
///
/// Each extension looks at one thing: the toolchain, the course, the limits, the walls.
package struct Doctor: Sendable {
    var environment: [String: String]
    var runner: ProcessRunner
    /// The program that asks, past all links; it may be older than its sources.
    var tool: URL?

    /// Prepares an examination of the machine with this environment.
    package init(environment: [String: String], runner: ProcessRunner, tool: URL? = nil) {
        self.environment = environment
        self.runner = runner
        self.tool = tool
    }

    /// Looks at everything.
    package func examine(_ course: Course?) async -> [Diagnosis] {
        let (swift, toolchain) = await examineSwift()
        var diagnoses = [swift]
        if let toolchain { diagnoses.append(await examineSwiftTesting(toolchain, course)) }
        if let course { diagnoses += examineFolder(of: course) + examineFiles(of: course) }
        return await diagnoses + examineLimits() + examineWalls()
    }
}
