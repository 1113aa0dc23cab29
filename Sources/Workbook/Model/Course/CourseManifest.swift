import Foundation
import WorkbookSystem

/// What a course is as a whole: the content of the `course.json` at its root.
///
/// Schema: `course.schema.json`, next to this file.
package struct CourseManifest: Sendable, Equatable {
    /// What a course requires of its exercises.
    package enum Profile: String, Sendable, CaseIterable {
        /// A chapter, three hints, variations on both sides, and sources as the formatter writes them.
        case taught
        /// A suite and a reference that passes it, as in a course that was imported; whatever else is missing is a remark.
        case imported
    }

    /// The name that a learner reads.
    package var title: String
    /// What it is about, in a sentence or two for its readers.
    package var summary: String?
    /// The people who wrote it.
    package var authors: [String] = []
    /// The language of its texts, as in BCP 47: "en", "pt-BR".
    package var language = "en"
    /// The identifier of its license in the SPDX list, if it has one.
    package var license: String?
    /// What it requires of its exercises.
    package var profile = Profile.taught
    /// The environment variables that its suites need.
    package var environment: [String: String] = [:]
    /// The paths of the packages that its exercises use, by their names.
    package var packages: [String: String] = [:]
    /// The types of its modules, or their members, that reach files or other programs: "StandInUI.Document.save".
    ///
    /// Code that uses one is flagged, unless the exercise's solutions use it as well.
    package var effects: [String] = []
    /// What its last screen says; `nil` if that is only the learner's numbers and what each lesson taught.
    package var closing: CourseClosing?
    /// Where its lessons, solutions and suites are.
    package var folders = Folders()

    /// Describes a course by its name.
    package init(title: String) { self.title = title }

    /// Where the file is in a course.
    package static let path = "course.json"

    /// The version of the format that this tool reads.
    static let format = 1
    /// The format of the file.
    static let fileFormat = JSONFormat(
        version: format,
        .object(
            [
                "format", "title", "summary", "authors", "language", "license", "profile", "environment",
                "packages", "effects",
            ],
            [
                "closing": .object([
                    "choices": .list(.object(["need", "use"])), "tasks": .list(.object(["text", "command"])),
                    "capstone": .object(["text", "command", "done"]),
                ]),
                "folders": .object(["lessons", "solutions", "suites"]),
            ]))

    /// Reads the file of the course in a folder; a course without one has the name of its folder.
    ///
    /// - Throws: ``MalformedFile``, or ``CourseError/newer(format:known:file:)``.
    package init(of root: URL) throws {
        let file = root.appending(path: CourseManifest.path)
        guard FileKind(of: file) != .nothing else {
            self.init(title: root.lastPathComponent)
            return
        }
        try Course.checkFormat(of: file, known: CourseManifest.format)
        let content = try JSONFile.decode(Content.self, at: file, as: CourseManifest.fileFormat)
        func fail(_ key: String, _ expected: String, _ found: String) -> MalformedFile {
            MalformedFile(file: file, keyPath: key, expected: expected, found: found)
        }
        // The title becomes a heading, and the name of pages and windows.
        guard content.title.contains(where: { !$0.isWhitespace }), !content.title.contains(where: \.isNewline)
        else { throw fail("title", "a name in one line", "\"\(content.title)\"") }
        self.init(title: content.title)
        summary = content.summary
        authors = content.authors ?? []
        language = content.language ?? language
        license = content.license
        closing = content.closing
        if let name = content.profile {
            guard let known = Profile(rawValue: name) else {
                let names = Profile.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
                throw fail("profile", names, "\"\(name)\"")
            }
            profile = known
        }
        folders = content.folders ?? folders
        if let problem = folders.problem {
            throw fail("folders.\(problem.key)", problem.expected, problem.found)
        }
        environment = content.environment ?? [:]
        for name in environment.keys.sorted() where !CourseManifest.maySet(name) {
            throw fail(
                "environment.\(name)",
                "a name in capitals that isn't used by the system or the tools", "\"\(name)\"")
        }
        for (name, value) in environment.sorted(by: { $0.key < $1.key })
        where value.utf8.count > CourseManifest.longestValue || value.contains("\0") {
            throw fail(
                "environment.\(name)", "a text of at most \(CourseManifest.longestValue) bytes, without NUL",
                "\(value.utf8.count) bytes")
        }
        effects = content.effects ?? []
        if let name = effects.first(where: { $0.wholeMatch(of: /\w+(\.\w+){1,2}/) == nil }) {
            throw fail("effects", "names such as \"Module.Type\" or \"Module.Type.member\"", "\"\(name)\"")
        }
        packages = content.packages ?? [:]
        for (name, path) in packages.sorted(by: { $0.key < $1.key }) {
            guard VendoredPackage.isName(name) else {
                throw fail(
                    "packages.\(name)", "the name of a package, such as \"swift-numerics\"", "\"\(name)\"")
            }
            if let found = VendoredPackage.problem(at: path, in: root) {
                throw fail(
                    "packages.\(name)", "the path of a folder in the course that has a Package.swift", found)
            }
        }
    }

    /// The most bytes of a variable's value; a program can't be started with a few megabytes.
    private static let longestValue = 4096

    /// Whether a course may set an environment variable, which excludes those that change how programs start or are built.
    private static func maySet(_ name: String) -> Bool {
        let taken = [
            "PATH", "HOME", "TMPDIR", "USER", "LANG", "LANGUAGE", "PWD", "IFS", "ENV", "TERM",
            "CPATH", "SDKROOT", "LOCPATH", "NLSPATH", "HOSTALIASES", "TOOLCHAINS",
        ]
        let families = [
            "LD_", "DYLD_", "SWIFT", "XDG_", "LC_", "WORKBOOK", "XCT", "GIT_", "LLVM_", "CLANG_", "GCONV_",
            "GLIBC_", "MALLOC_", "ICU_", "BASH_", "SHELL", "CPLUS_", "OBJC_", "C_INCLUDE_", "LIBRARY_",
            "CFFIXED_",
            "DEVELOPER_", "DISPATCH_", "LIBDISPATCH_", "ASAN_", "TSAN_", "UBSAN_", "RES_", "TZ",
        ]
        return name.wholeMatch(of: /[A-Z][A-Z0-9_]*/) != nil && !taken.contains(name)
            && !families.contains { name.hasPrefix($0) }
    }

    /// The keys of the file.
    private struct Content: Decodable {
        var format: Int
        var title: String
        var summary: String?
        var authors: [String]?
        var language: String?
        var license: String?
        var profile: String?
        var environment: [String: String]?
        var packages: [String: String]?
        var effects: [String]?
        var closing: CourseClosing?
        var folders: Folders?
    }
}

extension CourseManifest: Encodable {
    enum CodingKeys: String, CodingKey {
        case format, title, summary, authors, language, license, profile, environment, packages, effects,
            closing, folders
    }

    /// Writes the file's keys.
    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(CourseManifest.format, forKey: .format)
        try keys.encode(title, forKey: .title)
        try keys.encodeIfPresent(summary, forKey: .summary)
        try keys.encode(authors, forKey: .authors)
        try keys.encode(language, forKey: .language)
        try keys.encodeIfPresent(license, forKey: .license)
        try keys.encode(profile.rawValue, forKey: .profile)
        try keys.encode(environment, forKey: .environment)
        if !packages.isEmpty { try keys.encode(packages, forKey: .packages) }
        if !effects.isEmpty { try keys.encode(effects, forKey: .effects) }
        try keys.encodeIfPresent(closing, forKey: .closing)
        if folders != Folders() { try keys.encode(folders, forKey: .folders) }
    }
}
