import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns the line at which the learner's code calls itself in any case, as the compiler warns; `nil` if it doesn't.
    ///
    /// The thread of a check has no stack left for a backtrace when it crashes like that.
    func placeOfRecursion(in workspace: Workspace) async -> Place? {
        let checking = try? await CheckedFile.typeChecking(
            part.module, searching: workspace.searching(), toolchain: toolchain, tools: marked)
        // Only the passes after type-checking find it.
        let arguments = (checking ?? []).map { $0 == "-typecheck" ? "-emit-sil" : $0 } + ["-o", "/dev/null"]
        let files = workspace.listSources(of: part.module).map(\.path)
        let command = Command(toolchain.frontend, arguments + files, environment: marked.environment)
        // Without it, the crash has its message, and no line.
        guard let result = try? await marked.runner.run(command, limit: 60) else { return nil }
        return CompilerMessage.parse(result.errorOutput).lazy
            .filter { $0.text.hasPrefix("function call causes an infinite recursion") }
            .map { workspace.place(of: $0.path, line: $0.line, column: $0.column) }
            .first { $0.origin == .learner }?.place
    }
}
