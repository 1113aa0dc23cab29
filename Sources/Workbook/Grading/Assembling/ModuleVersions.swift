import Foundation

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
}
