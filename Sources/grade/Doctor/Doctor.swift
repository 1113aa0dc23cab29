import Foundation
import WorkbookCommandLine
import WorkbookModel
import WorkbookSystem

/// A doctor that finds out by trials what works on this machine.
///
/// Each extension examines one thing: the toolchain, the course, the limits, the sandbox.
package struct Doctor: Sendable {
    var environment: [String: String]
    var runner: ProcessRunner
    /// The running program without symbolic links in its path; it may be older than its sources.
    var tool: URL?

    /// Creates a doctor for this machine with the given environment.
    package init(environment: [String: String], runner: ProcessRunner, tool: URL? = nil) {
        self.environment = environment
        self.runner = runner
        self.tool = tool
    }

    /// Examines everything.
    package func examine(_ course: Course?) async -> [Diagnosis] {
        let (swift, toolchain) = await examineSwift()
        var diagnoses = [swift]
        if let toolchain { diagnoses.append(await examineSwiftTesting(toolchain, course)) }
        if let course { diagnoses += examineFolder(of: course) + examineFiles(of: course) }
        return await diagnoses + examineLimits() + examineSandbox()
    }
}
