/// The numbers of the lines of a text.
struct LineNumbers: Sendable {
    private let ends: [Int]

    /// Finds the ends of the lines.
    init(_ bytes: [UInt8]) { ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }

    /// Returns the number of the line that an offset is in, from 1.
    func line(at offset: Int) -> Int { ends.firstIndex(fromWhich: { $0 >= offset }) + 1 }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the first index whose element, like all that follow, meets a condition; the end if there is none.
    func firstIndex(fromWhich condition: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
