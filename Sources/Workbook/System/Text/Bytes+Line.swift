extension Collection<UInt8> {
    /// Returns the number of the line, from 1, that a place in bytes from the beginning is in.
    package func line(ofOffset offset: Int) -> Int {
        prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
}
