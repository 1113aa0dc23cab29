import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom

@Suite struct CSVTests {
    private func table(_ text: String) throws -> CSVTable { try CSVTable(Data(text.utf8)) }

    private func texts(_ text: String) throws -> [[String]] {
        try table(text).records.map { $0.fields.map(\.text) }
    }

    // MARK: - Reading

    @Test("Quotation marks, separators and line breaks in a cell are parsed as RFC 4180 specifies")
    func quotes() throws {
        try expectEqual(
            texts("a,b\r\n\"x, \"\"y\"\"\",\"two\r\nlines\"\r\n"),
            [
                ["a", "b"], ["x, \"y\"", "two\r\nlines"],
            ])
    }

    @Test(
        "A byte order mark, another separator, and other or missing line endings make no difference",
        arguments: [
            "\u{FEFF}a,b\r\n1,2\r\n", "a;b\n1;2", "a\tb\r1\t2\r", "a,b\n\n1,2\n\n", "\"a\";\"b\"\n\"1\";2\n",
        ])
    func variants(_ text: String) throws {
        try expectEqual(texts(text), [["a", "b"], ["1", "2"]])
    }

    @Test("The separator is detected from the header, ignoring text in quotation marks")
    func separator() throws {
        try expectEqual(table("\"a,b,c\";d\n1;2\n").separator, ";")
        try expectEqual(table("name\nDoe\n").separator, ",")
    }

    @Test("A row may be shorter than the header, and blanks around a value are removed")
    func shortRows() throws {
        let record = try table("a,b,c\n x ,y\n").records[1]
        expectEqual(record[0], "x")
        expectEqual(record[2], "")
    }

    @Test("Each malformed table is reported with the line of the mistake")
    func mistakes() {
        func problem(_ bytes: [UInt8]) -> CSVProblem? {
            do {
                _ = try CSVTable(Data(bytes))
                return nil
            } catch { return error }
        }
        expectEqual(problem(Array("a\nb\"c\n".utf8)), .strayQuote(line: 2))
        expectEqual(problem(Array("a\n\"two\nlines\"c\n".utf8)), .strayQuote(line: 3))
        expectEqual(problem(Array("a\n\nx,\"b\n\n".utf8)), .openQuote(line: 3))
        expectEqual(problem([97, 10, 0xFC, 10]), .notUTF8(line: 2))
        expectEqual(problem([0xFF, 0xFE, 97, 0]), .notUTF8(line: 1))
        expectEqual(problem([97, 0, 10, 0]), .notUTF8(line: 1))
        let wide = Array(String(repeating: ",", count: CSVTable.mostFields).utf8)
        expectEqual(problem(wide), .tooManyColumns(line: 1, limit: CSVTable.mostFields))
        let long = Array(String(repeating: "a\n", count: CSVTable.mostRecords + 1).utf8)
        expectEqual(problem(long), .tooManyRows(limit: CSVTable.mostRecords))
    }

    // MARK: - Replacing

    @Test("Replacing cells leaves all other bytes unchanged and keeps quotation marks")
    func replacing() throws {
        let table = try table("\u{FEFF}a;\"b\";c\n1; 2\n\"x\";\"y\";\r\nlast")
        let changed = table.replacing([
            .init(record: 1, column: 1): "7", .init(record: 2, column: 1): "8",
            .init(record: 3, column: 2): "p;q", .init(record: 2, column: 2): "9",
        ])
        expectEqual(
            String(decoding: changed, as: UTF8.self), "\u{FEFF}a;\"b\";c\n1;7\n\"x\";\"8\";9\r\nlast;;\"p;q\""
        )
        expectEqual(table.replacing([:]), Data(table.bytes))
    }

    // MARK: - Writing

    @Test("A written table uses commas and CRLF, and quotation marks only where they are needed")
    func writing() {
        let file = CSVCell.file([
            [.text("a"), .text("b, \"c\""), .empty, .number(Decimal(string: "7.50") ?? 0)],
            [.count(-3), .text(" x"), .text("ü"), .empty],
        ])
        expectEqual(String(decoding: file, as: UTF8.self), "a,\"b, \"\"c\"\"\",,7.5\r\n-3,\" x\",ü,\r\n")
    }

    @Test(
        "No text can start a formula in a spreadsheet, whatever its separator",
        arguments: [
            ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("  =1", "  '=1"),
            ("\u{FF1D}1", "'\u{FF1D}1"), ("\u{FF20}x", "'\u{FF20}x"), ("\u{2212}1", "'\u{2212}1"),
            ("x;=1", "x;'=1"), ("x, =1", "x, '=1"), ("\"=1", "\"'=1"), ("a-b", "a-b"), ("1=1", "1=1"),
            ("\u{A0}=1", "\u{A0}'=1"), ("", ""),
        ])
    func formulas(_ text: String, _ harmless: String) throws {
        expectEqual(CSVCell.withoutFormula(text), harmless)
    }

    @Test("Control characters and characters that reverse text are spelled out")
    func controls() throws {
        let source = CSVCell.text("a\u{202E}b\u{1B}[31m\tc\rd\u{0}").source
        expectEqual(source, "a\\u{202E}b\\u{1B}[31m    c\\u{D}d\\u{0}")
        let first = CSVCell.text("\t=1").source
        expectEqual(first, "\"    '=1\"")
    }

    @Test("A number may have a decimal point or a decimal comma, and any other text isn't a number")
    func numbers() {
        expectEqual(Decimal(written: "7.5"), Decimal(string: "7.5"))
        expectEqual(Decimal(written: " 7,50 "), Decimal(string: "7.5"))
        expectEqual(Decimal(written: "1,234.50"), Decimal(string: "1234.5"))
        expectEqual(Decimal(written: "-3"), -3)
        for text in ["", "-", "EX", "7.5%", "1e9", "(read only)", "٣", "nan"] {
            expectEqual(Decimal(written: text), nil, "\(text)")
        }
    }
}
