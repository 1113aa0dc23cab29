extension String {
    /// Returns the text without its middle if it has more than `length` Unicode scalars.
    ///
    /// This bounds what is stored. `Excerpt.middle` fits a text into columns, because some scalars take none.
    package func bounded(to length: Int) -> String {
        // Counting scalars takes longer than counting bytes.
        guard utf8.count > length, unicodeScalars.count > length else { return self }
        return String(unicodeScalars.prefix(length * 2 / 3)) + " … "
            + String(unicodeScalars.suffix(length / 3))
    }
}
