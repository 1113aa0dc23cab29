import Foundation
import WorkbookModel

extension Grading {
    /// What in the learner's files is for a person to look at.
    func suspicions() -> [Flag] {
        ownedSources().flatMap { SourceScan.flags(in: $0.text, path: $0.path, part: part) }
    }

    /// What in the learner's objects is for a person to look at.
    func symbols(of workspace: Workspace) async throws -> [Flag] {
        try await SymbolScan(
            module: exercise.module, objects: workspace.objects(of: exercise.module),
            sources: ownedSources(), part: part, toolchain: toolchain, tools: marked
        ).flags()
    }

    private var part: SourceScan.Part { exercise.kind == .tests ? .tests : .production }

    private func ownedSources() -> [ImportScan.Source] {
        exercise.owns.compactMap { name in
            let file = attempt.folder.appending(path: name)
            guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
            return .init(path: course.relativePath(of: file), text: String(decoding: data, as: UTF8.self))
        }
    }
}
