/// The `main` of a workspace's test program, which replaces the one that SwiftPM would generate.
///
/// On Linux SwiftPM generates an entry point of 600 lines, which also supports XCTest, and compiles it again whenever the
/// interface of the tests changes. That took 0.65 of the 1.6 CPU seconds of such a build (Swift 6.3.1). If a package has a
/// file `Tests/XCTMain.swift`, SwiftPM uses that as the entry point instead. Source: SwiftPM, `SwiftModule.testEntryPointNames`. On macOS, where tests are
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
