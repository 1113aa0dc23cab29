import Foundation
import WorkbookModel

extension Gradebook {
    /// Makes the gradebook of a class.
    ///
    /// - Parameters:
    ///   - results: What was graded.
    ///   - policy: What results are worth.
    ///   - roster: Who is in the class; without it, everyone who handed in.
    ///   - times: When they handed in; without it, the latest times of their files count.
    /// - Throws: ``GradebookProblem`` if the policy names something that the course does not have.
    package init(
        _ results: ClassResults, policy: GradingPolicy = GradingPolicy(), roster: Roster? = nil,
        times: SubmissionTimes? = nil
    ) throws(GradebookProblem) {
        let classPolicy = try ClassPolicy(policy, course: results.course, exercises: results.exercises)
        let people = GradebookClass(results.submissions, roster: roster)
        var maker = GradebookMaker(policy: classPolicy, exercises: results.exercises, people: people)
        maker.readTimes(times)
        maker.readExtensions()
        maker.readDecisions()
        maker.compareWeights(with: results)
        self.init(
            columns: results.exercises.map {
                Column(
                    exercise: $0.id.description, slug: $0.slug, lesson: $0.id.lesson,
                    possible: classPolicy.possible[$0.id] ?? 0)
            },
            rows: people.members.indices.map(maker.row), warnings: maker.warnings, decimals: policy.decimals)
    }
}
