import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// The name that `lesson.json` gives the module that an exercise's checks import.
///
/// If the name is misspelled, the compiler blames the suite or the reference, which import the right one.
struct ModuleName {
    private let part: ExercisePart
    /// The folders with the code that imports it.
    private let importing: [URL]

    /// Finds the code: the hidden suite, or the tests of the reference.
    init(of part: ExercisePart) {
        self.part = part
        importing =
            part.kind == .tests
            ? [part.folder(in: part.folders.reference)] : [part.folders.checks, part.folders.probes]
    }

    /// Returns which name of the exercise's modules another module has, so that the compiler couldn't tell them apart.
    func taken(in places: ManifestPlaces, of course: Course) -> String? {
        let names = [("module", part.module), ("subject", part.kind == .tests ? part.subject ?? "" : "")]
        return names.lazy.compactMap { key, name in
            KnownNames.owner(of: name, in: course).map {
                "\(places.place(of: key)) has \"\(key)\": \"\(name)\", and a module of that name \($0). Choose another name"
            }
        }.first
    }

    /// Returns what is wrong with the name, if nothing imports it, and something imports a module that isn't known here.
    func problem(in places: ManifestPlaces) -> String? {
        guard let name = part.kind == .tests ? part.subject : part.module else { return nil }
        // Grading reports a file that can't be read.
        let sources = importing.flatMap { $0.files() }.map {
            FileManager.default.contents(atPath: $0.path) ?? Data()
        }
        let imports = Set(sources.flatMap(ModuleName.imports))
        if imports.contains(name) { return nil }
        let known = part.support + part.products.map(\.name) + [part.module]
        let unknown = imports.subtracting(known).subtracting(KnownNames.modules).sorted()
        guard let other = Suggestion.nearest(to: name, in: unknown) ?? unknown.first else { return nil }
        let (key, who) =
            part.kind == .tests ? ("subject", "the reference imports") : ("module", "the suite imports")
        return "\(places.place(of: key)) has \"\(key)\": \"\(name)\", and \(who) \(other)"
    }

    /// Returns the modules that a source imports.
    private static func imports(of source: Data) -> [String] {
        let words = Lexer.tokens(of: Array(source)).map(\.text)
        let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        return words.indices.dropLast().filter { words[$0] == "import" }.compactMap { index in
            words[(index + 1)...].first { !kinds.contains($0) }
        }
    }
}
