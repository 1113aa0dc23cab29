import Foundation

extension GradeSummary {
    /// Takes what concerns a learner from the row of a gradebook.
    init(_ row: GradebookRow, columns: [Gradebook.Column]) {
        var scores: [String: Score] = [:]
        for (column, cell) in zip(columns, row.cells) {
            guard let points = cell.points, column.possible > 0 else { continue }
            scores[column.slug] = Score(points: points.number, possible: column.possible.number)
        }
        self.init(
            exercises: scores,
            total: row.total.map { Score(points: $0.number, possible: row.possible.number) },
            notes: row.lateness.sentence.map { [$0] } ?? [])
    }
}

extension Decimal {
    /// The number for a screen, where hundredths are all that counts.
    fileprivate var number: Double { NSDecimalNumber(decimal: self).doubleValue }
}
