import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Verifies, without compiling anything, that no file of a course is missing, and that no file is out of place.
///
/// Each family of rules is a type of its own in this folder. This type runs them: causes before consequences.
struct CourseFiles {
    var course: Course

    /// Returns the findings about the course as a whole.
    func findings() -> [Finding] {
        let required = RequiredFiles(course: course)
        return
            (SuiteLinks(course: course).ofCourse() + StrayFiles(course: course).besideLessons()
            + required.ofCourse() + PackageTargets(course: course).conflict()
            + UnlistedPackages(course: course).all()).map {
                .breach(nil, "course", $0)
            } + LearnersTexts(course: course).mistakes().map { .breach(nil, "course", $0) }
            + (required.remarks() + EffectNames(course: course).all).map { .remark(nil, "course", $0) }
            + RepeatedKeys(course: course).findings()
            + SupportModules(of: course.exercises, in: course).findings()
            + SupportModules(of: course.exercises, in: course).unused
    }

    /// Returns the findings about a lesson's files.
    ///
    /// - Throws: The system's error if a folder cannot be read.
    func findings(for lesson: Lesson) throws -> [Finding] {
        let name = "lesson \(lesson.number)"
        if let sentence = MisplacedFolders(course: course).sentence(about: lesson) {
            return [.breach(nil, name, sentence)]
        }
        // Of two entries that were run together, one is lost, and its folders seem to belong to nothing.
        let repeated = RepeatedKeys(course: course).findings(for: lesson)
        if !repeated.isEmpty { return repeated }
        let texts = LearnersTexts(course: course)
        let breaches =
            SuiteLinks(course: course).all(of: lesson) + texts.mistakes(in: lesson)
            + (try StrayFiles(course: course).all(of: lesson))
        let open = OpenPlaces(of: lesson, in: course).findings()
        // What is still to be written isn't in order.
        return findings(
            breaches, EncodingMistakes(course: course).all(of: lesson) + texts.gaps(in: lesson), nil, name,
            fine: "chapter and folders are in order"
        ).filter { open.isEmpty || $0.kind != .fine }
            + texts.brokenReferences(in: lesson).map { .remark(nil, name, $0) } + open
    }

    /// Returns the findings about an exercise's files.
    ///
    /// - Throws: The system's error if a folder cannot be read, or ``MalformedFile``.
    func findings(for exercise: Exercise) throws -> [Finding] {
        let required = RequiredFiles(course: course)
        // Each of these would have many consequences.
        for causes in [
            EntryMistakes(course: course).all(of: exercise), required.folderOfSolutions(of: exercise),
            SuiteLinks(course: course).all(of: exercise),
            EncodingMistakes(course: course).all(in: exercise.folders.probes.files()),
            UnnamedProducts(course: course).all(in: exercise),
        ] where !causes.isEmpty {
            return causes.map { .breach(exercise.id, "files", $0) }
        }
        let texts = LearnersTexts(course: course)
        let folder = LearnersFolder(course: course)
        let breaches =
            required.basis(of: exercise) + texts.mistakes(in: exercise) + folder.mistakes(in: exercise)
            + (try StrayFiles(course: course).all(of: exercise))
            + (try ProbeMistakes(of: exercise, in: course).all)
            + CheckOrder.mistakes(in: exercise, of: course)
        let wishes =
            EncodingMistakes(course: course).all(of: exercise)
            + PackageTargets(course: course).problems(of: exercise) + texts.gaps(in: exercise)
            + (try required.variations(of: exercise))
            + (try EqualVariations(course: course).problems(in: exercise))
        // Only mutants need it, but a mistake in it is found sooner here.
        _ = try EquivalentMutants.load(for: exercise)
        return findings(
            breaches, wishes, exercise.id, "files", fine: "hints, starter and solutions are in order")
            + (course.isImported ? [] : texts.hiddenTasks(of: exercise)).map {
                .remark(exercise.id, "files", $0)
            }
            + ExerciseNames(course: course).mistakes(in: exercise).map { .remark(exercise.id, "files", $0) }
            + UnknownNames(course: course).symbols(in: exercise).map { .remark(exercise.id, "checks", $0) }
            + (UnknownNames(course: course).all(in: exercise)
            + (course.isImported ? [] : texts.brokenReferences(in: exercise))).map {
                .remark(exercise.id, "texts", $0)
            }
            + GivenAwayAnswers(course: course).all(in: exercise).map { .remark(exercise.id, "texts", $0) }
            + UncountedTests(course: course).all(in: exercise).map { .remark(exercise.id, "checks", $0) }
            + (try RepeatedKeys(course: course).findings(for: exercise))
    }

    /// Returns those of ``findings(for:)-(Exercise)`` that are about variations with the same code.
    func equalVariations(in exercise: Exercise) -> [Finding] {
        // If a folder can't be read, the other findings say so.
        let problems = (try? EqualVariations(course: course).problems(in: exercise)) ?? []
        return problems.map { .breach(exercise.id, "files", $0) }
    }

    /// Whether the exercise has what grading needs.
    func isGradable(_ exercise: Exercise) -> Bool {
        EntryMistakes(course: course).all(of: exercise).isEmpty
            && SuiteLinks(course: course).all(of: exercise).isEmpty
            && RequiredFiles(course: course).basis(of: exercise).isEmpty
            && UnnamedProducts(course: course).all(in: exercise).isEmpty
            // Probes that can't be read are reported as an error.
            && (try? ProbeMistakes(of: exercise, in: course).isMisread) != true
    }

    /// Returns findings about what is wrong, and about what a course that is taught should have.
    private func findings(
        _ breaches: [String], _ wishes: [String], _ exercise: Exercise.ID?, _ subject: String, fine: String
    ) -> [Finding] {
        var found = breaches.map { Finding.breach(exercise, subject, $0) }
        switch course.manifest.profile {
        case .taught: found += wishes.map { .breach(exercise, subject, $0) }
        case .imported where wishes.isEmpty: break
        case .imported: found.append(.remark(exercise, subject, wishes.joined(separator: "; ")))
        }
        return found.isEmpty ? [.fine(exercise, subject, fine)] : found
    }
}
