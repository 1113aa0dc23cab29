/// What a learner takes away from a lesson, shown when all its exercises have passed.
package struct LessonSummary: Sendable, Equatable, Decodable {
    /// What the technique is, in one or two sentences.
    package var technique: String
    /// What the technique costs.
    package var price: String
    /// When to use something else.
    package var avoid: String
    /// What the learner can do now, as the end of "You can …", for the last screen of the course.
    package var ability: String?

    /// Creates a summary.
    package init(technique: String, price: String, avoid: String, ability: String? = nil) {
        self.technique = technique
        self.price = price
        self.avoid = avoid
        self.ability = ability
    }
}
