import WorkbookModel
import WorkbookSystem

// The sentences of `grade doctor` on what it examines itself; those on errors are with the errors.

extension Diagnosis {
    // MARK: - Toolchain

    /// Swift was found.
    package static func swift(_ found: Toolchain) -> Diagnosis {
        Diagnosis("Swift", .fine, "Swift \(found.version) for \(found.target) is at \(found.swift).")
    }

    /// A test that uses macros compiles.
    package static let swiftTestingWorks = Diagnosis("Swift Testing", .fine, "Swift Testing compiles a test.")

    /// A test does not compile, for a reason that the compiler may have given.
    package static func swiftTestingFails(_ reason: String?) -> Diagnosis {
        Diagnosis(
            "Swift Testing", .broken,
            "Swift Testing can't compile a test: \(reason ?? "the compiler gives no reason")",
            advice: Advice.installSwiftTesting)
    }

    /// A test could not be compiled because of an error of the system.
    package static func swiftTestingUntried(_ reason: String) -> Diagnosis {
        Diagnosis(
            "Swift Testing", .broken, "Swift Testing could not be tried: \(reason)",
            advice: Advice.installSwiftTesting)
    }

    // MARK: - Folder of the course

    /// Whether files can be written in the folder of the course.
    package static func courseFolder(_ path: String, isWritable: Bool) -> Diagnosis {
        isWritable
            ? Diagnosis("course folder", .fine, "The course folder can be written to: \(path)")
            : Diagnosis(
                "course folder", .broken, "The course folder can't be written to: \(path)",
                advice: "Copy the course to a folder of your own.")
    }

    /// How much space is free on the disk of the course.
    package static func disk(freeMegabytes free: Int, needed: Int) -> Diagnosis {
        free >= needed
            ? Diagnosis("disk", .fine, "The disk has \(free) MB of free space.")
            : Diagnosis(
                "disk", .broken, "The disk has only \(free) MB of free space.",
                advice: "Free up some space. At least \(needed) MB are needed.")
    }

    /// The path of the course works with Swift.
    package static let goodPath = Diagnosis(
        "path of the course", .fine, "The path of the course causes no problems.")

    /// Swift cannot build at the path of the course, for the reason that the words give.
    package static func badPath(_ words: String) -> Diagnosis {
        Diagnosis(
            "path of the course", .broken, words,
            advice: "Move the workbook to a folder with a shorter or simpler name.")
    }

    /// The course is where building is slow or unreliable, for the reason that the words give.
    package static func slowPath(_ words: String, advice: String) -> Diagnosis {
        Diagnosis("path of the course", .missing, words, advice: advice)
    }

    /// This tool was built before its sources were last changed.
    package static let oldTool = Diagnosis(
        "this tool", .missing, "This tool is older than its source code.",
        advice: "Build it again in the folder of the workbook: \(Advice.rebuild)")

    // MARK: - Files of the course

    /// No file was changed that learners don't edit.
    ///
    /// - Parameter isComplete: Whether all files of the course were compared, rather than those in the lessons.
    package static func unchangedFiles(isComplete: Bool) -> Diagnosis {
        Diagnosis(
            "course files", .fine,
            isComplete ? "The course files are unchanged." : "The given files of the lessons are unchanged.")
    }

    /// Files were changed that learners don't edit.
    ///
    /// - Parameters:
    ///   - areMissing: Whether some of them are gone, without which their exercises can't be graded.
    ///   - isClone: Whether git can restore them.
    package static func changedFiles(_ files: [String], areMissing: Bool, isClone: Bool) -> Diagnosis {
        let shown = files.prefix(3).joined(separator: ", ")
        let more = files.count > 3 ? " and \(files.count - 3) more" : ""
        let advice =
            isClone
            ? "If you didn't mean to change this file, first copy any answer in it to the exercise's folder, then restore it: git checkout -- \((files.first ?? "").shellWord)"
                + (files.count > 1 ? " (and so on)" : "")
            : "If you didn't mean to change them, first copy any answer in them to the exercise's folder, then copy them from a "
                + "fresh copy of the workbook. Your own files can stay as they are."
        return Diagnosis(
            "course files", areMissing ? .broken : .missing,
            "These course files were changed\(areMissing ? " or removed" : ""): \(shown)\(more)",
            advice: advice)
    }

    // MARK: - Limits and sandbox

    /// Whether code that exceeded a limit, such as "memory", was stopped.
    package static func limit(on resource: String, isHeld: Bool) -> Diagnosis {
        Diagnosis(
            "limit on \(resource)", isHeld ? .fine : .missing,
            isHeld
                ? "The limit on \(resource) works."
                : "The limit on \(resource) doesn't work on this machine.")
    }

    /// Whether a trial showed what the sandbox promises, which is a sentence.
    package static func isolation(_ name: String, promise: String, isHeld: Bool) -> Diagnosis {
        isHeld
            ? Diagnosis("isolation: \(name)", .fine, promise)
            : Diagnosis(
                "isolation: \(name)", .missing, "This could not be confirmed: \(promise)",
                advice: "Don't grade other people's code on this machine.")
    }

    /// The sandbox could not be tried because of an error of the system.
    package static func isolationUntried(_ reason: String) -> Diagnosis {
        Diagnosis("isolation", .missing, "Isolation could not be tried: \(reason)")
    }
}
