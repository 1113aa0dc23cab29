import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

/// Checks the files of courses against the published schemas, and checks that the schemas reject errors.
@Suite(.temporaryFolder) struct CourseSchemaTests {
    /// The schemas, by the name of the file that they describe.
    static let schemas = [
        "course.json": "Model/Course/course.schema.json",
        "lesson.json": "Model/Course/lesson.schema.json",
        "checks.json": "Model/Course/checks.schema.json",
        "variants.json": "Model/Course/variants.schema.json",
        "wrong-turns.json": "Model/Verdict/wrong-turns.schema.json",
        "rejected.json": "Authoring/Verifying/rejected.schema.json",
        "equivalent.json": "Authoring/Verifying/equivalent.schema.json",
        "sentences.json": "Authoring/Verifying/sentences.schema.json",
    ]

    private func schema(of file: String) throws -> JSONSchema {
        let path = try #require(Self.schemas[file])
        return try JSONSchema(
            Data(contentsOf: Repository.root.appending(path: "Sources/Workbook/\(path)")))
    }

    /// The files of a course that have a schema.
    private func files(of course: URL) throws -> [URL] {
        let folders = try ["Lessons", "Solutions", "Tests/Suites"].flatMap { path in
            let folder = course.appending(path: path)
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).map {
                folder.appending(path: $0)
            }
        }
        return [course.appending(path: "course.json")]
            + folders.filter { Self.schemas[$0.lastPathComponent] != nil }
    }

    /// The formats in which keys are checked when a file is read; grading writes the others.
    static let formats = [
        "course.json": CourseManifest.fileFormat, "lesson.json": LessonManifest.fileFormat,
        "checks.json": ExpectedChecks.fileFormat, "variants.json": Variants.fileFormat,
        "rejected.json": Variation.Rejection.fileFormat, "equivalent.json": EquivalentMutants.fileFormat,
        "sentences.json": SentenceTable.fileFormat,
    ]

    @Test(
        "The reader of each file that people write knows exactly the keys of its schema",
        arguments: formats.keys.sorted())
    func keys(file: String) throws {
        let format = try #require(Self.formats[file])
        expectEqual(format.keys.paths(at: ""), try schema(of: file).keyPaths)
    }

    @Test("Every file of this course follows its schema")
    func ownCourse() throws {
        let files = try files(of: Repository.root)
        expectEqual(Set(files.map(\.lastPathComponent)), Set(Self.schemas.keys))
        for file in files { try expectValid(file) }
    }

    @Test("Every file of a new course follows its schema")
    func newCourse() throws {
        let root = TemporaryFolder.current("course")
        try CourseCreation(in: root).course(title: "Closures")
        let files = try files(of: root)
        expectEqual(files.count, 8)
        for file in files { try expectValid(file) }
    }

    private func expectValid(_ file: URL) throws {
        let found = try schema(of: file.lastPathComponent).violations(in: try Data(contentsOf: file))
        #expect(found == [], Comment(rawValue: file.path))
    }

    @Test(
        "A value that the reader refuses is also refused by the schema, which names the key",
        arguments: [
            ("course.json", #"{"format":1,"title":"A","profile":"strict"}"#, "$.profile"),
            ("course.json", #"{"format":1,"title":" "}"#, "$.title"),
            ("course.json", #"{"format":1,"title":"A","environment":{"path":"/"}}"#, "$.environment.path"),
            ("lesson.json", #"{"format":1,"title":"A","exercises":[]}"#, "$.exercises"),
            ("checks.json", #"{"format":1,"checks":[],"starterFails":[]}"#, "$.checks"),
            ("variants.json", #"{"format":1,"correct":[],"bugs":[],"scrambled":"a"}"#, "$.correct"),
            ("wrong-turns.json", #"{"format":1,"turns":[]}"#, "$.format"),
            ("rejected.json", #"{"diagnosis":"No check."}"#, "$.turnedDownBy"),
            (
                "equivalent.json", #"{"format":1,"mutants":[{"mutant":"a","why":"Because."}]}"#,
                "$.mutants[0].why"
            ),
        ])
    func refusal(file: String, text: String, place: String) throws {
        let found = try schema(of: file).violations(in: Data(text.utf8))
        #expect(found.contains { $0.hasPrefix(place + ":") }, "\(found)")
    }

    @Test("The names, limits and files of an exercise have the form that the reader expects")
    func exercise() throws {
        let valid = """
            {"format": 1, "title": "A", "exercises": [{"slug": "a-b", "title": "B", "kind": "implement",
            "module": "B", "owns": ["B.swift", "*.swift"], "hints": [], "secondsPerCheck": 0.5}]}
            """
        let schema = try schema(of: "lesson.json")
        try expectEqual(schema.violations(in: Data(valid.utf8)), [])
        for (right, wrong) in [
            ("a-b", "A b"), ("implement", "write"), ("\"B.swift\"", "\"../B.swift\""), ("0.5", "0"),
            ("0.5", "3601"), ("hints", "hint"), ("\"module\": \"B\"", "\"module\": \"1\""),
        ] {
            #expect(try schema.violations(in: Data(valid.replacing(right, with: wrong).utf8)) != [])
        }
    }
}

extension JSONFormat.Keys {
    /// The paths of all keys, such as `exercises[].tests.owns`.
    fileprivate func paths(at path: String) -> Set<String> {
        switch self {
        case .value: []
        case .list(let keys): keys.paths(at: path + "[]")
        case .object(let keys):
            keys.reduce(into: []) { paths, entry in
                let place = path.isEmpty ? entry.key : "\(path).\(entry.key)"
                paths.insert(place)
                paths.formUnion(entry.value.paths(at: place))
            }
        }
    }
}
