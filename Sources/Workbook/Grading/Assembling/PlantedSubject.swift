import Foundation
import WorkbookModel

/// The hidden subject of a learner's tests, as it stands in a workspace: it contains every variant, and names none.
struct PlantedSubject {
    /// The files by their paths in the package.
    private(set) var files: [String: Data] = [:]
    /// How a variant is selected.
    let variants: VariantSwitch
    /// The names that were generated for its types.
    let names: HiddenNames

    /// Reads the subject of a part.
    ///
    /// - Parameter folder: The folder of the workspace, which holds its secret.
    /// - Throws: ``MalformedFile`` for the variants, and the file system's errors.
    init(of part: ExercisePart, folder: URL) throws {
        let secret = try WorkspaceSecret(of: folder)
        variants = VariantSwitch(try Variants.load(for: part), secret: secret)
        var sources = try Workspace.sources(in: part.folders.subject)
        sources["PlantedVariant.swift"] = Data(variants.text.utf8)
        names = HiddenNames(subject: sources, readable: part.readableWords, secret: secret)
        for (name, source) in sources {
            files["Sources/\(part.subject ?? "")/\(name)"] = names.hidden(in: source)
        }
    }
}
