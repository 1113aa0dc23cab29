import Foundation
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `grade doctor`: tests what works on this machine.
enum DoctorCommand: Subcommand {
    static let name = "doctor"
    static let summary = "check whether grading works on this machine"
    static let section = HelpSection.machine
    static let options: [Option] = [.course, .format, .json]
    static let discussion = """
        Checks whether everything that grading needs works on this machine: Swift and its test library, disk space, the path of \
        the workbook, the files of the course, and the limits and the sandbox for learners' code. To test the limits and the \
        sandbox, it runs code that tries to break them. It takes a few seconds and changes nothing.

        In a pipe, the output is ready to paste into a question or a bug report. Your home folder is written as ~, and the \
        output contains nothing else about you.

          grade doctor              what works, and how to fix what doesn't
          grade doctor | pbcopy     copy the report to the clipboard (macOS; on Linux: xclip, wl-copy)
          grade doctor --json       for other programs
        """
    static var manual: Manual {
        Manual(
            exits: [
                ("0", "grading works, even if something else doesn't"),
                Manual.wrongUsage, ("69", "grading can't work on this machine"),
            ], files: [("Tests/Suites/checksums.txt", "the checksums of the files of the course")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let (course, problem) = try course(arguments, context)
        let status = StatusLine(context.console)
        status.set("doctor", "checking this machine")
        let doctor = Doctor(environment: context.environment, runner: context.runner, tool: context.tool)
        let diagnoses = await [problem].compactMap { $0 } + doctor.examine(course)
        await status.end()
        let report = DoctorReport(
            diagnoses: diagnoses, facts: facts(context), home: context.environment["HOME"])
        let console = context.console
        if arguments.wantsJSON {
            console.output.write(try report.json())
        } else if console.output.isTerminal {
            console.write(report.text(width: min(console.columns, 90)))
        } else {
            // Lines that are pasted elsewhere should not be wrapped.
            console.write(["```text"])
            console.write(report.text(width: 1000))
            console.write(["```"])
        }
        return report.isBroken ? .unavailable : .passed
    }

    /// Returns the course, or what is wrong with it: a machine can be examined without a course.
    private static func course(_ arguments: Arguments, _ context: CommandContext) throws -> (
        Course?, Diagnosis?
    ) {
        do {
            return (try context.course(arguments), nil)
        } catch let error as MalformedFile {
            return (nil, error.diagnosis)
        } catch let error as CourseError {
            // The folder that an option names is an argument, so that a wrong one is reported as such.
            if case .notFound = error, arguments.has(.course) { throw error }
            guard let diagnosis = error.diagnosis(version: CommandContext.version) else { throw error }
            return (nil, diagnosis)
        }
    }

    /// Returns what someone who helps with a problem asks first.
    private static func facts(_ context: CommandContext) -> [DoctorReport.Fact] {
        let environment = context.environment
        var system = utsname()
        uname(&system)
        func text<T>(_ field: T) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? "none"
        let terminal = [environment["TERM_PROGRAM"], environment["TERM"]].compactMap { $0 }.joined(
            separator: " ")
        return [
            .init("grade", "grade \(CommandContext.version)"),
            .init("system", ProcessInfo.processInfo.operatingSystemVersionString),
            .init("kernel", "\(text(system.sysname)) \(text(system.release)) \(text(system.machine))"),
            .init("processors", "\(ProcessInfo.processInfo.activeProcessorCount) processors"),
            .init("locale", "locale \(locale)"),
            .init(
                "terminal",
                "terminal \(terminal.isEmpty ? "none" : terminal), \(context.console.columns) columns"),
        ]
    }
}
