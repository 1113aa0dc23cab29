// swift-tools-version: 6.2
import PackageDescription

// Targets that an editor indexes but no product contains: `swift run grade` never builds them,
// so it works while a lesson's code does not compile. A learner's own tests are an ordinary target
// (a library target may import Testing), which keeps them out of the project's `swift test`.

let package = Package(
    name: "swift-testability-workbook",
    platforms: [.macOS(.v15)],
    targets: runner + otherTools + projectTests + exercises,
    swiftLanguageModes: [.v6]
)

// MARK: - Runner

/// The programs that learners run, and what lessons import.
var runner: [Target] {
    [
        .target(name: "StandInUI"),
        .target(name: "ProcessShims"),
        .target(name: "TerminalGuard"),
        // The engine: one module for each folder of Sources/Workbook, so that the compiler keeps the dependencies
        // running one way. They share declarations by `package` access.
        engine("System", ["ProcessShims"]),
        engine(
            "Model", ["WorkbookSystem"],
            schemas: [
                "Course/course.schema.json", "Course/lesson.schema.json", "Course/checks.schema.json",
                "Course/variants.schema.json", "Verdict/wrong-turns.schema.json",
            ]),
        // Parses the Markdown of chapters and tasks, for the terminal, for pages and for the book.
        engine("Markdown", ["WorkbookSystem"]),
        engine("Grading", ["WorkbookModel", "WorkbookSystem"]),
        engine("Learning", ["WorkbookModel", "WorkbookSystem"]),
        engine(
            "Reporting", ["WorkbookMarkdown", "WorkbookModel", "WorkbookSystem"],
            schemas: [
                "Reports/verdict.schema.json", "Reports/progress.schema.json", "Reports/doctor.schema.json",
            ]),
        // What the command lines share: arguments, help, the terminal, and how a command fails.
        engine(
            "CommandLine",
            [
                "WorkbookGrading", "WorkbookLearning", "WorkbookModel", "WorkbookReporting", "WorkbookSystem",
                "TerminalGuard",
            ]),
        tool(
            "grade",
            [
                "WorkbookGrading", "WorkbookLearning", "WorkbookMarkdown", "WorkbookReporting",
                "TerminalGuard",
            ]),
        // Pages for the browser, which only the programs for other audiences write, and learners at the end.
        engine(
            "Pages",
            [
                "WorkbookCommandLine", "WorkbookMarkdown", "WorkbookReporting", "WorkbookModel",
                "WorkbookSystem",
            ]),
        // The book is for learners as well, but is built only by those who open it.
        engine("Book", ["WorkbookMarkdown", "WorkbookModel", "WorkbookSystem"]),
        tool("grade-book", ["WorkbookBook", "WorkbookLearning", "WorkbookReporting"]),
        // So are the formats that autograders and CI read.
        engine(
            "Formats", ["WorkbookPages", "WorkbookReporting", "WorkbookModel", "WorkbookSystem"],
            schemas: ["report.schema.json"]),
        tool(
            "grade-formats",
            ["WorkbookFormats", "WorkbookGrading", "WorkbookLearning", "WorkbookPages", "WorkbookReporting"]),
        // And what learners hand in, and updates of the course.
        engine("Updating", ["WorkbookLearning", "WorkbookReporting", "WorkbookModel", "WorkbookSystem"]),
        tool(
            "grade-handin",
            [
                "WorkbookFormats", "WorkbookGrading", "WorkbookLearning", "WorkbookPages",
                "WorkbookReporting", "WorkbookUpdating",
            ]),
    ]
}

/// The upcoming features that the project's own code is written under.
var strict: [SwiftSetting] {
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
}

/// A program with a command line.
@MainActor func tool(_ name: String, _ modules: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: modules + ["WorkbookCommandLine", "WorkbookModel", "WorkbookSystem"],
        swiftSettings: strict)
}

/// A module of the engine, in the folder of `Sources/Workbook` with its name.
///
/// - Parameter schemas: The published JSON schemas that lie beside the code which writes the format.
@MainActor func engine(_ name: String, _ dependencies: [Target.Dependency], schemas: [String] = []) -> Target
{
    .target(
        name: "Workbook\(name)", dependencies: dependencies, path: "Sources/Workbook/\(name)",
        exclude: schemas, swiftSettings: strict)
}

// MARK: - Tools for instructors and authors (a handout has none)

/// The programs that `grade class` and `grade course` run, which are built when they are first used.
var otherTools: [Target] {
    [
        // Finds lines and repeated keys in files that instructors and authors write.
        engine("JSON", ["WorkbookSystem"]),
        engine(
            "Classroom",
            [
                "WorkbookFormats", "WorkbookGrading", "WorkbookJSON", "WorkbookPages", "WorkbookReporting",
                "WorkbookModel",
                "WorkbookSystem",
            ],
            schemas: [
                "Reports/class.schema.json", "Gradebook/policy.schema.json", "Output/evidence.schema.json",
            ]),
        tool(
            "grade-class",
            [
                "WorkbookClassroom", "WorkbookFormats", "WorkbookGrading", "WorkbookJSON",
                "WorkbookLearning", "WorkbookReporting",
            ]),
        // Makes mutants of any Swift code; knows nothing of courses.
        engine("Mutation", ["WorkbookSystem"]),
        engine(
            "Authoring",
            [
                "WorkbookFormats", "WorkbookGrading", "WorkbookJSON", "WorkbookLearning", "WorkbookMarkdown",
                "WorkbookReporting", "WorkbookMutation", "WorkbookModel", "WorkbookSystem",
                "WorkbookUpdating",
            ],
            schemas: [
                "Verifying/rejected.schema.json", "Verifying/equivalent.schema.json",
                "Verifying/sentences.schema.json",
            ]),
        tool(
            "grade-course",
            [
                "WorkbookAuthoring", "WorkbookGrading", "WorkbookLearning", "WorkbookReporting",
                "WorkbookUpdating",
            ]),
        // Finds the mutants of any package that its own tests miss; knows nothing of courses.
        engine(
            "Bugs",
            [
                "WorkbookFormats", "WorkbookMutation", "WorkbookPages", "WorkbookReporting", "WorkbookSystem",
            ]),
        // Grades a package as a whole: what its program does, its tests, and what they notice.
        engine("Capstone", ["WorkbookBugs", "WorkbookReporting", "WorkbookSystem"]),
        tool(
            "grade-bugs",
            ["WorkbookBugs", "WorkbookCapstone", "WorkbookLearning", "WorkbookPages", "WorkbookReporting"]),
    ]
}

// MARK: - Project tests (a handout has none)

/// The project's own tests.
var projectTests: [Target] {
    [
        .testTarget(name: "StandInUITests", dependencies: ["StandInUI"]),
        // What the tests of several modules share: sample courses, runs and reports.
        .target(
            name: "TestSupport",
            dependencies: ["WorkbookModel", "WorkbookReporting", "WorkbookSystem"],
            path: "Tests/TestSupport", swiftSettings: strict),
        tests("System"), tests("Model"), tests("Grading"), tests("Learning"),
        tests("Reporting", ["WorkbookMarkdown", "WorkbookPages"]),
        tests("Formats", exclude: ["Golden"]),
        tests("Pages", ["WorkbookMarkdown", "WorkbookModel", "WorkbookReporting"]),
        tests("Authoring", ["WorkbookFormats", "WorkbookJSON", "WorkbookLearning"]), tests("JSON"),
        tests("Book", ["WorkbookMarkdown"]),
        tests("Bugs", ["WorkbookMutation", "WorkbookReporting"]),
        tests("Capstone", ["WorkbookBugs", "WorkbookReporting"]),
        tests("Classroom", ["WorkbookPages"]), tests("Markdown"), tests("Mutation"),
        tests("Updating", ["WorkbookLearning"]),
        // Hostile and honest submissions: `swift test` grades a few, and `Tests/Submissions/run` all of them.
        .target(
            name: "SubmissionSupport",
            dependencies: ["WorkbookGrading", "WorkbookModel", "WorkbookReporting", "WorkbookSystem"],
            path: "Tests/Submissions/Support", swiftSettings: strict),
        .executableTarget(
            name: "check-submissions",
            dependencies: ["SubmissionSupport", "WorkbookAuthoring", "WorkbookModel", "WorkbookSystem"],
            path: "Tests/Submissions/Check", swiftSettings: strict),
        .testTarget(
            name: "GradeTests",
            dependencies: [
                "grade", "grade-book", "grade-bugs", "grade-class", "grade-course", "grade-formats",
                "grade-handin", "SubmissionSupport", "TestSupport", "WorkbookAuthoring", "WorkbookBook",
                "WorkbookBugs", "WorkbookClassroom", "WorkbookCommandLine", "WorkbookFormats",
                "WorkbookGrading",
                "WorkbookLearning", "WorkbookMarkdown", "WorkbookModel", "WorkbookPages",
                "WorkbookReporting", "WorkbookSystem", "WorkbookUpdating", "ProcessShims",
            ],
            exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "grade", "TestSupport", "WorkbookAuthoring", "WorkbookClassroom", "WorkbookCommandLine",
                "WorkbookFormats", "WorkbookGrading", "WorkbookLearning", "WorkbookMarkdown", "WorkbookModel",
                "WorkbookReporting", "WorkbookSystem",
            ],
            path: "Tests/Fuzz", exclude: ["run"],
            swiftSettings: strict),
    ]
}

/// The tests of a module of the engine.
///
/// - Parameter exclude: Files that tests read.
@MainActor func tests(_ name: String, _ others: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: "Workbook\(name)"), "TestSupport"] + others,
        exclude: exclude, swiftSettings: strict)
}

// MARK: - Exercises (a handout lists its own)

/// One target for each exercise folder, so that an editor completes code in a learner's files.
var exercises: [Target] {
    [
        exercise("1-reflection/1-write-the-reader", module: "MirrorReader", support: ["StandInUI"]),
        exercise("1-reflection/2-harden-it", module: "HardenedMirror"),
        exercise(
            "1-reflection/3-test-the-tapping", module: "TappingTests", subject: "TappingKit",
            support: ["StandInUI"]),
        exercise("1-reflection/4-lazy-wrapped-observed", module: "SettingsMirror"),
        exercise(
            "1-reflection/5-retire-the-mirror", module: "TapCounting", tests: "TapCountingTests",
            support: ["StandInUI"]),
        exercise("2-injection/1-add-a-seam", module: "SessionSeam", support: ["StandInUI"]),
        exercise("2-injection/2-the-spy", module: "SessionSpy"),
        exercise(
            "2-injection/3-test-the-monitor", module: "MonitorTests", subject: "MonitorKit",
            support: ["StandInUI"]),
        exercise("2-injection/4-let-go", module: "MonitorLifetime", support: ["StandInUI"]),
        exercise("2-injection/5-draft-autosave", module: "DraftAutosave"),
        exercise("3-testable/1-readable-not-writable", module: "TrackerAccess"),
        exercise("3-testable/2-test-the-tracker", module: "TrackerTests", subject: "TrackerKit"),
        exercise("3-testable/3-access-map", module: "VaultAccess"),
        exercise("3-testable/4-leaky-contents", module: "EventLog"),
        exercise("4-doubles/1-presenter-doubles", module: "PresenterDoubles"),
        exercise("4-doubles/2-a-type-you-do-not-own", module: "DefaultsCounter"),
        exercise("4-doubles/3-counter-with-a-fake", module: "DefaultsFake", tests: "DefaultsFakeTests"),
        exercise(
            "4-doubles/4-attachment-opener", module: "AttachmentOpening", tests: "AttachmentOpeningTests",
            support: ["StandInUI"]),
        exercise(
            "4-doubles/5-passive-artist-screen", module: "ArtistScreen", tests: "ArtistScreenTests",
            support: ["StandInUI"]),
        exercise("5-metatype/1-inject-the-type", module: "DocumentBrowsing", support: ["StandInUI"]),
        exercise("5-metatype/2-stub-document", module: "DocumentStub", support: ["StandInUI"]),
        exercise(
            "5-metatype/3-test-the-delegate", module: "DocumentBrowserTests", subject: "DocumentBrowserKit",
            support: ["StandInUI"]),
        exercise("5-metatype/4-record-importer", module: "RecordImporting"),
        exercise("6-override/1-testing-subclass", module: "ProfileStub", support: ["StandInUI"]),
        exercise(
            "6-override/2-test-the-logic", module: "ProfileTests", subject: "ProfileKit",
            support: ["StandInUI"]),
        exercise("6-override/3-open-the-seam", module: "ProfileSeam", support: ["StandInUI"]),
        exercise(
            "6-override/4-from-subclass-to-collaborator", module: "ProfileCollaborator",
            support: ["StandInUI"]),
        exercise("7-singleton/1-injectable-center", module: "ArticleInspecting", support: ["StandInUI"]),
        exercise(
            "7-singleton/2-test-the-posting", module: "InspectorTests", subject: "InspectorKit",
            support: ["StandInUI"]),
        exercise("7-singleton/3-many-singletons", module: "ReportExporting"),
        exercise(
            "7-singleton/4-repair-the-flaky-suite", module: "NewsroomTests", subject: "NewsroomKit",
            support: ["StandInUI"]),
    ].flatMap { $0 }
}

// MARK: - Targets of an exercise

/// The targets of an exercise: its module, the module under test where the learner writes tests, and the learner's tests
/// beside production code.
func exercise(
    _ path: String, module: String, subject: String? = nil, tests: String? = nil, support: [String] = []
) -> [Target] {
    let folder = "Lessons/\(path)"
    let imports = support.map { Target.Dependency.byName(name: $0) }
    if let subject {
        return [
            .target(name: subject, dependencies: imports, path: "\(folder)/Subject"),
            .target(
                name: module, dependencies: [.byName(name: subject)] + imports, path: folder,
                exclude: ["Subject"]),
        ]
    }
    guard let tests else { return [.target(name: module, dependencies: imports, path: folder)] }
    return [
        .target(name: module, dependencies: imports, path: folder, exclude: ["Tests"]),
        .target(name: tests, dependencies: [.byName(name: module)] + imports, path: "\(folder)/Tests"),
    ]
}
