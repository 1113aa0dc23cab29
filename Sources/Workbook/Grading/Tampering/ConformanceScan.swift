import Foundation
import WorkbookSystem

/// Finds conformances by which code changes what a suite sees, or opens a way in that has no name of the learner's.
///
/// The standard library describes an error that is also a `CodingKey` in its own way, and `print(_:to:)` calls a requirement
/// whose witness can be in an extension of a private protocol, which no list of visible declarations has.
enum ConformanceScan {
    /// Returns findings for the conformances that type-checked files declare.
    ///
    /// - Parameter module: The module of the files.
    static func findings(in tree: Data, of module: String) -> [AllowedDeclarations.Finding] {
        let conformances = UsedDeclaration.conformances(in: tree, declaredIn: module)
        if conformances.isEmpty { return [] }
        let usrs = UsedDeclaration.texts(after: #","usr":""#, in: tree)
        let declared = Set(usrs.compactMap { UsedDeclaration(usr: $0)?.plainName })
        return conformances.compactMap { typeName, protocolName in
            guard let type = UsedDeclaration(usr: "s:" + typeName),
                let base = UsedDeclaration(usr: protocolName), base.module == "Swift"
            else { return nil }
            let isOwn = type.module == module && declared.contains(type.plainName)
            // What describes a value otherwise, such as `description`, ``CaptureScan`` finds by its name.
            if !isOwn && base.name == "CodingKey" {
                return .init(declaration: type, reason: "conforms to `\(base.name)` only here, \(changes)")
            }
            // The mangled name of a private type has a part that tells its file.
            return isOwn && !typeName.contains("LL") && open.contains(base.name)
                ? .init(declaration: type, reason: "conforms to `\(base.name)`, \(opens)", need: base.name)
                : nil
        }
    }

    private static let changes = "which changes how the checks see its values"
    private static let opens = "by which other code can change it, and this exercise doesn't need that"

    /// The protocols with a requirement that changes a value, and that functions of the standard library call.
    private static let open: Set<String> = [
        "TextOutputStream", "IteratorProtocol", "MutableCollection", "RangeReplaceableCollection",
        "RandomNumberGenerator",
    ]
}
