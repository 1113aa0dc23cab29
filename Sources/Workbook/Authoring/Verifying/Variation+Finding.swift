import Foundation
import WorkbookModel
import WorkbookReporting

extension Variation {
    /// Returns which file differs, if the compiler's errors are all in the suite, with which the reference compiles.
    func misfit(_ result: VariationResult, of exercise: Exercise, in course: Course) -> [String] {
        let suite = course.relativePath(of: exercise.folders.suite) + "/"
        if name == Variation.referenceName || result.brokenFiles.isEmpty
            || !result.brokenFiles.allSatisfy({ $0.hasPrefix(suite) })
        {
            return []
        }
        let files = Attempt(exercise, in: folder).ownedPaths.map { folder.appending(path: $0) }
        let path = course.relativePath(of: files.count == 1 ? files[0] : folder)
        return ["\(path) doesn't fit the suite, unlike the reference"]
    }

    /// Compares a result with the expectation.
    ///
    /// - Parameter course: The course, from whose folder paths are shown.
    func finding(for result: VariationResult, of id: Exercise.ID, in course: Course) -> Finding {
        let failing = result.failingChecks
        func breach(_ message: String) -> Finding {
            .breach(id, name, ([message] + result.remarks).joined(separator: "; "))
        }
        let isShippedBroken = expectation == .doesNotCompile && result.outcome == .didNotCompile
        if !isShippedBroken && (result.outcome == .graderError || result.outcome == .didNotCompile) {
            return breach(result.summary.text)
        }
        switch expectation {
        case .doesNotCompile:
            return isShippedBroken
                ? .fine(id, name, "does not compile, as shipped")
                : breach("should not compile, but: \(result.summary.text)")
        case .passes:
            if result.outcome == .passed { return .fine(id, name, result.summary.text) }
            if result.outcome == .flagged {
                return breach("should pass, but is flagged")
            }
            let told = result.failures.map { "\($0.check): \($0.shownMessages.joined(separator: ", "))" }
            return breach("should pass, but is turned down by \(told.joined(separator: "; "))")
        case .undescribed(let problem):
            let found = failing.isEmpty ? result.summary.text : "it fails \(failing.joined(separator: ", "))"
            return breach("\(Finding.words(for: problem, in: course)); \(found)")
        case .turnedDown(let names):
            let missing = names.filter { !failing.contains($0) }
            if result.outcome != .passed && missing.isEmpty && !names.isEmpty {
                return .fine(id, name, "turned down by \(names.joined(separator: ", "))")
            }
            let instead =
                switch result.outcome {
                case .passed: "passes: the checks don't notice its mistake, or it has none"
                case .flagged: "is only flagged"
                default: "is turned down by \(failing.joined(separator: ", "))"
                }
            let demand =
                names.isEmpty
                ? "\(Variation.rejectionFile) names no check under \"turnedDownBy\", and the variation"
                : "should be turned down by \(names.joined(separator: ", ")), but"
            return breach("\(demand) \(instead)")
        case .failsExactly(let names):
            if result.outcome != .passed && Set(failing) == Set(names) {
                return .fine(id, name, "fails as shipped: \(result.summary.text)")
            }
            if result.outcome == .passed {
                return breach("passes as it is, so learners have nothing to do")
            }
            return breach(
                "should fail exactly \(names.isEmpty ? "nothing" : names.joined(separator: ", ")), but "
                    + (failing.isEmpty ? "fails nothing" : "fails \(failing.joined(separator: ", "))"))
        }
    }
}
