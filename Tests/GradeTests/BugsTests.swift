import Foundation
import TestSupport
import Testing

@testable import WorkbookBugs
@testable import WorkbookSystem

extension EndToEnd {
    /// Searches small packages for bugs that their tests miss.
    @Suite(.serialized, .buildSlot(seconds: 60)) struct BugsTests {
        /// The folder of the packages; their copies are built anew only where they differ from those of the last run.
        private static let folder = TemporaryFolder(
            url: Repository.root.appending(path: ".build/golden tests/packages with bugs"))

        private static let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shelf",
                targets: [
                    .target(name: "CShelf"), .target(name: "Shelf", dependencies: ["CShelf"]),
                    .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
                ])
            """
        private static let shelf = """
            import CShelf

            public struct Shelf {
                public private(set) var books: [String] = []
                private var log = ""
                public init() {}

                public mutating func add(_ book: String) {
                    guard books.count < 3 else { return }
                    books.append(book)
                    log += book  // equivalent: the log is only for debugging
                }

                public var width: Int {
                    var sum = 0
                    var rest = books.count
                    while rest > 0 {
                        sum += 2
                        if rest > 5 { sum += 1 }
                        rest -= 1
                    }
                    return sum
                }

                @inlinable public func isEmpty() -> Bool { books.isEmpty }
                func unused() -> Int { 1 }
            }
            """
        private static let xctests = """
            import XCTest
            import Shelf

            final class WidthTests: XCTestCase {
                func testWidth() {
                    var shelf = Shelf()
                    shelf.add("a")
                    XCTAssertEqual(shelf.width, 2)
                }
                func testFails() { XCTFail() }
            }
            final class OrderTests: XCTestCase {
                nonisolated(unsafe) static var isReady = false
                func testFirst() { Self.isReady = true }
                func testSecond() { XCTAssert(Self.isReady) }
            }
            final class ZebraTests: XCTestCase {
                func testCrashes() { fatalError() }
            }
            final class ZooTests: XCTestCase {
                func testRunsAlone() {
                    // Without a sandbox, root could do worse to what all programs share.
                    FileManager.default.createFile(atPath: "/dev/workbook-was-here", contents: nil)
                    XCTAssert(true)
                }
            }
            """
        private static let tests = """
            import Foundation
            import Testing
            import Shelf

            @Test func adds() {
                var shelf = Shelf()
                for book in ["a", "b", "c"] { shelf.add(book) }
                #expect(shelf.books == ["a", "b", "c"])
                #expect(shelf.isEmpty() == false)
            }
            @Test func flaky() {
                let file = NSTemporaryDirectory() + "/../../flaky"
                #expect(!FileManager.default.fileExists(atPath: file))
                FileManager.default.createFile(atPath: file, contents: nil)
            }
            @Test func disturbed() throws {
                let file = URL(filePath: NSTemporaryDirectory() + "/../../disturbed")
                let runs = (try? Data(contentsOf: file)) ?? Data()
                try (runs + [1]).write(to: file)
                #expect(runs.count != 3)
            }
            """

        /// Writes the package anew, and lets go of what was found about it.
        private func makePackage(_ name: String, _ files: [String: String]) throws -> URL {
            let root = Self.folder(name)
            if FileKind(of: root) != .nothing { try FileManager.default.removeItem(at: root) }
            for (path, text) in files { try Self.folder.write(["\(name)/\(path)": text]) }
            let home = home(of: root)
            for leftover in ["journal.jsonl", "flaky", "disturbed"]
            where FileKind(of: home.appending(path: leftover)) == .file {
                try FileManager.default.removeItem(at: home.appending(path: leftover))
            }
            return root
        }

        private func home(of package: URL) -> URL {
            PackageCopy(of: package, in: Repository.root.appending(path: ".build/workbook/bugs")).home
        }

        @Test(
            "The report names what tests miss, a second call builds nothing, and the package stays as it is")
        func report() async throws {
            let package = try makePackage(
                "Shelf",
                [
                    "Package.swift": Self.manifest, "Sources/Shelf/Shelf.swift": Self.shelf,
                    "Sources/CShelf/include/c.h": "int c(void);",
                    "Sources/CShelf/c.c": "int c(void) { return 1; }",
                    "Tests/ShelfTests/WidthTests.swift": Self.xctests,
                    "Tests/ShelfTests/Tests.swift": Self.tests,
                ])
            let digest = PackageFiles(root: package).digest()
            let first = await GradeTool.perform(["bugs", "--all"], in: package.appending(path: "Sources"))
            expectEqual(first.status, 0)
            expectEqual(
                first.output,
                """

                 5 of 9 tests were left out, so much of this may be untrue; the last lines name
                 them.

                 No test runs this code
                   Shelf.unused()                                   Sources/Shelf/Shelf.swift:26

                 Tests run these functions, and miss these bugs

                   Shelf.width                                      Sources/Shelf/Shelf.swift:19
                   ✘ Line 19: no test runs this statement, so none notices if `sum += 1` becomes
                     `sum -= 1`.
                     if rest > 5 { sum += 1 }
                   ✘ Line 19: no test runs this statement, so none notices if `sum += 1` is
                     removed.
                     if rest > 5 { sum += 1 }
                   ✘ Line 19: no test runs this statement, so none notices if `if rest > 5 { sum
                     += 1 }` becomes `if rest > 5 { sum += 0 }`.
                   ✘ Line 19: no test notices if `rest > 5` becomes `rest >= 5`.
                     if rest > 5 { sum += 1 }
                     Run by WidthTests/testWidth

                   Shelf.add(_:)                                     Sources/Shelf/Shelf.swift:9
                   ✘ Line 9: no test notices if `books.count < 3` becomes `books.count <= 3`.
                     guard books.count < 3 else { return }
                   ✘ Line 9: no test notices if `books.count < 3` is always true.
                     guard books.count < 3 else { return }
                     Run by WidthTests/testWidth and adds()

                   If no test could notice one, say why in a comment on its line:
                   // equivalent: …

                 Comments say that these changes make no difference
                   Sources/Shelf/Shelf.swift:11: if `log += book` becomes `log = book`. Reason:
                     the log is only for debugging
                   Sources/Shelf/Shelf.swift:11: if `log += book` is removed. Reason: the log is
                     only for debugging

                 The tests of Shelf notice 17 of 24 small bugs (71%).
                 6 stay unnoticed (3 in statements that no test runs), and 1 is in functions
                 that no test runs.
                 Left out, because they fail without any change: WidthTests/testFails and
                 ZebraTests/testCrashes.
                 Left out, because they fail now and then: flaky() and disturbed().
                 Left out, because they fail when they run alone: OrderTests/testSecond.
                 A bug that only these tests would notice counts as missed.
                 Not changed: CShelf (it is not written in Swift).

                """)
            #expect(first.errors.contains("building the tests with "))
            let probe = "/dev/workbook-was-here"
            #expect(!Bubblewrap.isInstalled || !FileManager.default.fileExists(atPath: probe))
            // Without a sandbox, it was there.
            try? FileManager.default.removeItem(atPath: probe)
            let second = await GradeTool.perform(
                ["bugs", package.path, "--all", "--at-least", "99"], in: Repository.root)
            expectEqual(second.status, 1)
            expectEqual(second.output, first.output)
            #expect(!second.errors.contains("building"))
            let page = Self.folder("bugs.html")
            let third = await GradeTool.perform(
                ["bugs", package.path, "--json", "--html", page.path], in: Repository.root)
            let value = try JSONDecoder().decode(JSONValue.self, from: Data(third.output.utf8))
            guard case .object(let top) = value else { Issue.record("no object"); return }
            #expect(top["files"] != nil)
            #expect(try String(contentsOf: page, encoding: .utf8).contains("No test notices if"))
            expectEqual(PackageFiles(root: package).digest(), digest)
        }

        @Test("Without a package, without tests, or with one that doesn't build, the message says what to do")
        func problems() async throws {
            let nowhere = await GradeTool.perform(["bugs", "/"], in: Repository.root)
            expectEqual(nowhere.status, 64)
            #expect(nowhere.errors.contains("there is no Swift package in /"))
            let library = """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Lib", targets: [.target(name: "Lib")])
                """
            let untested = try makePackage(
                "Untested", ["Package.swift": library, "Sources/Lib/a.swift": "func f() -> Int { 1 }"])
            let noTests = await GradeTool.perform(["bugs"], in: untested)
            expectEqual(noTests.status, 70)
            #expect(noTests.errors.contains("has no tests"))
            let conditional = try makePackage(
                "Conditional",
                [
                    "Package.swift": library,
                    "Sources/Lib/a.swift": "#if DEBUG\nfunc f() -> Int { 1 }\n#endif\n",
                ])
            let nothing = await GradeTool.perform(["bugs"], in: conditional)
            expectEqual(nothing.status, 70)
            #expect(nothing.errors.contains("Sources/Lib/a.swift: all of it is between #if and #endif"))
            let broken = try makePackage(
                "Broken",
                [
                    "Package.swift": library.replacing(
                        "targets: [",
                        with: "targets: [.testTarget(name: \"LibTests\", dependencies: [\"Lib\"]), "),
                    "Sources/Lib/a.swift": "func f() -> Int { 1 }",
                    "Sources/Lib/b.swift": "let x: Int = \"\"",
                    "Tests/LibTests/a.swift": "",
                ])
            let fails = await GradeTool.perform(["bugs"], in: broken)
            expectEqual(fails.status, 70)
            #expect(fails.errors.contains("the package doesn't build as it is."))
            #expect(fails.errors.contains("cannot convert value of type 'String' to specified type 'Int'"))
            let badShare = await GradeTool.perform(["bugs", "--at-least", "half"], in: broken)
            expectEqual(badShare.status, 64)
        }
    }
}
