/// Splits a file into rows and cells.
struct CSVReader {
    let bytes: [UInt8]
    let separator: UInt8
    private var position: Int
    private var line = 1

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Looks at the beginning of a file: its encoding, and the character between two cells.
    init(_ bytes: [UInt8]) throws(CSVProblem) {
        self.bytes = bytes
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .notUTF8(line: 1) }
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        separator = Self.separator(in: bytes[position...])
    }

    /// Returns the separator that the first row has most often outside of quotation marks; a comma if it has none.
    private static func separator(in bytes: ArraySlice<UInt8>) -> UInt8 {
        let candidates = [",", ";", "\t"].map { UInt8(ascii: $0) }
        var counts = candidates.map { _ in 0 }
        var isInQuotes = false
        for byte in bytes {
            if byte == quote { isInQuotes.toggle() }
            if isInQuotes { continue }
            if byte == newline || byte == carriageReturn { break }
            if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
        }
        let best = counts.max() ?? 0
        return zip(candidates, counts).first { $0.1 == best }?.0 ?? candidates[0]
    }

    /// Reads all rows.
    mutating func records() throws(CSVProblem) -> [CSVTable.Record] {
        var records: [CSVTable.Record] = []
        while position < bytes.count {
            let record = try nextRecord()
            // An empty line has one empty cell.
            if record.fields.count == 1, record.fields[0].range.isEmpty { continue }
            if records.count == CSVTable.mostRecords { throw .tooManyRows(limit: CSVTable.mostRecords) }
            records.append(record)
        }
        return records
    }

    private mutating func nextRecord() throws(CSVProblem) -> CSVTable.Record {
        var record = CSVTable.Record(line: line, fields: [])
        while true {
            if record.fields.count == CSVTable.mostFields {
                throw .tooManyColumns(line: record.line, limit: CSVTable.mostFields)
            }
            record.fields.append(try nextField())
            guard position < bytes.count else { return record }
            let byte = bytes[position]
            position += 1
            if byte == separator { continue }
            if byte == Self.carriageReturn, position < bytes.count, bytes[position] == Self.newline {
                position += 1
            }
            line += 1
            return record
        }
    }

    /// Reads a cell, and stops before the separator or line end that follows it.
    private mutating func nextField() throws(CSVProblem) -> CSVTable.Field {
        let start = position
        if position < bytes.count, bytes[position] == Self.quote {
            return try quotedField(from: start)
        }
        while position < bytes.count, !isEnd(bytes[position]) {
            if bytes[position] == Self.quote { throw .strayQuote(line: line) }
            position += 1
        }
        let text = try text(bytes[start..<position], line: line)
        return CSVTable.Field(text: text, range: start..<position, isQuoted: false)
    }

    private mutating func quotedField(from start: Int) throws(CSVProblem) -> CSVTable.Field {
        let firstLine = line
        var content: [UInt8] = []
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == Self.quote {
                if position < bytes.count, bytes[position] == Self.quote {
                    position += 1
                } else {
                    guard position == bytes.count || isEnd(bytes[position]) else {
                        throw .strayQuote(line: line)
                    }
                    let text = try text(content[...], line: firstLine)
                    return CSVTable.Field(text: text, range: start..<position, isQuoted: true)
                }
            }
            if byte == Self.newline { line += 1 }
            content.append(byte)
        }
        throw .openQuote(line: firstLine)
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == Self.newline || byte == Self.carriageReturn
    }

    private func text(_ bytes: ArraySlice<UInt8>, line: Int) throws(CSVProblem) -> String {
        // A file in UTF-16 without a byte order mark is full of zeros.
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw .notUTF8(line: line)
        }
        return text
    }
}

/// Why a file is not a readable table of comma-separated values.
package enum CSVProblem: Error, Hashable, Sendable {
    /// A cell is not text in UTF-8.
    case notUTF8(line: Int)
    /// A quotation mark is inside a cell that doesn't start with one, or text follows a closing one.
    case strayQuote(line: Int)
    /// A cell starts with a quotation mark that is never closed.
    case openQuote(line: Int)
    /// The table has more rows than any class.
    case tooManyRows(limit: Int)
    /// A row has more cells than any gradebook.
    case tooManyColumns(line: Int, limit: Int)
}
