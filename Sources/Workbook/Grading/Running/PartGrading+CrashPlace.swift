import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns the lines of the learner's code for crashes that leave no backtrace behind, as far as they are certain.
    func places(of stops: [Stop], in workspace: Workspace) async -> [Stop: Place] {
        var places: [Stop: Place] = [:]
        for stop in Set(stops) {
            guard case .crashed(let message?) = stop else { continue }
            if message == CrashReport.fullStack { places[stop] = await placeOfRecursion(in: workspace) }
            if message.hasPrefix("Could not cast value") { places[stop] = placeOfOnlyForcedCast() }
        }
        return places
    }

    /// Returns the line at which the learner's code calls itself in any case, as the compiler warns; `nil` if it doesn't.
    private func placeOfRecursion(in workspace: Workspace) async -> Place? {
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

    /// Returns the line of the only `as!` in the learner's files.
    private func placeOfOnlyForcedCast() -> Place? {
        let places = part.owns.flatMap { name -> [Place] in
            // A file that can't be read was reported before anything ran.
            guard let source = try? attempt.read(name) else { return [] }
            let tokens = Lexer.tokens(of: Array(source))
            let casts = zip(tokens, tokens.dropFirst()).filter { $0.text == "as" && $1.text == "!" }
            let path = course.relativePath(of: attempt.folder.appending(path: name))
            return casts.map { Place(path: path, line: source.line(ofOffset: $0.0.range.lowerBound)) }
        }
        return places.count == 1 ? places[0] : nil
    }
}
