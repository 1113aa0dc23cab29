/// Checks that a page closes the elements that it opens.
package enum MarkupBalance {
    /// Returns the first closing tag that doesn't match, or else the innermost element that stays open.
    package static func unbalanced(_ page: String) -> String? {
        var open: [Substring] = []
        for tag in page.matches(of: /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/) {
            let (whole, slash, name, isEmpty) = tag.output
            if !isEmpty.isEmpty || ["meta", "input", "col"].contains(name) { continue }
            if slash.isEmpty {
                open.append(name)
            } else if open.popLast() != name {
                return String(whole)
            }
        }
        return open.last.map(String.init)
    }
}
