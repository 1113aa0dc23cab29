import Foundation

/// A package as SwiftPM describes it, as far as its mutants need it.
package struct SwiftPackage: Sendable, Equatable {
    /// A target of the package.
    package struct Target: Sendable, Equatable {
        var name: String
        /// The folder, relative to the package.
        var path: String
        /// The Swift files, relative to the package.
        package var sources: [String]
        /// Whether its tests are among the package's own.
        package var isTest: Bool
        /// Why it has no mutants; `nil` if it has some.
        var skipped: String?
        /// Whether the manifest lists the sources, so that no file can be added.
        var hasFixedSources: Bool
    }

    var name: String
    /// The targets, in the order in which SwiftPM lists them.
    package var targets: [Target]
    /// The folders of other packages that the manifest names by a path.
    var localPackages: [String]

    /// Reads what `swift package describe` and `swift package dump-package` have written.
    ///
    /// - Throws: `DecodingError`.
    init(description: Data, manifest: Data) throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let described = try decoder.decode(Description.self, from: description)
        let manifest = try JSONDecoder().decode(Manifest.self, from: manifest)
        let fixed = Set(manifest.targets.filter { $0.sources != nil }.map(\.name))
        name = described.name
        localPackages = manifest.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
        targets = described.targets.map { target in
            Target(
                name: target.name, path: target.path,
                sources: target.sources.filter { $0.hasSuffix(".swift") }.map { "\(target.path)/\($0)" },
                isTest: target.type == "test", skipped: SwiftPackage.reason(toSkip: target),
                hasFixedSources: fixed.contains(target.name))
        }
    }

    private static func reason(toSkip target: Description.Target) -> String? {
        switch (target.type, target.moduleType) {
        case ("macro", _): "a macro runs in the compiler"
        case ("plugin", _): "a plugin runs in SwiftPM"
        case ("binary", _), ("system-target", _): "it has no source code"
        case ("test", _): "it contains the tests"
        case ("snippet", _): "no test can use a snippet"
        case (_, "SwiftTarget"?): nil
        default: "it is not written in Swift"
        }
    }

    private struct Description: Decodable {
        struct Target: Decodable {
            var name: String
            var type: String
            var moduleType: String?
            var path: String
            var sources: [String]
        }
        var name: String
        var targets: [Target]
    }

    private struct Manifest: Decodable {
        struct Dependency: Decodable {
            struct Folder: Decodable { var path: String }
            var fileSystem: [Folder]?
        }
        struct Target: Decodable {
            var name: String
            var sources: [String]?
        }
        var dependencies: [Dependency]
        var targets: [Target]
    }
}
