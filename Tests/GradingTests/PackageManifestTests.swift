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

    @Test("What an exercise imports becomes targets, on which both depend")
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

    @Test("A learner's tests become the test target, beside the module under test")
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

struct VariantSwitchTests {
    @Test("Each variant is a case, chosen by an environment variable when the tests run")
    func text() {
        let variants = Variants(
            format: 1, correct: [.init(id: "flag", name: "F"), .init(id: "phase-2", name: "P")],
            bugs: [.init(id: "start-after-stop-ignored", name: "S")], scrambled: "scrambled")
        #expect(
            VariantSwitch.text(for: variants) == """
                import Foundation

                enum PlantedVariant: String, CaseIterable {
                    case flag = "flag"
                    case phase2 = "phase-2"
                    case startAfterStopIgnored = "start-after-stop-ignored"
                    case scrambled = "scrambled"

                    static let current: PlantedVariant = {
                        let id = ProcessInfo.processInfo.environment["WORKBOOK_VARIANT"] ?? "unset"
                        guard let variant = PlantedVariant(rawValue: id) else { fatalError("no variant \\(id)") }
                        return variant
                    }()
                }

                """)
    }

    @Test(
        "An id in kebab case becomes a name in camel case",
        arguments: [
            ("flag", "flag"), ("shared-flag", "sharedFlag"), ("a-b-c", "aBC"), ("x2-y3", "x2Y3"),
        ])
    func camelCase(id: String, name: String) {
        #expect(VariantSwitch.camelCase(id) == name)
    }
}
