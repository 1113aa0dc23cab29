import Foundation

/// The folder of this repository, whose own course some tests read.
package enum Repository {
    /// The folder that holds `Package.swift`.
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
