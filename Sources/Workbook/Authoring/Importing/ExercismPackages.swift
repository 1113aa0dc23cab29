import WorkbookModel
import WorkbookSystem

/// The products of packages that an exercise of a track uses, from the text of its `Package.swift`.
enum ExercismPackages {
    /// Returns the declared products that sources import, each once, in the order of the manifest.
    ///
    /// The manifest is only read, because running it would run the code of a stranger. A product counts as imported if a module of the
    /// same name is.
    static func products(in manifest: String, importedBy sources: [String]) -> [PackageProduct] {
        // Without blanks and comments, there is only one way to write a declaration.
        let code = Lexer.tokens(of: Array(manifest.utf8)).map(\.text).joined()
        let declared = Set(
            code.matches(of: /\.package\((?:name:"([^"\\]+)",)?url:"([^"\\]+)"/).flatMap { match in
                [match.1.map(String.init), name(of: String(match.2))].compactMap { $0?.lowercased() }
            })
        let imported = Set(sources.flatMap(imports))
        var seen: Set<PackageProduct> = []
        return code.matches(of: /\.product\(name:"([^"\\]+)",package:"([^"\\]+)"/).map { match in
            PackageProduct(package: String(match.2), name: String(match.1))
        }.filter { product in
            declared.contains(product.package.lowercased()) && imported.contains(product.name)
                && VendoredPackage.isName(product.package) && seen.insert(product).inserted
        }
    }

    /// Returns the name of the package at an address, such as `swift-numerics` for
    /// `https://github.com/apple/swift-numerics.git`.
    private static func name(of address: String) -> String {
        let last = address.split(separator: "/").last.map(String.init) ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func imports(in source: String) -> [String] {
        let kinds = /(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?/
        return source.split(whereSeparator: \.isNewline).compactMap { line in
            guard let lead = line.prefixMatch(of: /\s*(?:(?:@\w+|public|internal|private)\s+)*import\s+/)
            else { return nil }
            var rest = line[lead.range.upperBound...]
            if let kind = rest.prefixMatch(of: kinds) { rest = rest[kind.range.upperBound...] }
            return rest.prefixMatch(of: /\w+/).map { String($0.0) }
        }
    }
}
