import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct PackageFailureTests {
    let folder = TemporaryFolder.current

    private func workspace() throws -> Workspace {
        try folder.write([
            "Packages/kit/Package.swift":
                "// .library(name: \"Kit\", targets: [\"Kit\"]), .library(\n    name: \"More\")\n"
        ])
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "course.json": #"{ "format": 1, "title": "Lamps", "packages": { "kit": "Packages/kit" } }"#,
                "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                    #""support": ["Kit"],"#, with: #""products": ["kit/Kit", "kit/Nope"],"#),
            ])
        return try Workspace.assemble(
            PartAttempt(course.exercises[0].firstPart), course: course, toolchain: .sample)
    }

    private func problem(_ output: String) throws -> MalformedFile? {
        let workspace = try workspace()
        let result = ProcessResult(termination: .exited(1), output: "", errorOutput: output, seconds: 1)
        return PackageFailure.problem(in: result, workspace: workspace)
    }

    @Test("The workspace depends on the package by path, and every module depends on the products")
    func manifest() throws {
        let workspace = try workspace()
        let text = try #require(folder.text(at: ".build/workbook/1.1/workspace/Package.swift"))
        let package = VendoredPackage(
            name: "kit", folder: workspace.course.root.appending(path: "Packages/kit"))
        let products = #".product(name: "Kit", package: "kit"), .product(name: "Nope", package: "kit")]"#
        #expect(text.contains("        // \(package.digest())\n"))
        #expect(text.contains(#".package(name: "kit", path: "\#(package.folder.path)"),"#))
        #expect(text.contains(#".target(name: "Lamp", dependencies: [\#(products)),"#))
        #expect(text.contains(#"dependencies: ["Lamp", \#(products),"#))
    }

    @Test("A change to the package changes the workspace")
    func reuse() throws {
        let first = try workspace().layout
        try folder.write(["Packages/kit/Kit.swift": "// new\n"])
        #expect(try workspace().layout != first)
    }

    @Test(
        "A change to what the package depends on changes the workspace, which doesn't depend on it directly")
    func dependency() throws {
        _ = try workspace()
        let course = try Course.load(folder.url)
        try folder.write([
            "Packages/kit/Package.swift": #"Package(dependencies: [.package(path: "../base")])"#,
            "Packages/base/Package.swift": #"Package(dependencies: [.package(path: "../core")])"#,
            "Packages/core/Package.swift": "Package()",
        ])
        func text() throws -> String {
            let part = course.exercises[0].firstPart
            return PackageManifest.text(for: part, packages: course.packages(of: part))
        }
        let first = try text()
        expectEqual(first.matches(of: /\.package\(name/).count, 1)
        try folder.write(["Packages/core/Sources/Core/Core.swift": "// new\n"])
        #expect(try text() != first)
    }

    @Test("In the sandbox, a build reads the packages that the exercise's packages depend on")
    func sandbox() throws {
        let workspace = try workspace()
        try folder.write([
            "Packages/kit/Package.swift": #"Package(dependencies: [.package(path: "../base")])"#,
            "Packages/base/Package.swift": "Package()",
        ])
        let tests = TestRunner(
            workspace: workspace, toolchain: .sample, runner: ProcessRunner(), environment: [:],
            limits: .init(check: 10), isolation: .bubblewrap("/usr/bin/bwrap"))
        let build = tests.sandboxedBuild(
            Command("/usr/bin/swift", ["build"], environment: [:], workingDirectory: "/"))
        for name in ["kit", "base"] {
            let path = workspace.course.root.appending(path: "Packages/\(name)").path
            #expect(build.arguments.contains(path), "\(name)")
        }
    }

    @Test("A package that doesn't compile is a fault of its own, with the place in the course")
    func brokenFile() throws {
        let workspace = try workspace()
        let file = workspace.course.root.appending(path: "Packages/kit/Sources/Kit/Kit.swift")
        let output = "\(file.path):2:1: error: expected declaration\n"
        let result = ProcessResult(termination: .exited(1), output: output, errorOutput: "", seconds: 1)
        let fault = #expect(throws: BrokenFile.self) {
            try BuildFailure.diagnostics(of: result, workspace: workspace)
        }
        #expect(fault?.place == Place(path: "Packages/kit/Sources/Kit/Kit.swift", line: 2, column: 1))
    }

    @Test("A product that is missing in the package is an error in the lesson")
    func product() throws {
        let problem = try problem(
            "error: 'workspace': product 'Nope' required by package 'workspace' target 'Lamp' not found in package 'kit'."
        )
        #expect(problem?.file.lastPathComponent == "lesson.json")
        #expect(problem?.keyPath == "exercises[0].products[1]")
        #expect(problem?.found == "\"kit/Nope\"")
        #expect(problem?.expected == "a product that the Package.swift of kit declares: Kit, More")
    }

    @Test("A package that has network dependencies is an error in the course")
    func network() throws {
        let problem = try problem(
            "error: a resolved file is required when automatic dependency resolution is disabled and should be placed at "
                + "/w/Package.resolved. Running resolver because the following dependencies were added: 'far' (https://x.org/far)"
        )
        #expect(problem?.file.lastPathComponent == "course.json")
        #expect(problem?.keyPath == "packages.kit")
        #expect(problem?.found == "one that needs 'far' (https://x.org/far) from the network")
    }

    @Test("If a package's code doesn't compile, the learner isn't blamed")
    func code() throws {
        let file = folder("Packages/kit/Sources/Kit/Kit.swift").resolvingSymlinksInPath().path
        let problem = try problem("\(file):3:5: error: cannot find 'x' in scope\n")
        #expect(problem?.keyPath == "line 3")
        #expect(problem?.found == "\"cannot find 'x' in scope\"")
    }

    @Test("Of many errors in a package's code, three are shown with their places")
    func manyErrors() throws {
        let file = folder("Packages/kit/Sources/Kit/Kit.swift").resolvingSymlinksInPath().path
        let other = folder("Packages/kit/Sources/Kit/More.swift").resolvingSymlinksInPath().path
        func error(_ path: String, _ line: Int) -> String { "\(path):\(line):5: error: no \(line)\n" }
        let three = error(file, 3) + error(other, 1) + error(file, 9)
        let shown =
            #""no 3"; Packages/kit/Sources/Kit/More.swift:1: "no 1"; Packages/kit/Sources/Kit/Kit.swift:9: "no 9""#
        #expect(try problem(three)?.found == shown)
        #expect(try problem(three + error(other, 4) + error(other, 5))?.found == "\(shown); and 2 more")
    }

    @Test("A package that can't be loaded is an error in its manifest, with what the compiler says")
    func package() throws {
        let invalid = "error: 'kit': Invalid manifest (compiled with: [\"/usr/bin/swiftc\", \"-v\"])\n"
        let file = folder("Packages/kit/Package.swift").resolvingSymlinksInPath().path
        let plain = try problem(invalid)
        #expect(plain?.file.path.hasSuffix("Packages/kit/Package.swift") == true)
        #expect(plain?.found == "\"Invalid manifest\"")
        let explained = try problem(invalid + "\(file):5:3: error: missing ','\n")
        #expect(explained?.file.path == file)
        #expect(explained?.keyPath == "line 5")
        #expect(explained?.found == "\"missing ','\"")
    }

    @Test("A module that a package has as well is an error in the lesson")
    func sameTarget() throws {
        let problem = try problem(
            "error: multiple packages ('kit', 'workspace') declare targets with a conflicting name: 'Lamp’; "
                + "target names need to be unique across the package graph\n")
        #expect(problem?.file.lastPathComponent == "lesson.json")
        #expect(problem?.keyPath == "exercises[0].module")
        #expect(problem?.found == "\"Lamp\"")
    }

    @Test("An error in a learner's file is never blamed on a package, whatever its message")
    func learner() throws {
        let file = folder(".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift").path
        #expect(try problem("\(file):1:2: error: 'kit': product 'Kit' not found\n") == nil)
    }
}
