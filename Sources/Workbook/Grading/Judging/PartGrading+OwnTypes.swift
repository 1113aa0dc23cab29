import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns a finding for each type that the learner's tests declare although the module under test has it.
    func ownTypeFindings(in workspace: Workspace) async -> [PlantedBugs.Finding] {
        await ownTypes(in: workspace).map { type in
            let name = part.owns[type.file]
            // Without its content, the finding has no line.
            let line = (try? attempt.read(name))?.line(ofOffset: type.offset)
            return PlantedBugs.Finding(
                "your tests declare their own `\(type.name)`, so they examine that one and not the exercise's",
                at: line.map {
                    Place(path: course.relativePath(of: attempt.folder.appending(path: name)), line: $0)
                })
        }
    }

    /// Returns the errors, with advice for those about a type of the learner's that only has the name of the exercise's.
    func explainingOwnTypes(_ diagnostics: [Diagnostic], _ workspace: Workspace) async -> [Diagnostic] {
        let names = await ownTypes(in: workspace).map(\.name)
        return diagnostics.map { diagnostic in
            // The compiler names the module as well where two types have the same name.
            let own = names.first { name in
                ["'\(name)'", ".\(name)'", "any \(name)'"].contains(where: diagnostic.message.contains)
            }
            guard let own, diagnostic.origin == .learner else { return diagnostic }
            return Diagnostic(
                origin: .learner, place: diagnostic.place, message: diagnostic.message,
                advice:
                    "Your tests declare their own `\(own)`, which is a different type from the exercise's `\(own)`."
            )
        }
    }

    private func ownTypes(in workspace: Workspace) async -> [OwnTypeScan.Declaration] {
        guard let name = part.subject else { return [] }
        let subject = try? await SyntaxTree.nodes(
            of: workspace.listSources(of: name), toolchain: toolchain, runner: marked.runner,
            environment: marked.environment)
        // Without syntax trees, the learner reads what the tests do, but not why.
        guard let subject, let tests = try? await syntaxTrees(workspace) else { return [] }
        return OwnTypeScan(tests: tests, subject: Array(subject.values), known: part.readableWords)
            .declarations
    }
}
