import Foundation
import WorkbookModel

extension PartGrading {
    /// Returns what a person should look at in the learner's files.
    func sourceFlags() -> [Flag] {
        ownedSources().flatMap { SourceScan.flags(in: $0.text, path: $0.path, code: code) }
    }

    /// Returns what a person should look at in the objects of the learner's module.
    func symbolFlags(of workspace: Workspace) async throws -> [Flag] {
        try await SymbolScan(
            module: part.module, objects: workspace.listObjects(of: part.module),
            sources: ownedSources(), code: code, toolchain: toolchain, tools: marked
        ).flags()
    }

    private var code: SourceScan.Code { part.kind == .tests ? .tests : .production }

    private func ownedSources() -> [ImportScan.Source] {
        part.owns.compactMap { name in
            let file = attempt.folder.appending(path: name)
            guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
            return .init(path: course.relativePath(of: file), text: String(decoding: data, as: UTF8.self))
        }
    }
}
