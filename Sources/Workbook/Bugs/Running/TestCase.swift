import Foundation

/// A test of a package.
package struct TestCase: Hashable, Sendable, Codable {
    /// The libraries that tests can use.
    package enum Library: String, Sendable, Codable {
        case xctest
        case testing = "swift-testing"
    }

    package var library: Library
    /// The name by which its library selects it: `Module.Suite/test()`.
    package var name: String

    /// The name for people, without the module.
    package var shortName: String {
        name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// The name of the suite or class that it belongs to, with the module.
    var suite: String { name.lastIndex(of: "/").map { String(name[..<$0]) } ?? name }
}
