import Foundation
import WorkbookSystem

/// The declarations of a file, as the compiler's type checker sees them.
///
/// Neither other source of the compiler lists them all. A symbol graph leaves out names that begin with `_`, and what the
/// compiler adds for a property wrapper; a tree without types (`-dump-parse`) leaves out everything between `#if` and
/// `#endif`. Type-checked, each declaration has its access level, and what macros add is there as well.
struct CheckedFile: Decodable {
    /// The declarations at the top level, in the order of the file.
    var items: [Declaration]

    /// A declaration with its members; an extension is one without a name.
    struct Declaration: Decodable {
        /// The kind that the compiler names, such as `func_decl`.
        var kind: String
        /// The compiler's name for the declaration, which is unique.
        var usr: String?
        /// The name with the labels of its arguments, such as `press(times:)`; `nil` if it introduces none.
        var name: String?
        /// The access level that the declaration has by its own modifier or its place, without that of an enclosing type.
        var access: AccessLevel?
        /// Whether the compiler added it.
        var isImplicit: Bool
        /// Whether it overrides a declaration of a superclass.
        var isOverride: Bool
        /// The mangled type that an extension extends.
        var extendedType: String?
        /// The mangled superclass.
        var superclass: String?
        /// Who can change something by it other than a value of their own: the level of a function that returns nothing or of a
        /// setter, unless it's `mutating`.
        var changes: AccessLevel?
        /// The declarations in it, without those in the bodies of functions.
        var members: [Declaration]

        private enum Key: String, CodingKey {
            case kind = "_kind"
            case usr, name, access, accessors, implicit, override, members, inherits, result, set, `inout`
            case extendedType = "extended_type"
            case superclass = "superclass_type"
            case receiver = "implicit_self_decl"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            kind = try values.decode(String.self, forKey: .kind)
            usr = try values.decodeIfPresent(String.self, forKey: .usr)
            access = try values.decodeIfPresent(AccessLevel.self, forKey: .access)
            isImplicit = try values.decodeIfPresent(Bool.self, forKey: .implicit) ?? false
            isOverride = values.contains(.override)
            extendedType = try values.decodeIfPresent(String.self, forKey: .extendedType)
            members = try values.decodeIfPresent([Declaration].self, forKey: .members) ?? []
            if values.contains(.inherits) {
                let inherited = try values.nestedContainer(keyedBy: Key.self, forKey: .inherits)
                superclass = try inherited.decodeIfPresent(String.self, forKey: .superclass)
            }
            let receiver = try? values.nestedContainer(keyedBy: Key.self, forKey: .receiver)  // if any
            let returnsNothing = try values.decodeIfPresent(String.self, forKey: .result) == "$sytD"
            let mayChange = kind == "func_decl" && returnsNothing || values.contains(.set)
            changes = mayChange && receiver?.contains(.inout) != true ? access : nil
            let accessors = try values.decodeIfPresent([Declaration].self, forKey: .accessors) ?? []
            changes = changes ?? accessors.compactMap(\.changes).first
            // Only what has an access level is a name that other code can use.
            guard access != nil, kind != "accessor_decl" else { return }
            let spelled = try values.decode(Name.self, forKey: .name)
            let labels = spelled.args ?? (Declaration.isCallable(kind) ? [] : nil)
            let arguments = labels.map { "(" + $0.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }
            name = (spelled.base.name ?? spelled.base.special ?? "") + (arguments ?? "")
        }

        private static func isCallable(_ kind: String) -> Bool {
            ["func_decl", "constructor_decl", "subscript_decl", "macro_decl"].contains(kind)
        }
    }

    private struct Name: Decodable {
        struct Base: Decodable {
            var name: String?
            var special: String?
        }
        var base: Base
        var args: [String]?

        enum CodingKeys: String, CodingKey {
            case base = "base_name"
            case args
        }
    }
}

/// An access level, from the narrowest to the widest.
enum AccessLevel: String, Decodable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    private static let order: [AccessLevel] = [.private, .fileprivate, .internal, .package, .public, .open]

    static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        order.firstIndex(of: left) ?? 0 < order.firstIndex(of: right) ?? 0
    }
}

extension CheckedFile {
    private enum Key: CodingKey { case items }

    init(from decoder: any Decoder) throws {
        // The compiler leaves the list out if a file is empty, or contains only comments.
        let values = try decoder.container(keyedBy: Key.self)
        items = try values.decodeIfPresent([Declaration].self, forKey: .items) ?? []
    }

    /// Asks the compiler for the declarations in the files of a module that was built.
    ///
    /// It takes 0.07 s, about as long as extracting a symbol graph.
    ///
    /// - Parameters:
    ///   - searching: The compiler's arguments for where to find other modules.
    ///   - folder: A folder for the compiler's output, whose contents are replaced.
    /// - Throws: ``GraderProblem`` if a file doesn't compile.
    static func list(
        of files: [URL], module: String, searching: [String], into folder: URL, toolchain: Toolchain,
        tools: Tools
    ) async throws -> [CheckedFile] {
        try? FileManager.default.removeItem(at: folder)  // absent at first
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let trees = files.map { folder.appending(path: $0.lastPathComponent + ".json") }
        let arguments =
            try await typeChecking(module, searching: searching, toolchain: toolchain, tools: tools)
            + [
                "-dump-ast", "-dump-ast-format", "json", "-experimental-skip-non-inlinable-function-bodies",
                "-suppress-warnings",
            ]
            + zip(files, trees).flatMap { ["-primary-file", $0.path, "-o", $1.path] }
        let command = Command(toolchain.frontend, arguments, environment: tools.environment)
        let result = try await tools.runner.run(command, limit: 60)
        guard result.termination.isSuccess, !files.isEmpty else {
            throw GraderProblem(
                "the declarations of \(module) could not be listed",
                details: result.errorOutput + result.output)
        }
        return try trees.map { try JSONFile.decode(CheckedFile.self, at: $0) }
    }

    /// Returns the compiler's arguments to type-check files of a module as SwiftPM's debug build compiles them.
    static func typeChecking(
        _ module: String, searching: [String], toolchain: Toolchain, tools: Tools
    ) async throws -> [String] {
        // With the same conditions, `#if` selects the same lines.
        let conditions = ["SWIFT_PACKAGE", "DEBUG", "SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE"]
        let plugins = toolchain.folder("lib") + "/swift/host/plugins"
        let platform = try await tools.platformArguments(for: toolchain)
        return [
            "-frontend", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", module,
            "-package-name", Workspace.packageName, "-plugin-path", plugins, "-plugin-path",
            plugins + "/testing",
        ] + conditions.flatMap { ["-D", $0] } + searching + platform
    }
}
