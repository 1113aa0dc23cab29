import Foundation
import WorkbookModel
import WorkbookSystem

/// What verdicts depend on besides an attempt's own files: this tool, the toolchain, how code is run, and the course.
package struct GradingConditions: Sendable {
    package var course: Course
    private let surroundings: ContentDigest

    /// Creates conditions.
    ///
    /// - Parameters:
    ///   - tool: The program that grades.
    ///   - isSandboxed: Whether attempts are run in the sandbox.
    package init(course: Course, toolchain: Toolchain, tool: URL?, isSandboxed: Bool) {
        self.course = course
        var digest = ContentDigest()
        digest.add(toolchain.identity)
        digest.add(isSandboxed ? "sandboxed" : "plain")
        if let tool { digest.add(GraderSources.digest(ofTool: tool)) }
        surroundings = digest
    }

    /// Reads the files of an exercise's suite, given files and support modules, and returns a digest of them and of everything else
    /// that its verdicts depend on.
    ///
    /// - Parameter names: The files beside the suite that have no influence on the verdict at hand.
    package func digest(of exercise: Exercise, except names: Set<String> = []) -> ContentDigest {
        addFiles(of: exercise, except: names, to: surroundings)
    }

    /// Reads the same files, and returns a digest of them alone, which is the same on every machine.
    package func suiteDigest(of exercise: Exercise) -> ContentDigest {
        addFiles(of: exercise, except: [], to: ContentDigest())
    }

    private func addFiles(
        of exercise: Exercise, except names: Set<String>, to start: ContentDigest
    ) -> ContentDigest {
        var digest = start
        digest.add(folder: exercise.folders.suite, except: names)
        digest.add(folder: exercise.folders.starter)
        digest.add(folder: course.sharedSuite)
        for module in exercise.firstPart.support {
            digest.add(folder: course.folder(ofModule: module))
        }
        for package in course.packages(of: exercise.firstPart) { digest.add(package.digest()) }
        // The entry in `lesson.json` decides which files belong to the learner, and how long a check may take; grading reads
        // nothing else of it.
        for var part in exercise.parts {
            // Everything else of a part decides, also what may be added to the type.
            let none = URL(filePath: "/")
            part.folders = Exercise.Folders(lesson: none, suite: none, solutions: none)
            digest.add(String(reflecting: part))
        }
        // A title changes no verdict; an environment variable can, and what counts as an effect.
        digest.add(course.manifest.effects.sorted().joined(separator: "\n"))
        for (name, value) in course.manifest.environment.sorted(by: { $0.key < $1.key }) {
            digest.add("\(name)=\(value)")
        }
        return digest
    }
}
