import Foundation
import TestSupport
import Testing
import WorkbookBook
import WorkbookModel
@testable import WorkbookPages
import WorkbookReporting
import WorkbookSystem
import WorkbookUpdating

@testable import WorkbookCommandLine
@testable import WorkbookFormats
@testable import grade
@testable import grade_book

@Suite struct FailureTests {
    @Test("Exit codes distinguish wrong usage, missing parts, unfinished work and internal errors")
    func codes() {
        let place = URL(filePath: "/course")
        let course = Course(root: place, lessons: [])
        let fault = MachineFault.diskFull(nil)
        let usage: [any Error] = [
            UsageError.missingOperand(command: "show", what: "a lesson", example: "3"),
            CourseError.notFound(from: place),
            CourseError.noLessons(in: place, folder: "Lessons"), CourseUpdateProblem.sameFolder(place),
            CourseUpdateProblem.nothingUnfinished, OutputProblem.noFolder(place),
            OutputProblem.notAFile(place), OutputProblem.foreign(place),
            ReportFolderProblem.unreadable(place), ResetProblem.unknownFile("x", known: []),
            BookSite.Problem.foreign(place), BookWorkflow.Exists(file: place),
        ]
        let unavailable: [any Error] = [
            ToolchainProblem.missing(searched: []), SandboxProblem.missing, ResetProblem.noStarter(place),
            DocC.Problem.missing(.sample), DocC.Problem.noPort(nil),
        ]
        let notYet: [any Error] = [
            ResetProblem.noPlainFile(place), ResetProblem.nothingKept(.init(lesson: 1, position: 1)),
        ]
        let broken: [any Error] = [
            CourseError.newer(format: 2, known: 1, file: place),
            MalformedFile(file: place, keyPath: "", expected: "a text", found: "none"),
            CourseUpdateProblem.unusablePlan, CourseUpdateFailure.takenBack(fault, in: course),
            OutputProblem.refused(place, reason: "no"), ResetProblem.notCopied(fault, in: course), fault,
            DocC.Problem.failed(output: "no"),
        ]
        for (errors, code) in [
            (usage, ExitCode.usage), (unavailable, .unavailable), (notYet, .notYet), (broken, .broken),
        ] {
            for error in errors { #expect((error as? any ExplainableError)?.exitCode == code, "\(error)") }
        }
    }
}
