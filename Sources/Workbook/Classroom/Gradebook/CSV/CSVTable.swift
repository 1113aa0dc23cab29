import Foundation

/// A table of comma-separated values that remembers where every cell is in its file, so that single cells can be
/// replaced and every other byte stays.
///
/// It reads what RFC 4180 describes, and also semicolons or tabs as separators, any line ends, a byte order mark and rows
/// of different lengths, because learning management systems and spreadsheets write all of these.
///
/// Source: RFC 4180, section 2.
package struct CSVTable: Sendable, Equatable {
    /// One value.
    package struct Field: Sendable, Equatable {
        /// The value, without quotation marks.
        package var text: String
        /// Where it is in the file, including quotation marks.
        var range: Range<Int>
        /// Whether it is written in quotation marks.
        var isQuoted: Bool
    }

    /// One row.
    package struct Record: Sendable, Equatable {
        /// The line of the file in which it starts, from 1.
        package var line: Int
        /// The values.
        package var fields: [Field]

        /// Returns a value without the blanks around it; empty if the row is too short.
        package subscript(column: Int) -> String {
            fields.indices.contains(column)
                ? fields[column].text.trimmingCharacters(in: .whitespacesAndNewlines) : ""
        }

        /// Whether no cell contains anything.
        var isBlank: Bool { fields.indices.allSatisfy { self[$0].isEmpty } }
    }

    /// The most bytes of a file; callers check this when they read it.
    package static let largest = 16 << 20

    /// The most rows.
    static let mostRecords = 100_000

    /// The most cells of a row.
    static let mostFields = 10_000

    /// The file.
    let bytes: [UInt8]
    /// The character between two cells.
    package let separator: Character
    /// The rows, without empty lines; the first one has the names of the columns.
    package let records: [Record]

    /// Reads a table.
    package init(_ data: Data) throws(CSVProblem) {
        var reader = try CSVReader(Array(data))
        records = try reader.records()
        bytes = reader.bytes
        separator = Character(Unicode.Scalar(reader.separator))
    }

    /// The names of the columns.
    package var header: [String] {
        guard let first = records.first else { return [] }
        return first.fields.indices.map { first[$0] }
    }

    /// Returns the file with other values in some cells; every other byte stays as it is.
    ///
    /// A cell that was written in quotation marks keeps them. A row that is too short becomes longer.
    ///
    /// - Parameter texts: The new values, by the index of the row and of the column.
    func replacing(_ texts: [Position: String]) -> Data {
        var result = Data()
        var copied = 0
        for (position, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard records.indices.contains(position.record) else { continue }
            let fields = records[position.record].fields
            let end = fields.last?.range.upperBound ?? 0
            let missing = position.column - fields.count + 1
            let field = missing > 0 ? nil : fields[position.column]
            let range = field?.range ?? end..<end
            result += bytes[copied..<range.lowerBound]
            result += Data(String(repeating: separator, count: max(0, missing)).utf8)
            result += Data(
                CSVCell.escaped(text, separator: separator, isQuoted: field?.isQuoted == true).utf8)
            copied = range.upperBound
        }
        return result + bytes[copied...]
    }

    /// The place of a cell.
    struct Position: Hashable, Comparable {
        var record: Int
        var column: Int

        static func < (first: Position, second: Position) -> Bool {
            (first.record, first.column) < (second.record, second.column)
        }
    }
}
