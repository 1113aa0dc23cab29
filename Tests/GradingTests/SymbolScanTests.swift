import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct SymbolScanTests {
    /// Returns the flags of a table whose names are not mangled.
    private func reasons(_ table: String, plain: [String: String] = [:]) -> [String] {
        let suspects = SymbolScan.suspects(in: table, module: "Lamp")
        return SymbolScan.flags(for: suspects, plain: suspects.map { plain[$0] ?? $0 }, module: "Lamp").map(
            \.reason)
    }

    @Test("A mangled name with an abbreviated module name is not flagged")
    func shortened() {
        let name = "$s10Foundation12UserDefaultsC0C7Counter0C0ADMc"
        let words =
            "protocol conformance descriptor for Foundation.UserDefaults : DefaultsCounter.Defaults in DefaultsCounter"
        let suspects = SymbolScan.suspects(in: "\(name) R 0 10", module: "DefaultsCounter")
        #expect(suspects == [name])
        #expect(SymbolScan.flags(for: suspects, plain: [words], module: "DefaultsCounter").isEmpty)
        #expect(
            SymbolScan.flags(for: suspects, plain: ["a.DefaultsCounters"], module: "DefaultsCounter").count
                == 1)
    }

    @Test("Symbols that mention the learner's module belong to the learner")
    func own() {
        let table = """
            $s4Lamp6SwitchC4isOnSbvg T 10 c
            $sSS4LampE8shoutingSSyF T 30 8
            $s4Lamp1poiyS2i_SitF T 30 8
            symbolic _____Sg 7Testing7CommentV V 0 8
            _$s4Lamp6SwitchCMn S 30 8
            """
        #expect(reasons(table).isEmpty)
    }

    @Test("A foreign symbol is flagged unless the compiler added it as a weak one")
    func foreign() {
        let table = """
            $s7Testing22__checkBinaryOperationyyF T 0 10
            $sSayxGSlsMc W 0 10
            got.$sSayxGSlsMc V 0 10
            __swift_memcpy16_8 W 0 10
            malloc W 0 10
            exit T 0 10
            """
        #expect(
            reasons(table) == [
                "the symbol `$s7Testing22__checkBinaryOperationyyF` replaces a symbol that belongs to other code",
                "the symbol `malloc` replaces a symbol that belongs to other code",
                "the symbol `exit` replaces a symbol that belongs to other code",
            ])
    }

    @Test("A comparison operator for another module's type is flagged, one for the learner's type isn't")
    func comparison() {
        #expect(reasons("$sSi4LampE2eeoiySbSi_SitFZ T 0 10").count == 1)
        #expect(reasons("$s4Lamp5StateO2eeoiySbAC_ACtFZ T 0 10").isEmpty)
        #expect(reasons("$s4Lamp5StateO4LampE2eeoiySbAC_ACtFZ T 0 10").isEmpty)
    }
}
