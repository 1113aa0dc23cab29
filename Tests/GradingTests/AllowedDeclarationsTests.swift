import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookSystem
@testable import WorkbookModel

struct AllowedDeclarationsTests {
    private func finding(
        _ text: String, _ code: SourceScan.Code = .tests, words: Set<String> = []
    ) throws -> AllowedDeclarations.Finding? {
        let declaration =
            text.hasPrefix("c:") ? UsedDeclaration(usr: Substring(text)) : UsedDeclaration(demangled: text)
        return AllowedDeclarations(code: code, words: words).finding(for: try #require(declaration))
    }

    @Test(
        "Honest code may use it",
        arguments: [
            "Swift.Array.append(__owned A) -> ()", "Swift.print(_: Any...) -> ()",
            "_Concurrency.ContinuousClock.now : X",
            "Foundation.UserDefaults.standard : Foundation.UserDefaults",
            "FoundationEssentials.URL.path : Swift.String",
            "FoundationEssentials.Calendar.Component.minute : X", "Foundation.FileHandle.write(X) -> ()",
            "(extension in Foundation):Swift.StringProtocol.contains(A) -> Swift.Bool",
            "Swift.Int.init(bitPattern: Swift.UInt) -> Swift.Int", "Dispatch.DispatchSemaphore.wait() -> ()",
            "c:@F@sqrt", "Foundation.NSLocalizedDescriptionKey : Swift.String",
            "Foundation.AttributedString.append(X) -> ()", "Foundation.ObjCBool.boolValue : Swift.Bool",
            "Foundation.PropertyListSerialization.propertyList(from: X, options: X, format: Swift.UnsafeMutablePointer<X>?) -> Any",
            "c:@macro@O_RDONLY", "Glibc.S_IFMT : Swift.UInt32",
            "Swift.dump(A, name: X, indent: X, maxDepth: X, maxItems: X) -> A",
            "Swift.Unmanaged.passUnretained(A) -> Swift.Unmanaged<A>",
            "Swift.Mirror.init(_: A, children: B) -> Swift.Mirror",
            "Testing.Test.__store(X, into: Swift.UnsafeMutableRawPointer) -> X",
            "Testing.expect(_: Swift.Bool) -> ()", "Testing.__checkValue(Swift.Bool) -> ()",
            "c:objc(cs)NSNotificationCenter(im)postNotificationName:object:",
            "c:objc(cs)NSUserDefaults(im)objectForKey:",
        ])
    func allowed(text: String) throws { expectEqual(try finding(text), nil) }

    @Test(
        "A person should look at it",
        arguments: [
            ("Foundation.NSData.write(toFile: X, atomically: X) -> X", "writing files"),
            ("FoundationEssentials.Data.init(contentsOf: X, options: X) -> X", "reading files"),
            ("Foundation.NSMutableData.init(contentsOfFile: X) -> X", nil),
            ("Foundation.CharacterSet.init(contentsOfFile: X) -> X", "reading files"),
            ("Foundation.NSKeyedArchiver.archivedData(X) -> X", nil),
            ("Foundation.HTTPCookieStorage.shared : X", nil),
            ("Foundation.UserDefaults.init(suiteName: X) -> X", nil),
            ("Dispatch.DispatchIO.init(X) -> X", nil),
            ("FoundationEssentials.ProcessInfo.environment : X", nil),
            ("Runtime.Backtrace.capture() -> X", nil),
            ("Swift.UnsafeRawPointer.load(X) -> X", nil), ("Swift.withUnsafeBytes(of: A) -> X", nil),
            ("Swift.Int.init(bitPattern: Swift.ObjectIdentifier) -> Swift.Int", nil),
            ("Swift.String.init(cString: Swift.UnsafePointer<Swift.Int8>) -> Swift.String", nil),
            ("Swift.CommandLine.arguments : X", nil),
            ("Swift.Unmanaged.toOpaque() -> Swift.UnsafeMutableRawPointer", nil),
            ("(extension in Swift):Swift._Pointer.init(bitPattern: Swift.Int) -> A?", nil),
            ("Swift.dump(A, to: inout B, name: X, indent: X, maxDepth: X, maxItems: X) -> A", "reflection"),
            ("Swift.Mirror.children : X", "reflection"),
            ("c:@F@closefrom", nil), ("c:@F@signal", nil), ("__C.stat.init() -> __C.stat", nil),
            ("XCTest.XCTAssertTrue(X) -> ()", nil), ("c:objc(cs)NSFileManager(im)contentsAtPath:", nil),
        ] as [(String, String?)])
    func found(text: String, need: String?) throws {
        let found = try #require(try finding(text))
        expectEqual(found.need, need)
        #expect(found.sentence.hasPrefix("`\(found.declaration.plainName)` "))
    }

    @Test("Production code may reflect, and may not use the test library")
    func production() throws {
        expectEqual(try finding("Swift.Mirror.children : X", .production), nil)
        #expect(try finding("Testing.Issue.record(X) -> X", .production) != nil)
    }

    @Test(
        "A name with an underscore counts only if the code contains it, because macros and the compiler use such names"
    )
    func internals() throws {
        expectEqual(try finding("Swift._typeByName(Swift.String) -> X"), nil)
        #expect(try finding("Swift._typeByName(Swift.String) -> X", words: ["_typeByName"]) != nil)
        #expect(try finding("Testing.Test.__store(X) -> X", words: ["__store"]) != nil)
        #expect(try finding("c:@F@_exit", words: ["_exit"])?.reason == finding("c:@F@exit")?.reason)
    }

    @Test("Every entry is in one group, so that its reason is certain")
    func entries() {
        for (family, groups) in AllowedDeclarations.groups {
            let names = groups.flatMap { $0.names.split(whereSeparator: \.isWhitespace) }
            let repeated = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
            #expect(repeated.isEmpty, "\(family): \(repeated)")
        }
    }

    @Test(
        "A C format is harmless if its conversions fit its arguments",
        arguments: [
            ("%02d:%5.1f %%", ["$sSiD", "$sSdD"], true), ("%s", ["$sSiD"], false), ("%@", ["$sSiD"], false),
            ("%@ %d", ["$sSSD", "$ss5Int32VD"], true), ("%@", ["$s10Foundation8NSNumberCD"], true),
            ("%d", ["$sSdD"], false), ("%f", ["$sSiD"], false), ("%d%n", ["$sSiD", "$sSiD"], false),
            ("%d %d", ["$sSiD"], false), ("%d", ["$sSiD", "$sSiD"], true),
            ("%*d", ["$sSiD", "$sSiD"], false),
            ("%1$@", ["$sSSD"], false), ("%.1S", ["$sSiD"], false), ("%lu", ["$sSuD"], true),
            ("%", [], false),
            ("%@", ["$s4Lamp3BoxCD"], false),
        ])
    func formats(format: String, types: [String], isHarmless: Bool) {
        expectEqual(CFormatScan.converts(format, types), isHarmless)
    }
}
