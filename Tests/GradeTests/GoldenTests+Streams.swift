import Foundation
import Testing

@testable import WorkbookSystem

extension EndToEnd.GoldenTests {
    /// Runs a shell script in which `"$0"` is the path of the built `grade`.
    private func shell(
        _ script: String, environment: [String: String] = [:]
    ) async throws -> (output: String, errors: String, status: Int32?) {
        let command = Command(
            "/bin/bash", ["-c", script, GradeTool.path],
            environment: GradeTool.environment.merging(environment) { $1 }, workingDirectory: course.root.path
        )
        let result = try await ProcessRunner().run(command, limit: 60)
        guard case .exited(let status) = result.termination else {
            return (result.output, result.errorOutput, nil)
        }
        return (result.output, result.errorOutput, status)
    }

    // MARK: - Output that cannot be written

    #if os(Linux)
        @Test(
            "If output can't be written, an error is reported and the exit status is nonzero",
            arguments: ["list", "progress --json", "report -", "completions bash", "--help"])
        func fullDisk(words: String) async throws {
            let result = try await shell("\"$0\" \(words) > /dev/full")
            #expect(
                result.errors == """
                    grade: the output could not be written completely, and your code is not to
                    blame: No space left on device

                    """)
            #expect(result.status == 70)
        }
    #endif

    @Test("A reader that closes the pipe early doesn't cause an error")
    func closedPipe() async throws {
        // The shell opens and closes the other end of the pipe, so the first write already fails.
        let result = try await shell("{ sleep 0.2; \"$0\" list; echo \"$?\" >&2; } | true")
        #expect(result.errors == "0\n")
        #expect(try await shell("\"$0\" list | head -n 1").errors == "")
    }

    // MARK: - A deleted working directory

    private static let inDeletedFolder = #"folder=$(mktemp -d) && cd "$folder" && rmdir "$folder" && "#

    @Test(
        "In a deleted folder, every command reports it instead of searching forever",
        arguments: ["", "list", "next", "lesson 1", "progress", "doctor", "list --course x"])
    func deletedFolder(words: String) async throws {
        let result = try await shell(Self.inDeletedFolder + "exec timeout 20 \"$0\" \(words)")
        #expect(
            result.errors == """
                grade: the folder that you are in no longer exists.
                Go to the workbook's folder, or name its full path:  grade --course DIR

                """)
        #expect(result.output == "")
        #expect(result.status == 64)
    }

    @Test("In a deleted folder, `--course` still selects a course")
    func deletedFolderNamed() async throws {
        let option = try await shell(
            Self.inDeletedFolder + "exec timeout 20 \"$0\" list --course \"$COURSE\"",
            environment: ["COURSE": course.root.path])
        #expect(option.output.contains("○ 1.1  Greet someone"), Comment(rawValue: option.errors))
        let variable = try await shell(
            Self.inDeletedFolder + "exec timeout 20 \"$0\" list",
            environment: ["WORKBOOK_COURSE": course.root.path])
        #expect(variable.output.contains("○ 1.1  Greet someone"), Comment(rawValue: variable.errors))
        #expect(variable.status == 0)
        let report = try await shell(
            Self.inDeletedFolder + "exec timeout 20 \"$0\" report mine.json",
            environment: ["WORKBOOK_COURSE": course.root.path])
        #expect(report.errors.hasPrefix("grade: the folder that you are in no longer exists.\n"))
        #expect(report.status == 64)
    }
}
