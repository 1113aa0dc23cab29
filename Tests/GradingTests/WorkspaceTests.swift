import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct WorkspaceTests {
    let folder = TemporaryFolder.current

    /// The location of exercise 1.1's workspace.
    private let home = ".build/workbook/1.1/workspace"

    private func assemble(_ position: Int = 1, in attempt: String? = nil) throws -> Workspace {
        let course = try Course.load(folder.url)
        let exercise = course.exercises[position - 1]
        return try Workspace.assemble(
            PartAttempt(exercise.firstPart, in: attempt.map { folder($0) }), course: course,
            toolchain: .sample)
    }

    // MARK: - Contents

    @Test(
        "A workspace contains the manifest, the learner's and given files, the suite and their imports")
    func files() throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble()
        #expect(workspace.root.path == folder(home).path)
        #expect(
            folder.files(below: home) == [
                "Package.swift", "Sources/Kit/Kit.swift", "Sources/Lamp/Bulb.swift",
                "Sources/Lamp/Lamp.swift",
                "Tests/LampChecks/\(workspace.names.canary).swift",
                "Tests/LampChecks/Expect.swift", "Tests/LampChecks/LampChecks.swift", "Tests/XCTMain.swift",
            ])
        #expect(folder.text(at: "\(home)/Package.swift") == PackageManifest.text(for: workspace.part))
        #expect(folder.text(at: "\(home)/Sources/Lamp/Lamp.swift") == "// the learner's lamp\n")
        #expect(folder.text(at: "\(home)/Tests/LampChecks/LampChecks.swift") == "// the hidden suite\n")
        #expect(workspace.notes.isEmpty)
    }

    @Test(
        "A missing starter or module is a fault of the course",
        arguments: ["Solutions/1-lamp/1-switch/starter", "Sources/Kit"])
    func missingFolder(path: String) throws {
        try SampleCourse.load(in: folder)
        try FileManager.default.removeItem(at: folder(path))
        let error = #expect(throws: MalformedFile.self) { try assemble() }
        #expect(error?.file.path == folder(path).path)
        #expect(error?.found == "no such folder")
    }

    @Test("A module with versions replaces a whole module in a separate workspace")
    func versions() throws {
        let course = try SampleCourse.load(in: folder)
        let part = course.exercises[0].firstPart
        let versions = ModuleVersions(module: "Lamp", files: ["All.swift": Data("// many lamps\n".utf8)])
        let workspace = try Workspace.assemble(
            PartAttempt(part), course: course, toolchain: .sample, versions: versions)
        let home = ".build/workbook/1.1-versions/workspace"
        #expect(workspace.root.path == folder(home).path)
        #expect(
            folder.files(below: home).filter { $0.hasPrefix("Sources/Lamp/") } == ["Sources/Lamp/All.swift"])
        #expect(folder.text(at: "\(home)/Sources/Lamp/All.swift") == "// many lamps\n")
        #expect(folder.files(below: home).contains("Tests/LampChecks/LampChecks.swift"))
    }

    @Test("A learner's tests become the test target, next to the course's subject and its switch")
    func tests() throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble(2)
        let home = ".build/workbook/1.2/workspace"
        #expect(
            folder.files(below: home) == [
                "Package.swift", "Sources/LampKit/Lamp.swift", "Sources/LampKit/PlantedVariant.swift",
                "Tests/LampTests/LampTests.swift", "Tests/XCTMain.swift",
            ])
        // The subject that the learner sees has no bugs; the tested one has them all.
        #expect(folder.text(at: "\(home)/Sources/LampKit/Lamp.swift") == "// every lamp, right and wrong\n")
        let variants = try #require(workspace.variants)
        #expect(
            folder.text(at: "\(home)/Sources/LampKit/PlantedVariant.swift")
                == String(decoding: workspace.hiddenNames.hidden(in: Data(variants.text.utf8)), as: UTF8.self)
        )
    }

    @Test("Only the owned files of an attempt are copied, whatever is next to them")
    func strays() throws {
        try SampleCourse.load(in: folder)
        try folder.write([
            "attempt/Lamp.swift": "// mine\n", "attempt/Package.swift": "fatalError()",
            "attempt/Package@swift-6.3.swift": "fatalError()", "attempt/.build/debug/x.o": "x",
            "attempt/.swiftpm/config": "x", "attempt/Extra.swift": "// extra\n",
            "attempt/Plugins/P.swift": "x",
            "attempt/LampChecks.swift": "// no check at all\n", "attempt/Sources/Lamp/More.swift": "x",
        ])
        try folder.link("attempt/Linked.swift", to: "/etc/hostname")
        let workspace = try assemble(in: "attempt")
        #expect(
            folder.files(below: home) == [
                "Package.swift", "Sources/Kit/Kit.swift", "Sources/Lamp/Bulb.swift",
                "Sources/Lamp/Lamp.swift",
                "Tests/LampChecks/\(workspace.names.canary).swift",
                "Tests/LampChecks/Expect.swift", "Tests/LampChecks/LampChecks.swift", "Tests/XCTMain.swift",
            ])
        #expect(folder.text(at: "\(home)/Sources/Lamp/Lamp.swift") == "// mine\n")
        #expect(
            workspace.notes
                == ["Extra", "LampChecks", "Linked", "Package", "Package@swift-6.3"].map {
                    .strayFile("\($0).swift", owns: ["Lamp.swift"])
                })
    }

    @Test("Given files come from the course; a changed one in the attempt is reported, a missing one isn't")
    func givenFiles() throws {
        try SampleCourse.load(in: folder)
        try folder.write(["attempt/Lamp.swift": "// mine\n"])
        #expect(try assemble(in: "attempt").notes.isEmpty)

        try folder.write(["attempt/Bulb.swift": "// my bulb\n"])
        let workspace = try assemble(in: "attempt")
        #expect(folder.text(at: "\(home)/Sources/Lamp/Bulb.swift") == "// a given bulb\n")
        #expect(
            workspace.notes == [.changedGivenFile("Bulb.swift")])
    }

    @Test("A changed file of the code under test is reported")
    func changedSubject() throws {
        let starter = "Solutions/1-lamp/2-test-the-lamp/starter"
        let course = try SampleCourse.load(
            in: folder, changing: ["\(starter)/Subject/Lamp.swift": "let isOn = false\n"])
        let part = course.exercises[1].firstPart
        try folder.write([
            "attempt/\(part.owns[0])": "// mine\n", "attempt/Subject/Lamp.swift": "let isOn = true\n",
        ])
        let workspace = try Workspace.assemble(
            PartAttempt(part, in: folder("attempt")), course: course, toolchain: .sample)
        #expect(workspace.notes == [.changedGivenFile("Subject/Lamp.swift")])
    }

    // MARK: - Names that are unknown to the learner's code

    @Test("A suite's functions get names that are stable in a workspace and differ between workspaces")
    func generatedNames() throws {
        let suite = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
        let source =
            "@testable import Lamp\n\nfunc probe(_ lamp: Lamp) {}\nlet answer: String = \"\\(probe(.init()))\"\n"
        try SampleCourse.load(in: folder, changing: [suite: source])
        let workspace = try assemble()
        let suffix = workspace.names.suffix
        let text = try #require(folder.text(at: "\(home)/Tests/LampChecks/LampChecks.swift"))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix("@testable import Lamp; import typealias Swift.IntegerLiteralType; "))
        #expect(lines[0].hasSuffix("; import struct Swift.String"))
        #expect(lines[2] == "func probe\(suffix)(_ lamp: Lamp) {}")
        #expect(lines[3] == "let answer: String = \"\\(probe\(suffix)(.init()))\"")
        #expect(workspace.names.hidden(in: "no probe\(suffix) here") == "no probe here")
        #expect(workspace.names.hidden(in: Data("probe\(suffix)".utf8)) == Data("probe".utf8))

        #expect(try assemble().names == workspace.names)
        try FileManager.default.removeItem(at: folder(".build/workbook/1.1"))
        #expect(try assemble().names != workspace.names)
        try folder.write([".build/workbook/1.1/names": "short\n"])
        #expect(try assemble().names.suffix.count == suffix.count)
    }

    @Test("A file of the suite takes precedence over a shared file of the same name")
    func ownBeforeShared() throws {
        try SampleCourse.load(
            in: folder, changing: ["Tests/Suites/1-lamp/1-switch/Checks/Expect.swift": "// its own\n"])
        _ = try assemble()
        #expect(folder.text(at: "\(home)/Tests/LampChecks/Expect.swift") == "// its own\n")
    }

    @Test("The canary uses the suite's helpers if these are ours, whatever their file is called")
    func helpers() throws {
        func canary(_ name: String, _ text: String) throws -> String {
            let other = name == "Expect" ? [:] : ["Tests/Suites/Shared/Expect.swift": String?.none]
            let shared = ["Tests/Suites/Shared/\(name).swift": String?.some(text)]
            try SampleCourse.load(in: folder, changing: other.merging(shared) { $1 })
            return try #require(try assemble().canary?.text)
        }
        #expect(try !canary("Expect", "func expect(_ value: Bool) {}\n").contains("ComparableBySuite"))
        let ours = "protocol ComparableBySuite {}\nfunc expect() {}\nfunc same() {}\n"
        #expect(try canary("Helpers", ours).contains(": ComparableBySuite"))
    }

    @Test("An author finds every error in a file: of the suite, of all suites, or as the grader wrote it")
    func placesForAuthors() throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble()
        func path(_ name: String) -> String {
            workspace.placeForAuthor(
                of: "\(workspace.root.path)/Tests/LampChecks/\(name)", line: 3, column: nil
            ).path
        }
        expectEqual(path("LampChecks.swift"), "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift")
        expectEqual(path("Expect.swift"), "Tests/Suites/Shared/Expect.swift")
        expectEqual(path("Made.swift"), "\(home)/Tests/LampChecks/Made.swift")
    }

    @Test("An attempt that can't be graded doesn't change the workspace")
    func refused() throws {
        try SampleCourse.load(in: folder, changing: ["Lessons/1-lamp/1-switch/Lamp.swift": nil])
        #expect(throws: AttemptProblem.missing(folder("Lessons/1-lamp/1-switch/Lamp.swift"))) {
            try assemble()
        }
        #expect(folder.files(below: ".build").isEmpty)
    }

    // MARK: - Reassembly

    @Test("A second assembly removes unneeded files, and doesn't touch the build")
    func cleansUp() throws {
        try SampleCourse.load(in: folder)
        _ = try assemble()
        let needed = folder.files(below: home)
        try folder.write([
            "\(home)/Package@swift-6.3.swift": "x", "\(home)/Sources/Lamp/Stray.swift": "x",
            "\(home)/Sources/Other/Deep/Stray.swift": "x", "\(home)/Tests/LampChecks/Old.swift": "x",
            "\(home)/Plugins/P/P.swift": "x", "\(home)/.build/debug/x.o": "kept", "\(home)/.hidden": "x",
        ])
        try folder.link("\(home)/Sources/Lamp/Linked.swift", to: "/etc/hostname")
        _ = try assemble()
        #expect(folder.files(below: home) == [".build/debug/x.o"] + needed)
        #expect(!FileManager.default.fileExists(atPath: folder("\(home)/Sources/Other").path))
    }

    @Test("What was built for other modules is removed, because the compiler would still find them")
    func otherModules() throws {
        let manifest = "Lessons/1-lamp/lesson.json"
        let product = ".build/\(Toolchain.sample.buildFolderName)/debug/Modules/Testing.swiftmodule"
        try SampleCourse.load(
            in: folder,
            changing: [manifest: SampleCourse.manifest.replacing("\"Lamp\"", with: "\"Testing\"")])
        _ = try assemble()
        try folder.write(["\(home)/\(product)": "x"])
        _ = try assemble()
        #expect(folder.files(below: home).contains(product))
        try folder.write([manifest: SampleCourse.manifest])
        _ = try assemble()
        #expect(folder.files(below: home).allSatisfy { !$0.hasPrefix(".build/") })
        // Nobody knows what an earlier version has built.
        try folder.write(["\(home)/\(product)": "x"])
        try FileManager.default.removeItem(at: folder(".build/workbook/1.1/manifest"))
        _ = try assemble()
        #expect(!folder.files(below: home).contains(product))
    }

    @Test("A dangling link is removed like any other unneeded file")
    func danglingLink() throws {
        try SampleCourse.load(in: folder)
        _ = try assemble()
        let needed = folder.files(below: home)
        try folder.link("\(home)/Sources/Lamp/Linked.swift", to: "/no/such/file.swift")
        try folder.link("\(home)/Package@swift-6.3.swift", to: "/no/such/file.swift")
        _ = try assemble()
        #expect(folder.files(below: home) == needed)
    }

    @Test("A second assembly writes only changed files, so that a build reuses the others")
    func writesOnlyChanges() throws {
        try SampleCourse.load(in: folder)
        _ = try assemble()
        let old = Date(timeIntervalSince1970: 1_000_000)
        for path in folder.files(below: home) {
            try FileManager.default.setAttributes(
                [.modificationDate: old], ofItemAtPath: folder("\(home)/\(path)").path)
        }
        try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// changed\n"])
        _ = try assemble()
        let written = folder.files(below: home).filter { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder("\(home)/\(path)").path)
            return attributes?[.modificationDate] as? Date != old
        }
        #expect(written == ["Sources/Lamp/Lamp.swift"])
        #expect(folder.text(at: "\(home)/Sources/Lamp/Lamp.swift") == "// changed\n")
    }

    @Test("A workspace counts as built only if the same toolchain built its files")
    func isBuilt() throws {
        try SampleCourse.load(in: folder)
        #expect(try !assemble().isBuilt)
        let second = try assemble()
        #expect(!second.isBuilt, "nothing was built yet")
        try second.stamp.set(by: .sample)
        #expect(try assemble().isBuilt)

        try second.stamp.clear()
        #expect(try !assemble().isBuilt)

        var newer = Toolchain.sample
        newer.version = .init(major: 6, minor: 4, patch: 0)
        try second.stamp.set(by: newer)
        #expect(try !assemble().isBuilt)
    }

    @Test("A product that was damaged after the build does not count as built")
    func damagedProduct() throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble()
        let binary = String(workspace.testBinary.path.dropFirst(folder.url.path.count + 1))
        try folder.write([binary: "whole"])
        try workspace.stamp.set(by: .sample)
        #expect(try assemble().isBuilt)
        try folder.write([binary: "half"])
        #expect(try !assemble().isBuilt)
        #expect(folder.text(at: binary) == nil, "what is left there counts as up to date")
    }

    @Test(
        "A product replaced by one of the same size and date doesn't count as built",
        arguments: [
            "workspacePackageTests.xctest", "LampChecks.build/LampChecks.swift.o", "Modules/Lamp.swiftmodule",
        ])
    func replacedProduct(name: String) throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble()
        let products = workspace.stamp.products.path.dropFirst(folder.url.path.count + 1)
        let (one, other) = ("\(products)/\(name)", "\(products)/Lamp.build/Lamp.swift.o")
        try folder.write([one: "whole", other: "whole", "copy": "wrong"])
        let manager = FileManager.default
        // Use a date that can be set without rounding.
        let date = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000)]
        try manager.setAttributes(date, ofItemAtPath: folder(one).path)
        try workspace.stamp.set(by: .sample)
        #expect(try assemble().isBuilt)
        try manager.removeItem(at: folder(one))
        try manager.moveItem(at: folder("copy"), to: folder(one))
        try manager.setAttributes(date, ofItemAtPath: folder(one).path)
        // A second change at the same time must not hide this one.
        try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// changed\n"])
        #expect(try !assemble().isBuilt)
        #expect(folder.text(at: one) == nil)
        #expect(folder.text(at: other) == "whole", "only what was changed is built again")
    }

    @Test(
        "A change to a learner's, given, hidden or supporting file is detected",
        arguments: [
            "Lessons/1-lamp/1-switch/Lamp.swift", "Solutions/1-lamp/1-switch/starter/Bulb.swift",
            "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift", "Tests/Suites/Shared/Expect.swift",
            "Sources/Kit/Kit.swift", "\(".build/workbook/1.1/workspace")/Package.swift",
        ])
    func changes(path: String) throws {
        try SampleCourse.load(in: folder)
        try assemble().stamp.set(by: .sample)
        try folder.write([path: "// changed\n"])
        #expect(try !assemble().isBuilt)
    }

    @Test("A change that was assembled but never built still counts next time")
    func neverBuilt() throws {
        try SampleCourse.load(in: folder)
        try assemble().stamp.set(by: .sample)
        try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// changed\n"])
        // Between this and the build, `grade` is interrupted or finds a broken file of the course.
        #expect(try !assemble().isBuilt)
        #expect(try !assemble().isBuilt, "what was built is the code before the change")
    }

    @Test("Marking a workspace as outdated is harmless if nothing was built")
    func clearTwice() throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble()
        try workspace.stamp.clear()
        try workspace.stamp.clear()
    }

    // MARK: - Locations

    @Test("A path in the workspace is translated to the learner's own file, or omitted")
    func places() throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble()
        let root = workspace.root.path
        let own = workspace.place(of: "\(root)/Sources/Lamp/Lamp.swift", line: 3, column: 7)
        #expect(own.origin == .learner)
        #expect(own.place == Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 3, column: 7))

        let given = workspace.place(of: "\(root)/Sources/Lamp/Bulb.swift", line: 3, column: nil)
        #expect(given.origin == .given)
        #expect(given.place == Place(path: "Lessons/1-lamp/1-switch/Bulb.swift", line: 3))

        let kit = workspace.place(of: "\(root)/Sources/Kit/Kit.swift", line: 3, column: 7)
        #expect(kit.origin == .given)
        #expect(kit.place == nil)

        let suite = workspace.place(of: "\(root)/Tests/LampChecks/LampChecks.swift", line: 3, column: 7)
        #expect(suite.origin == .suite)
        #expect(suite.place == nil)

        for path in ["/elsewhere/Lamp.swift", "\(root)/Package.swift", "\(root)-2/Sources/Lamp/Lamp.swift"] {
            let other = workspace.place(of: path, line: 1, column: 1)
            #expect(other.origin == .other)
            #expect(other.place == nil)
        }
    }

    @Test("A learner's test file is the learner's, and the subject is a given file")
    func placesOfTests() throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble(2)
        let own = workspace.place(ofModule: "LampTests", file: "LampTests.swift", line: 2, column: nil)
        #expect(own.origin == .learner)
        #expect(own.place == Place(path: "Lessons/1-lamp/2-test-the-lamp/LampTests.swift", line: 2))
        #expect(
            workspace.place(ofModule: "LampKit", file: "Lamp.swift", line: 2, column: nil).origin == .given)
    }

    @Test("A file of an attempt in another folder is reported at its location")
    func placesOfAnAttempt() throws {
        try SampleCourse.load(in: folder)
        let workspace = try assemble(in: "Solutions/1-lamp/1-switch/reference")
        let place = workspace.place(ofModule: "Lamp", file: "Lamp.swift", line: 1, column: nil).place
        #expect(place?.path == "Solutions/1-lamp/1-switch/reference/Lamp.swift")
    }
}
