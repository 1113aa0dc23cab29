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

    private let list = AllowedDeclarations(code: .tests, words: [], course: ["Lamp"])

    @Test("Every use is found with its own name, and nothing else is")
    func uses() async throws {
        let found = UsedDeclaration.all(in: try await TypedTree.of(Self.source), except: ["Lamp"]).compactMap
        {
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

    @Test(
        "A call with a C format is harmless only if it is a call, and if its format is one literal",
        arguments: [
            (
                #"String(format: "%@ %d", s, n) + String(format: "%d", locale: nil, n) + String.localizedStringWithFormat("%d", n)"#,
                true
            ), (#"String(format: "%d", arguments: [n])"#, true), (#"String(format: "" + "%d", n)"#, false),
            (#"{ NSLog("%d", n); return s }()"#, true), (#"{ NSLog(s); return s }()"#, false),
            (#"String(format: "%d", n) + [s].map { String.localizedStringWithFormat($0, n) }[0]"#, false),
            (
                #"{ let f = String.localizedStringWithFormat; return f("%d", n) }() + String(format: "%d", n)"#,
                false
            ),
        ])
    func formats(call: String, isHarmless: Bool) async throws {
        let text = "import Foundation\nfunc show(_ n: Int, _ s: String) -> String { \(call) }"
        let tree = try await TypedTree.of(text)
        let used = UsedDeclaration.all(in: tree, except: ["Lamp"])
        #if !canImport(Darwin)
            expectEqual(CFormatScan.findings(of: used, in: [tree]).isEmpty, isHarmless)
        #endif
        #expect(CFormatScan.findings(of: [], in: [tree]).isEmpty)
    }

    @Test("A class that inherits from another module's has that class's members and initializers")
    func superclasses() async throws {
        let source = """
            import Foundation
            class Cabinet: FileManager, @unchecked Sendable {
                let owner: Int
                init(owner: Int) { self.owner = owner }
            }
            final class Drawer: Cabinet, @unchecked Sendable {}
            final class Plain {}
            protocol Files {
                func contents(atPath path: String) -> Data?
                static func fileExists(atPath path: String) -> Bool
            }
            extension Files { func count() -> Int { 1 } }
            extension Drawer: Files { static func fileExists(atPath path: String) -> Bool { false } }
            protocol Reads { func isReadableFile(atPath path: String) -> Bool }
            extension FileManager: Reads { static func isReadableFile(atPath path: String) -> Bool { true } }
            extension Plain: CustomStringConvertible { var description: String { "" } }
            """
        let tree = try await TypedTree.of(source)
        #if !canImport(Darwin)
            expectEqual(
                UsedDeclaration.inheritedInitializers(in: tree, except: ["Lamp"]).map(\.plainName),
                ["FileManager.init()"])
            expectEqual(
                UsedDeclaration.witnesses(in: tree, except: ["Lamp"]).map(\.plainName).sorted(),
                ["FileManager.contents(atPath:)", "FileManager.isReadableFile(atPath:)"])
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
        let found = UsedDeclaration.witnesses(in: try await TypedTree.of(source), except: ["Lamp"])
        #if !canImport(Darwin)
            expectEqual(
                found.map(\.plainName).sorted(),
                [
                    "Data.count", "Data.init(contentsOf:options:)", "Data.pour()",
                    "FileManager.fileExists(atPath:)", "Own.init(contentsOf:options:)", "Own.pour()",
                ])
            expectEqual(
                found.compactMap(list.finding(forWitness:)).map(\.sentence).sorted(),
                [
                    "`Data.init(contentsOf:options:)` reads files, and this exercise doesn't need that",
                    "`Data.pour()` isn't among what exercises use, so look at what the code does with it",
                    "`FileManager.fileExists(atPath:)` asks whether files exist, and this exercise doesn't need that",
                ])
        #endif
    }
}
