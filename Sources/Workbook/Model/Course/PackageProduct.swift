/// A library of a vendored package that an exercise uses, written `swift-numerics/RealModule`.
package struct PackageProduct: Sendable, Hashable, CustomStringConvertible {
    /// The name of the package in `course.json`.
    package var package: String
    /// The name of the library in the package's manifest.
    package var name: String

    /// Describes a library of a package.
    package init(package: String, name: String) {
        self.package = package
        self.name = name
    }

    /// Reads the name of a package, a slash, and the name of a library.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy(VendoredPackage.isName) else { return nil }
        self.init(package: parts[0], name: parts[1])
    }

    /// The two names with a slash between them.
    package var description: String { "\(package)/\(name)" }
}
