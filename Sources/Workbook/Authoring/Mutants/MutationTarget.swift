import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookMutation
import WorkbookSystem

/// A module to mutate, and the part of an exercise whose tests have to notice the mutants.
struct MutationTarget: Sendable {
    /// The part whose suite runs, or the learner's tests.
    var part: ExercisePart
    /// The module that is mutated.
    var module: String
    /// All files of the module by their names.
    var files: [String: URL]
    /// The names of the files that are mutated; the others are given.
    var mutated: [String]

    /// Returns the targets of an exercise: the reference under its hidden suite, and the given subject under the reference's
    /// tests.
    static func all(of exercise: Exercise) throws -> [MutationTarget] {
        try exercise.parts.map { part in
            if part.kind == .tests, exercise.firstPart.kind == .tests {
                let files = try sources(in: exercise.folders.starter.appending(path: "Subject"))
                return MutationTarget(
                    part: part, module: part.subject ?? "", files: files, mutated: files.keys.sorted())
            }
            // The tests of a second part are tests of the first one's code, without a double that they use.
            let code = PartAttempt(exercise.firstPart, in: exercise.folders.reference).part
            let owned = Dictionary(
                uniqueKeysWithValues: code.owns.map { ($0, exercise.folders.reference.appending(path: $0)) })
            let files = try sources(in: code.starter).filter { code.isGiven($0.key) }.merging(owned) {
                _, own in own
            }
            return MutationTarget(
                part: part, module: part.kind == .tests ? part.subject ?? "" : code.module, files: files,
                mutated: part.carries.isEmpty
                    ? code.owns : files.keys.filter { !part.carries.contains($0) }.sorted())
        }
    }

    static func sources(in folder: URL) throws -> [String: URL] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift")
        }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.appending(path: $0)) })
    }

    /// Whether the hidden suite has to notice the mutants; otherwise they only suggest planted bugs.
    var isProduction: Bool { part.kind != .tests }

    /// Reads the files that are mutated.
    func sources(toolchain: Toolchain, tools: Tools) async throws -> [SourceFile] {
        var sources: [SourceFile] = []
        for name in mutated {
            guard let file = files[name] else { continue }
            let tree = try await SyntaxTree.data(
                of: file, toolchain: toolchain, runner: tools.runner, environment: tools.environment)
            guard let node = SyntaxTree.node(of: tree) else {
                throw MalformedFile(file: file, keyPath: "", expected: "Swift code", found: "no syntax tree")
            }
            sources.append(SourceFile(name: name, data: try Data(contentsOf: file), tree: node))
        }
        return sources
    }

    /// Returns the module with some of its files replaced.
    func versions(replacing replaced: [String: Data]) throws -> ModuleVersions {
        let originals = try files.mapValues { try Data(contentsOf: $0) }
        return ModuleVersions(module: module, files: originals.merging(replaced) { _, new in new })
    }
}
