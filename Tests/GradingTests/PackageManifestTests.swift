import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel

struct PackageManifestTests {
    @Test("An exercise becomes a module and a hidden suite")
    func refactor() {
        #expect(
            PackageManifest.text(for: Exercise.sample().firstPart) == """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "workspace",
                    platforms: [.macOS(.v15)],
                    targets: [
                        .target(name: "Lamp", dependencies: []),
                        .testTarget(
                            name: "LampChecks",
                            dependencies: ["Lamp"],
                            // A helper that doesn't import the learner's module doesn't see its extensions.
                            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }

    @Test("An exercise's imports become targets, on which the module and the suite depend")
    func support() {
        let part = Exercise.sample(kind: .double, support: ["StandInUI", "Kit"]).firstPart
        #expect(
            PackageManifest.text(for: part) == """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "workspace",
                    platforms: [.macOS(.v15)],
                    targets: [
                        .target(name: "StandInUI"),
                        .target(name: "Kit"),
                        .target(name: "Lamp", dependencies: ["StandInUI", "Kit"]),
                        .testTarget(
                            name: "LampChecks",
                            dependencies: ["Lamp", "StandInUI", "Kit"],
                            // A helper that doesn't import the learner's module doesn't see its extensions.
                            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }

    @Test("A learner's tests become the test target next to the module under test")
    func tests() {
        #expect(
            PackageManifest.text(for: Exercise.sampleTests().firstPart) == """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "workspace",
                    platforms: [.macOS(.v15)],
                    targets: [
                        .target(name: "LampKit", dependencies: []),
                        .testTarget(name: "LampTests", dependencies: ["LampKit"]),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }
}
