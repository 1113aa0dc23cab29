import Foundation
import TestSupport
import Testing

@testable import WorkbookBugs
@testable import WorkbookSystem

extension EndToEnd {
    /// Searches a small package for code without a seam.
    @Suite(.serialized, .buildSlot(seconds: 60)) struct SeamsTests {
        private static let folder = TemporaryFolder(
            url: Repository.root.appending(path: ".build/golden tests/packages without seams"))

        private static let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Diary",
                targets: [
                    .target(name: "CDiary"), .target(name: "Storage", dependencies: ["CDiary"]),
                    .target(name: "Diary", dependencies: ["Storage"]),
                    .testTarget(name: "DiaryTests", dependencies: ["Diary"]),
                ])
            """,
            "Sources/CDiary/include/c.h": "int c(void);",
            "Sources/CDiary/c.c": "int c(void) { return 1; }",
            "Sources/Storage/FileStorage.swift": """
            import Foundation

            public final class FileStorage {
                public init() {}
                public func save(_ text: String) { try? Data(text.utf8).write(to: URL(filePath: "/dev/null")) }
                public func forget() { try? FileManager.default.removeItem(atPath: "/nowhere/at/all") }
            }
            """,
            "Sources/Diary/Diary.swift": """
            import Foundation
            import Storage

            public final class Diary {
                private let storage = FileStorage()
                private let now: () -> Date
                public init(now: @escaping () -> Date = Date.init) { self.now = now }
                public func write(_ text: String) -> String {
                    let entry = "\\(Int(now().timeIntervalSince1970)) \\(text)"
                    storage.save(entry)
                    return entry
                }
                public func age() -> Double { Date().timeIntervalSince(now()) }
            }
            """,
            "Tests/DiaryTests/Tests.swift": """
            import Diary
            import Foundation
            import Testing

            @Test func writes() { #expect(Diary { Date(timeIntervalSince1970: 3) }.write("a") == "3 a") }
            """,
        ]

        @Test("The report covers all targets and counts tests, and the package stays as it is")
        func report() async throws {
            let package = Self.folder("Diary")
            try Self.folder.write(
                Dictionary(uniqueKeysWithValues: Self.files.map { ("Diary/\($0.key)", $0.value) }))
            let digest = PackageFiles(root: package).digest()
            let quick = await GradeTool.perform(
                ["seams", "--no-tests"], in: package.appending(path: "Sources"))
            expectEqual(quick.status, 0)
            #expect(
                quick.output.hasSuffix(
                    "4 lines of Diary have no seam for tests.\n Not read: CDiary (it is not written in Swift).\n"
                ))
            let first = await GradeTool.perform(["seams"], in: package)
            expectEqual(first.status, 0)
            expectEqual(
                first.output,
                """

                 The clock (lesson 2: Dependency injection)
                   Diary.age()                                      Sources/Diary/Diary.swift:13
                     public func age() -> Double { Date().timeIntervalSince(now()) }     no test

                 The file system (lesson 7: Inject a singleton)
                   FileStorage.forget()                      Sources/Storage/FileStorage.swift:6
                     public func forget() { try? FileManager.default.removeItem(atPat …  no test

                 The file system (lesson 4: Protocol doubles)
                   FileStorage.save(_:)                      Sources/Storage/FileStorage.swift:5
                     … g) { try? Data(text.utf8).write(to: URL(filePath: "/dev/null")) }  1 test

                 Objects that code creates for itself (lesson 2: Dependency injection)
                   Diary.storage                                     Sources/Diary/Diary.swift:5
                     private let storage = FileStorage()
                     Creates FileStorage, which uses the file system.

                 4 lines of Diary have no seam for tests, and no test runs 2 of them.
                 A line without a number of tests is an initial value, or in a body whose runs
                 can't be noted.
                 Not read: CDiary (it is not written in Swift).

                """)
            let second = await GradeTool.perform(["seams", package.path, "--json"], in: Repository.root)
            #expect(second.output.contains(#""writes()""#))
            #expect(!second.errors.contains("building the tests so"))
            expectEqual(PackageFiles(root: package).digest(), digest)
        }

        @Test("A folder that doesn't exist is named, and so is a package that doesn't build")
        func problems() async throws {
            for command in ["seams", "bugs"] {
                let nowhere = await GradeTool.perform([command, "/tmp/nothing at all"], in: Repository.root)
                expectEqual(nowhere.status, 64)
                #expect(nowhere.errors.contains("the folder /tmp/nothing at all doesn't exist."))
            }
            try Self.folder.write([
                "Broken/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Broken", targets: [.target(name: "Broken")])
                """, "Broken/Sources/Broken/a.swift": "let x: Int = \"\"",
            ])
            let fails = await GradeTool.perform(["seams"], in: Self.folder("Broken"))
            expectEqual(fails.status, 70)
            #expect(fails.errors.contains("the package doesn't build as it is."))
        }
    }
}
