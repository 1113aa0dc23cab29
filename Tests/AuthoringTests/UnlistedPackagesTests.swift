import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct UnlistedPackagesTests {
    private let folder = TemporaryFolder.current

    private func breaches(_ packages: String, _ files: [String: String]) throws -> [String] {
        let manifest = #"{ "format": 1, "title": "Lamps", "packages": { \#(packages) } }"#
        let course = try SampleCourse.load(
            in: folder, changing: files.merging(["course.json": manifest]) { $1 })
        return CourseFiles(course: course).findings().filter { $0.message.contains("depends on") }.map {
            expectEqual($0.kind, .breach)
            return $0.message
        }
    }

    @Test("A package that a listed one depends on by path has to be listed, and what it depends on itself")
    func unlisted() throws {
        let files = [
            "Libraries/kit/Package.swift":
                "Package(\n    dependencies: [\n        .package(path: \"../base\"), .package(path: \"Own\"),\n    ])",
            "Libraries/kit/Own/Package.swift": "Package()",
            "Libraries/base/Package.swift": "Package(dependencies: [.package(path: \"../core\")])",
            "Libraries/core/Package.swift": "Package(dependencies: [.package(path: \"../base\")])",
        ]
        func sentence(_ package: String, _ name: String) -> String {
            "Libraries/\(package) depends on \"../\(name)\", which course.json doesn't list, so a handout would lack that package. Add \"\(name)\": \"Libraries/\(name)\" to \"packages\" in course.json"
        }
        let kit = #""kit": "Libraries/kit""#
        expectEqual(
            try breaches(kit, files),
            [
                sentence("kit/Package.swift:3", "base"), sentence("base/Package.swift:1", "core"),
                sentence("core/Package.swift:1", "base"),
            ])
        expectEqual(
            try breaches(kit + #", "base": "Libraries/base""#, files),
            [sentence("base/Package.swift:1", "core")])
        expectEqual(
            try breaches(kit + #", "base": "Libraries/base", "core": "Libraries/core""#, files), [])
        expectEqual(try breaches("", files), [])
    }

    @Test(
        "A path that leads out of the course, or to no package, has a sentence of its own",
        arguments: [
            (
                "../../../base",
                "which isn't a path in the course, so a handout would lack that package. Copy the package into the course, change the path to the copy's, such as \"../base\", and add the copy to \"packages\" in course.json"
            ),
            (
                "/far/base",
                "which isn't a path in the course, so a handout would lack that package. Copy the package into the course, change the path to the copy's, such as \"../base\", and add the copy to \"packages\" in course.json"
            ),
            ("../bsae", "and no folder of the course with a Package.swift is there: Libraries/bsae"),
        ])
    func elsewhere(path: String, words: String) throws {
        let found = try breaches(
            #""kit": "Libraries/kit""#,
            ["Libraries/kit/Package.swift": "Package(dependencies: [.package(path: \"\(path)\")])"])
        expectEqual(found, ["Libraries/kit/Package.swift:1 depends on \"\(path)\", \(words)"])
    }
}
