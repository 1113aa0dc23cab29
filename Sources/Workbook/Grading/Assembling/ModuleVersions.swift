import Foundation
import WorkbookSystem

/// Source code that takes the place of a module in a workspace, and behaves in many ways, one for each number.
///
/// The environment variable ``variable`` selects the version; 0 is the original.
package struct ModuleVersions: Sendable {
    /// The environment variable that selects a version.
    package static let variable = "WORKBOOK_VERSION"

    /// The module.
    package var module: String
    /// All files of the module, by their names.
    package var files: [String: Data]

    /// Describes a module with several versions.
    package init(module: String, files: [String: Data]) {
        self.module = module
        self.files = files
    }

    /// A digest of the module's name and files.
    package var digest: ContentDigest {
        files.sorted { $0.key < $1.key }.reduce(into: ContentDigest()) { digest, file in
            digest.add(file.key)
            digest.add(file.value)
        }
    }
}
