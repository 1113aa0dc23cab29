// swift-tools-version: 6.2
import PackageDescription

// Targets that an editor indexes but no product contains: `swift run grade` never builds them,
// so it works while a lesson's code does not compile. A learner's own tests are an ordinary target
// (a library target may import Testing), which keeps them out of the project's `swift test`.

let package = Package(
    name: "swift-testability-workbook",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "Workbook", targets: ["Workbook"]),
        .executable(name: "grade", targets: ["grade"]),
    ],
    targets: [
        .target(name: "StandInUI"),
        .target(name: "ProcessShims"),
        .target(name: "Workbook", dependencies: ["ProcessShims"], swiftSettings: strict),
        .executableTarget(name: "grade", dependencies: ["Workbook"], swiftSettings: strict),
        .testTarget(name: "WorkbookTests", dependencies: ["Workbook"], swiftSettings: strict),
        .testTarget(name: "GradeTests", dependencies: ["grade", "Workbook"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

/// The upcoming features that the project's own code is written under.
var strict: [SwiftSetting] {
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
}
