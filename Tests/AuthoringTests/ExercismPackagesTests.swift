import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ExercismPackagesTests {
    let folder = TemporaryFolder.current

    private let manifest = """
        // swift-tools-version:6.0
        let package = Package(
          dependencies: [
            // .package(url: "https://example.org/old", from: "1.0.0"),
            .package( url: "https://example.org/swift-far.git", from: "1.0.0"),
          ],
          targets: [.testTarget(name: "T", dependencies: ["Oven", .product(name: "Far", package: "swift-far"),
            .product(name: "Unused", package: "swift-far"), .product(name: "Old", package: "old")])])
        """

    private func track(packages: URL? = nil) throws -> ExercismTrack {
        let suite = SampleTrack.files["exercises/concept/oven/Tests/OvenTests/OvenTests.swift"] ?? ""
        try SampleTrack.write(
            to: folder,
            changing: [
                "exercises/concept/oven/Package.swift": manifest,
                "exercises/concept/oven/Tests/OvenTests/OvenTests.swift": "import Far\n" + suite,
            ])
        return try ExercismTrack(folder("track"), packages: packages)
    }

    @Test(
        "A declared product counts if it is imported, in any form",
        arguments: [
            ("import Far", ["swift-far/Far"]), ("  @testable import Far\n", ["swift-far/Far"]),
            ("import struct Far.Star", ["swift-far/Far"]), ("// import Far", []), ("import Farther", []),
            ("import Old", []),
        ])
    func products(_ source: String, _ expected: [String]) {
        let found = ExercismPackages.products(in: manifest, importedBy: [source])
        expectEqual(found.map(\.description), expected)
    }

    @Test("Without the package, the exercise is left out, with a reason that says what to do")
    func missing() throws {
        let track = try track()
        expectEqual(
            track.leftOut,
            [
                .init(
                    slug: "oven",
                    reason:
                        "needs the package swift-far; put a copy of it into a folder, and name that with --packages"
                )
            ])
        #expect(track.draft.manifest.packages.isEmpty)
    }

    @Test("With the package, the course gets a copy of it without tests, and the keys that use it")
    func copied() throws {
        try folder.write([
            "shelf/swift-far/Package.swift": "// far\n", "shelf/swift-far/Sources/Far/Far.swift": "// code\n",
            "shelf/swift-far/Tests/FarTests/FarTests.swift": "// tests\n",
            "shelf/swift-far/.git/HEAD": "main\n",
            "shelf/swift-far/.build/debug.yaml": "plan\n", "shelf/swift-far/LICENSE": "Free.\n",
        ])
        let track = try track(packages: folder("shelf"))
        let files = try track.draft.files()
        expectEqual(
            files.keys.filter { $0.hasPrefix("Packages/") }.sorted(),
            [
                "Packages/swift-far/LICENSE", "Packages/swift-far/Package.swift",
                "Packages/swift-far/Sources/Far/Far.swift",
            ])
        for (path, data) in files { try folder.write(data, to: "course/\(path)") }
        let course = try Course.load(folder("course"))
        expectEqual(course.manifest.packages, ["swift-far": "Packages/swift-far"])
        expectEqual(course.exercises[0].firstPart.products, [.init(package: "swift-far", name: "Far")])
        #expect(course.exercises[1].firstPart.products.isEmpty)
        let editors = String(decoding: files["Package.swift"] ?? Data(), as: UTF8.self)
        #expect(editors.contains(#"        .package(name: "swift-far", path: "Packages/swift-far"),"#))
        let rest = track.without([.init(slug: "oven", reason: "")])
        #expect(rest.draft.manifest.packages.isEmpty)
        try expectEqual(rest.draft.files().keys.filter { $0.hasPrefix("Packages/") }, [])
    }
}
