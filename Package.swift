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
        .target(
            name: "Workbook", dependencies: ["ProcessShims"], exclude: ["Reporting/verdict.schema.json"],
            swiftSettings: strict),
        .executableTarget(name: "grade", dependencies: ["Workbook"], swiftSettings: strict),
        .testTarget(name: "WorkbookTests", dependencies: ["Workbook"], swiftSettings: strict),
        .testTarget(
            name: "GradeTests", dependencies: ["grade", "Workbook"], exclude: ["Fixtures"],
            swiftSettings: strict),
    ] + exercises,
    swiftLanguageModes: [.v6]
)

/// The upcoming features that the project's own code is written under.
var strict: [SwiftSetting] {
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
}

/// One target for each exercise folder, so that an editor completes code in a learner's files.
var exercises: [Target] {
    [
        exercise("3-testable/1-readable-not-writable", module: "TrackerAccess"),
        exercise("3-testable/2-test-the-tracker", module: "TrackerTests", subject: "TrackerKit"),
        exercise("3-testable/3-access-map", module: "VaultAccess"),
        exercise("3-testable/4-leaky-contents", module: "EventLog"),
    ].flatMap { $0 }
}

/// The target of an exercise, and that of the module under test where the learner writes tests.
func exercise(_ path: String, module: String, subject: String? = nil) -> [Target] {
    let folder = "Lessons/\(path)"
    guard let subject else { return [.target(name: module, path: folder)] }
    return [
        .target(name: subject, path: "\(folder)/Subject"),
        .target(name: module, dependencies: [.byName(name: subject)], path: folder, exclude: ["Subject"]),
    ]
}
