import WorkbookModel

/// A source of results that goes before building and running an attempt.
///
/// `grade course verify` keeps results by the content of everything that decides them, and this project's tests render recorded
/// ones. A learner's commands have no such source, and neither the environment nor the arguments can name one.
package protocol AttemptResults: Sendable {
    /// Returns the answer to a question about an attempt.
    ///
    /// - Parameters:
    ///   - question: What is asked, such as "verdict". The same text always means the same question.
    ///   - find: Builds the attempt, runs its checks, and answers.
    func result<Value: Codable & Sendable, Problem>(
        _ question: String, of attempt: Attempt, in course: Course,
        find: @Sendable () async throws(Problem) -> Value
    ) async throws(Problem) -> Value
}
