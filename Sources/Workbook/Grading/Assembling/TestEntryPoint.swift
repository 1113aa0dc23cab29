/// Writes the `main` of a workspace's test program, in place of the one that SwiftPM would generate.
///
/// On Linux SwiftPM generates an entry point of 600 lines that also serves XCTest, finds tests by way of an index, and
/// compiles all of it again whenever the tests' interface changes: half the time of such a build (0.65 of 1.6 processor
/// seconds, Swift 6.3.1). A package that has a `Tests/XCTMain.swift` brings its own entry point, and the generated one
/// is left out. Source: SwiftPM, `SwiftModule.testEntryPointNames`. On macOS, where tests are
/// a bundle without a `main`, the file is ignored.
enum TestEntryPoint {
    /// The file's path in the package, by which SwiftPM recognizes it.
    static let path = "Tests/XCTMain.swift"

    /// The source: what the generated entry point does for Swift Testing.
    static let text = """
        import Testing

        @main enum TestEntryPoint {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """
}
