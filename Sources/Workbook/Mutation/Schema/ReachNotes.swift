import WorkbookSystem

/// How the program of a schema notes which bodies run.
package struct ReachNotes: Sendable {
    /// The environment variable that names the file of notes, in which each body that ran has set its byte to 1.
    package var variable: String
    /// The number of the first body of each file, in the whole program.
    package var firstBodies: [String: Int]
    /// How many bodies the whole program has, which may consist of several modules.
    ///
    /// The byte after theirs is set when the changed statement runs.
    package var count: Int

    /// Creates a description.
    package init(variable: String, firstBodies: [String: Int], count: Int) {
        self.variable = variable
        self.firstBodies = firstBodies
        self.count = count
    }
}

extension SourceFile {
    /// The text without the attributes by which other modules compile a copy of a body, which then could not use the schema's
    /// own declarations.
    ///
    /// `@inlinable` stays on internal declarations, which may have to be known to other modules all the same; see ``usable(_:)``.
    var bytesWithoutInlining: [UInt8] {
        var bytes = bytes
        for (index, token) in tokens.enumerated()
        where ["@inlinable", "@_transparent", "@_alwaysEmitIntoClient"].contains(token.text) {
            let words = tokens[index...].prefix { !SourceFile.keywords.contains($0.text) }.map(\.text)
            let isKept =
                token.text == "@inlinable" && !words.contains("@usableFromInline")
                && (words.contains("internal") || words.contains("package"))
            if isKept { continue }
            for offset in token.range { bytes[offset] = UInt8(ascii: " ") }
        }
        return bytes
    }

    /// The words with which declarations begin that can have such an attribute.
    private static let keywords: Set<String> = ["func", "var", "let", "init", "subscript", "deinit"]

    /// Returns code in which what is left of inlining only makes declarations known to other modules.
    static func usable(_ code: String) -> String { code.replacing("@inlinable", with: "@usableFromInline") }
}

extension MutantRuntime {
    /// Returns the source for a program that notes which bodies run.
    ///
    /// The file of notes is mapped into memory, so that a crash loses none of them. Only the C library is imported, because
    /// Foundation could change the meaning of the code around it.
    static func text(variable: String, reach: ReachNotes) -> String {
        """
        #if canImport(Darwin)
        import Darwin
        #elseif canImport(Musl)
        import Musl
        #elseif canImport(Glibc)
        import Glibc
        #endif

        enum __Mutant {
            static let active: Swift.Int = {
                guard let text = getenv("\(variable)") else { return 0 }
                return Swift.Int(Swift.String(cString: text)) ?? 0
            }()
            nonisolated(unsafe) private static let notes: Swift.UnsafeMutableRawPointer? = {
                guard let path = getenv("\(reach.variable)") else { return nil }
                let file = open(path, O_RDWR | O_CREAT, 0o600)
                guard file >= 0, ftruncate(file, \(reach.count + 1)) == 0 else { return nil }
                let memory = mmap(nil, \(reach.count + 1), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
                return memory == MAP_FAILED ? nil : memory
            }()
            static func chosen(_ body: Swift.Int, _ first: Swift.Int, _ last: Swift.Int) -> Swift.Int {
                notes?.storeBytes(of: 1, toByteOffset: body, as: Swift.UInt8.self)
                return active >= first && active <= last ? active : 0
            }
            static func ran() { notes?.storeBytes(of: 1, toByteOffset: \(reach.count), as: Swift.UInt8.self) }
            nonisolated(unsafe) static var kept: [Swift.AnyObject] = []
        }
        func __mutantKeep(_ object: Swift.AnyObject?) {
            if let object { __Mutant.kept.append(object) }
        }
        var __mutantTrue: Swift.Bool { true }

        """
    }
}
