import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct AccessScanTests {
    private func flags(_ symbol: String, _ text: String = "", needs: [String] = []) -> [Flag] {
        AccessScan(sources: [LearnerSource(path: "LampTests.swift", text: text)], needs: needs)
            .flags(in: "$s4Lamp6toggleyyF T 0 10\n\(symbol) U 0 0\n")
    }

    /// The symbols that Swift 6.3.1 writes to an object file on Linux.
    private static let symbols = [
        ("FileManager", "$s20FoundationEssentials11FileManagerC10fileExists6atPathSbSS_tFTj"),
        ("FileHandle", "$s10Foundation10FileHandleC14forReadingFromAC0A10Essentials3URLV_tKcfC"),
        (
            "Data(contentsOf:",
            "$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLVh_AC14ReadingOptionsVtKcfC"
        ),
        (
            "String(contentsOf",
            "$sSS20FoundationEssentialsE10contentsOf8encodingSSAA3URLVh_SSAAE8EncodingVtKcfC"
        ),
        ("String(contentsOf", "$sSS10FoundationE14contentsOfFileS2Sh_tKcfC"),
        ("InputStream", "$s10Foundation11InputStreamC10fileAtPathACSgSS_tcfC"),
        ("write(to:", "$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_AC14WritingOptionsVtKF"),
        (
            "write(toFile:",
            "$sSy20FoundationEssentialsE5write6toFile10atomically8encodingyqd___SbSSAAE8EncodingVtKSyRd__lF"
        ),
        ("open", "$s5Glibc4openys5Int32VSPys4Int8VG_ADtF"), ("fopen", "fopen"), ("opendir", "opendir"),
        ("Process", "$s10Foundation7ProcessCACycfC"), ("system", "system"), ("popen", "popen"),
        ("Mirror", "$ss6MirrorV10reflectingAByp_tcfC"),
        ("dump", "$ss4dump_4name6indent8maxDepth0D5Itemsxx_SSSgS3itlF"),
        ("NSStringFromClass", "$s10Foundation17NSStringFromClassySSyXlXpF"),
        ("callStackSymbols", "$s10Foundation6ThreadC16callStackSymbolsSaySSGvgZ"),
        ("callStackSymbols", "backtrace"),
        ("malloc_usable_size", "malloc_usable_size"), ("class_getInstanceSize", "class_getInstanceSize"),
        ("UnsafeRawPointer", "$sSV4load14fromByteOffset2asxSi_xmtlF"),
    ]

    #if !canImport(Darwin)
        @Test("Code that can reveal the variant is flagged unless the exercise needs it", arguments: symbols)
        func found(words: String, symbol: String) {
            let found = flags(symbol)
            #expect(found.count == 1 && found.allSatisfy { $0.reason.hasPrefix("`\(words)` ") }, "\(found)")
            #expect(flags(symbol, needs: [words]).isEmpty)
            #expect(flags(symbol, needs: ["something else"]).count == 1)
            #expect(AccessScan.uses(in: "\(symbol) U 0 0") == [words])
            // A function of the same name that the learner defines isn't a use of the system's function.
            #expect(AccessScan.uses(in: "\(symbol) T 0 10").isEmpty)
        }

        @Test(
            "Writing to the console or to a string is not flagged",
            arguments: [
                "$s10Foundation10FileHandleC13standardErrorACvgZ",
                "$ss7UnicodeO6ScalarV5write2toyxz_ts16TextOutputStreamRzlF",
            ])
        func harmless(symbol: String) { #expect(flags(symbol).isEmpty) }

        @Test("A flag points to the line of the words, or to line 1 if the words aren't in the code")
        func place() {
            let symbol = "$ss6MirrorV10reflectingAByp_tcfC"
            #expect(
                flags(symbol, "import Testing\n\nlet all = Mirror(reflecting: 1)\n").map(\.place?.line) == [3]
            )
            #expect(flags(symbol, "import Testing\n// Mirror\nlet a = Mirrors()").map(\.place?.line) == [1])
            #expect(flags("fopen", "let a = 1\nlet b = fopen(\"a\", \"r\")").map(\.place?.line) == [2])
        }
    #endif

    @Test(
        "Symbols that ordinary tests use are not flagged",
        arguments: [
            "$s10Foundation12UserDefaultsC8standardACvgZ", "$sSS10describingSSx_tclufC",
            "swift_getDynamicType",
            "$s20FoundationEssentials3URLV15fileURLWithPathACSSh_tcfC",
            "$s20FoundationEssentials4DateVACycfC",
            "$ss26DefaultStringInterpolationV06appendC0yyxlF", "printf", "memcpy", "$s7Testing15__checkValue",
            "$s10Foundation18NotificationCenterC7defaultACvgZ", "$s20FoundationEssentials4DataVACycfC",
            "$s11LampSupport10MirrorLampV4makeACyFZ", "dumpling", "reopen",
            "$s10Foundation11InputStreamC4dataAC0A10Essentials4DataV_tcfC",
            "$ss9_typeName_9qualifiedSSypXp_SbtF", "$s7LampKit4dumpyyF",
        ])
    func ordinary(symbol: String) {
        #expect(flags(symbol).isEmpty)
    }
}

struct HiddenUseScanTests {
    @Test("The scan finds declared names after keywords, but not in strings or comments")
    func words() {
        let source = """
            // func comment()
            @MainActor final class StopTwice { private let count = 1; func stop() { _ = "func text" } }
            enum Way { case fast, slow }
            """
        #expect(HiddenUseScan.words(in: [source]) == ["StopTwice", "count", "stop", "Way", "fast"])
    }

    @Test(
        "Members in a demangled symbol are those of its declaration, not of its type or private scopes")
    func members() {
        let symbols = [
            "default argument 0 of Kit.makeLamp(color: Kit.Color) -> Kit.Lamp",
            "Kit.Lamp.isOn.getter : Swift.Bool",
            "Kit.Lamp.(way in _7557A0F5).getter : Kit.Way",
        ]
        #expect(HiddenUseScan.members(in: symbols) == ["makeLamp", "Lamp", "isOn", "getter"])
    }
}
