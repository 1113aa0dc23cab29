import WorkbookSystem

extension CodeBody {
    /// Returns where the innermost statement around a place begins that another statement may precede; `nil` if there is none.
    func statementStart(around place: Int) -> Int? {
        var found: Int?
        var hasBlocks = true
        for block in blocks.filter({ $0.range.contains(place) }).sorted(by: {
            $0.range.count > $1.range.count
        }) {
            // The only statement of a closure may be its value, and so may blocks of other expressions:
            // `let a = if b { c } else { d }`.
            let isFree = inner.contains(block.range) ? block.statements.count > 1 : hasBlocks
            guard isFree, let statement = block.statements.first(where: { $0.range.contains(place) }) else {
                break
            }
            found = statement.range.lowerBound
            hasBlocks =
                statement.kind.hasSuffix("_stmt") && !statement.leaves && statement.range != impliedResult
        }
        return found
    }
}
