import Foundation
import WorkbookBugs
import WorkbookReporting
import WorkbookSystem

extension BugProblem: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .noFolder, .noPackage, .badReference: .usage
        case .needsNetwork: .unavailable
        default: .broken
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        func command(_ words: String, _ package: URL) -> StyledLine {
            "\("swift \(words) --package-path \(setting.path(of: package).shellWord)", .command)"
        }
        func quoted(_ lines: [String]) -> [StyledLine] { lines.map { "\($0, .code)" } }
        switch self {
        case .noFolder(let folder):
            return ErrorMessage(
                "the folder \(folder.path, .path) doesn't exist.",
                ["Name the folder of your package, such as \("../MyPackage", .path)."])
        case .noPackage(let folder):
            return ErrorMessage(
                "there is no Swift package in \(folder.path, .path): no Package.swift lies there or in a folder above.",
                ["Name the folder of your package, such as \("../MyPackage", .path)."])
        case .badManifest(let package, let words):
            return ErrorMessage(
                "SwiftPM can't read the package in \(package.path, .path).",
                ["It wrote: \(words)", "To see everything:  \(command("package describe", package))"])
        case .doesNotBuild(let package, let lines):
            return ErrorMessage(
                "the package doesn't build as it is.",
                quoted(lines) + ["To see everything:  \(command("build --build-tests", package))"])
        case .needsNetwork(let package, let words):
            return ErrorMessage(
                "SwiftPM couldn't download what the package depends on.",
                [
                    "It wrote: \(words)",
                    "With a network, this downloads it, and then no network is needed:  \(command("package resolve", package))",
                ])
        case .cannotChange(_, let lines):
            return ErrorMessage(
                "the package builds as it is, but not with changes in it. This is a limit of this tool, not a mistake in your code.",
                quoted(lines))
        case .nothingToChange(_, let reasons):
            return ErrorMessage(
                "there is nothing to change: no target has a function with code.",
                (reasons.count > 8 ? reasons.prefix(7) + ["and \(reasons.count - 7) more"] : reasons).map {
                    "\($0)"
                })
        case .noTests(let package):
            return ErrorMessage(
                "the package in \(package.path, .path) has no tests.",
                ["A test target in its Package.swift, with a first test, is enough to begin."])
        case .testsFail(let package, let names):
            return ErrorMessage(
                "no test passes each time without any change, so nothing can be said about bugs.",
                [
                    "These don't pass: \(Format.list(Array(names.prefix(5)) + (names.count > 5 ? ["\(names.count - 5) more"] : [])))",
                    "To see why:  \(command("test", package))",
                    "If they need to write outside the package, try \("--sandbox off", .command).",
                ])
        case .testsCrash(let package, let words):
            return ErrorMessage(
                "the tests crash, or don't end within an hour, without any change.",
                ["They wrote: \(words)", "To see more:  \(command("test", package))"])
        case .badReference(let reference, let words):
            return ErrorMessage(
                "git can't say which lines have changed since \(reference).",
                ["It wrote: \(words)", "Name a branch, a tag or a commit of the package's repository."])
        }
    }
}
