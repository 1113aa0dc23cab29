import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookSystem

struct UsedDeclarationTests {
    /// What the compiler of Swift 6.3.1 calls declarations.
    private static let names: [(usr: String, module: String, plain: String)] = [
        (
            "s:10Foundation6NSDataC5write6toFile10atomicallySbSS_SbtF", "Foundation",
            "NSData.write(toFile:atomically:)"
        ),
        ("s:SS10FoundationE6format_S2Sh_s7CVarArg_pdtcfc", "Foundation", "String.init(format:_:)"),
        ("s:Sb2eeoiyS2b_SbtFZ", "Swift", "Bool.==(_:_:)"),
        ("s:Sa12arrayLiteralSayxGxd_tcfc", "Swift", "Array.init(arrayLiteral:)"),
        ("s:12TrackerTests0A0C5startyyF", "TrackerTests", "Tracker.start()"),
        ("s:s6ResultO7TestingE10__expectedyyytRszrlF", "Testing", "Result.__expected()"),
        ("s:5Glibc4openys5Int32VSPys4Int8VG_ADtF", "Glibc", "open(_:_:)"),
        ("c:@F@fopen", "", "fopen"), ("c:@macro@O_RDONLY", "", "O_RDONLY"),
        (
            "c:objc(cs)NSNotificationCenter(im)postNotificationName:object:", "",
            "NSNotificationCenter.postNotificationName:object:"
        ),
        ("c:objc(cs)NSFileManager", "", "NSFileManager."),
    ]

    @Test("The compiler's names are read", arguments: names)
    func reading(usr: String, module: String, plain: String) throws {
        let declaration = try #require(UsedDeclaration(usr: Substring(usr)))
        expectEqual(declaration.module, module)
        expectEqual(declaration.plainName, plain)
    }

    @Test(
        "Texts of the demangler are read, whatever is generic in them",
        arguments: [
            ("Swift.Int.<= infix(Swift.Int, Swift.Int) -> Swift.Bool", "Int.<=(_:_:)"),
            (
                "Swift.BinaryInteger.<< infix<A where A1: Swift.BinaryInteger>(A, A1) -> A",
                "BinaryInteger.<<(_:_:)"
            ),
            ("Swift.Comparable.... postfix(A) -> Swift.PartialRangeFrom<A>", "Comparable....(_:)"),
            (
                "static (extension in Testing):Testing.Trait< where A == Testing.Comment>.__line(Swift.String) -> Testing.Comment",
                "Trait.__line(_:)"
            ),
            (
                "Foundation.Thread.detachNewThread(() -> ()) -> ()", "Thread.detachNewThread(_:)"
            ),
            (
                "(extension in Foundation):Swift.Sequence.sorted<A where A: B>(using: A1, by: (A, B) -> Swift.Bool) -> [A]",
                "Sequence.sorted(using:by:)"
            ),
            ("Foundation.UserDefaults.standard : Foundation.UserDefaults", "UserDefaults.standard"),
        ])
    func texts(text: String, plain: String) throws {
        expectEqual(try #require(UsedDeclaration(demangled: text)).plainName, plain)
    }

    @Test("What has no name in a module is nothing", arguments: ["", "x", "s:", "s:not mangled", "value"])
    func nothing(usr: String) { #expect(UsedDeclaration(usr: Substring(usr)) == nil) }
}

/// Asks the compiler what code uses, however the code hides it.
@Suite(.temporaryFolder) struct UsesInCodeTests {
    private static let source = #"""
        import Foundation

        infix operator --
        typealias Store = NSData
        func later(_ store: Store) { _ = store.write(toFile: "a", atomically: true) }
        let arguments = \ProcessInfo.arguments
        let open = FileHandle.init(forUpdatingAtPath:)
        #if os(Windows)
        let never = NSTemporaryDirectory()
        #endif
        extension Date { static func -- (a: Date, b: Date) -> Int { a < b ? 1 : 0 } }
        func local() {
            struct Shade: Codable { var isDark = false; enum CodingKeys: CodingKey { case isDark } }
            _ = Shade.CodingKeys.isDark
        }
        let text = "\(NSHomeDirectory()) \(Date.now -- Date.now)" + String(describing: 1)
        """#

    /// Returns the compiler's tree of a file.
    private func tree(of source: String) async throws -> Data {
        let folder = TemporaryFolder.current
        try folder.write(["Lamp.swift": source])
        let toolchain = try await Toolchain.find(
            environment: ProcessInfo.processInfo.environment, runner: ProcessRunner(), cache: nil)
        let tools = Tools(runner: ProcessRunner(), environment: ProcessInfo.processInfo.environment)
        let arguments =
            try await CheckedFile.typeChecking("Lamp", searching: [], toolchain: toolchain, tools: tools)
            + [
                "-dump-ast", "-dump-ast-format", "json", "-primary-file", folder("Lamp.swift").path, "-o",
                folder("tree").path,
            ]
        let result = try await tools.runner.run(
            Command(toolchain.frontend, arguments, environment: tools.environment), limit: 600)
        #expect(result.termination.isSuccess, "\(result.errorOutput)")
        return try Data(contentsOf: folder("tree"))
    }

    private let list = AllowedDeclarations(code: .production, words: [])

    @Test("Every use is found with its own name, and nothing else is")
    func uses() async throws {
        let found = UsedDeclaration.all(in: try await tree(of: Self.source), except: ["Lamp"]).compactMap {
            list.finding(for: $0)
        }
        #if !canImport(Darwin)
            expectEqual(
                found.map(\.declaration.plainName),
                [
                    "FileHandle.init(forUpdatingAtPath:)", "NSData.write(toFile:atomically:)",
                    "NSHomeDirectory()",
                    "ProcessInfo.arguments",
                ])
        #endif
    }

    @Test("A protocol that could call a member of a foreign type by a requirement is found")
    func witnesses() async throws {
        let source = """
            import Foundation

            protocol Source {
                init(contentsOf url: URL, options: Data.ReadingOptions) throws
                var count: Int { get }
                func pour()
            }
            extension Source { func pour() {} }
            extension Data: Source {}
            struct Own: Source { init(contentsOf url: URL, options: Data.ReadingOptions) {}; var count = 1 }
            protocol Files {
                func fileExists(atPath path: String) -> Bool
                func hasFile(_ path: String) -> Bool
            }
            extension FileManager: Files {
                func hasFile(_ path: String) -> Bool { path.isEmpty }
                func fileExists(atPath path: Int) -> Bool { path > 0 }
            }
            protocol Clock { func time() -> Int }
            struct Sun: Clock { func time() -> Int { 1 } }
            extension Substring { var tail: Substring { dropFirst() } }
            """
        let found = UsedDeclaration.witnesses(in: try await tree(of: source), except: ["Lamp"])
        #if !canImport(Darwin)
            expectEqual(
                found.map(\.plainName).sorted(),
                [
                    "Data.count", "Data.init(contentsOf:options:)", "Data.pour()",
                    "FileManager.fileExists(atPath:)",
                ])
            expectEqual(
                found.compactMap(list.finding(forWitness:)).map(\.sentence).sorted(),
                ["Data.init(contentsOf:options:)", "FileManager.fileExists(atPath:)"].map {
                    "`\($0)` reads files, and this exercise doesn't need that"
                })
        #endif
    }
}
