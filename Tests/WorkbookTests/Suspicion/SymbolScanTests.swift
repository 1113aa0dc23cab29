import Testing

@testable import Workbook

struct SymbolScanTests {
    private func reasons(_ table: String) -> [String] {
        SymbolScan.flags(in: table, module: "Lamp").map(\.reason)
    }

    @Test("Symbols that mention the learner's own module are the learner's")
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

    @Test("A strong symbol of another module is flagged, a weak one is not")
    func foreign() {
        let table = """
            $s7Testing22__checkBinaryOperationyyF T 0 10
            $sSayxGSlsMc W 0 10
            exit T 0 10
            """
        #expect(
            reasons(table) == [
                "the symbol `$s7Testing22__checkBinaryOperationyyF` takes the place of one that belongs to somebody else",
                "the symbol `exit` takes the place of one that belongs to somebody else",
            ])
    }

    @Test("A comparison of another module's type is flagged, one of an own type is not")
    func comparison() {
        #expect(reasons("$sSi4LampE2eeoiySbSi_SitFZ T 0 10").count == 1)
        #expect(reasons("$s4Lamp5StateO2eeoiySbAC_ACtFZ T 0 10").isEmpty)
        #expect(reasons("$s4Lamp5StateO4LampE2eeoiySbAC_ACtFZ T 0 10").isEmpty)
    }
}
