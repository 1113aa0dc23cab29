import Foundation
import Testing

@testable import ProfileCollaborator

@MainActor @Suite("The loader finds the profile", .serialized) final class LoaderChecks {
    let suiteName = "ProfileChecks-\(UUID().uuidString)"
    let defaults: UserDefaults
    let files = Files()

    init() throws {
        defaults = try #require(UserDefaults(suiteName: suiteName))
        defaults.set("/profiles/mine.plist", forKey: "ProfilePath")
        UserDefaults.standard.removeObject(forKey: "ProfilePath")
    }

    private func clear() {
        defaults.removePersistentDomain(forName: suiteName)
    }

    private func makeLoader() -> any ProfileLoading {
        let files = files
        return DefaultsProfileLoader(defaults: defaults, readFile: { files.data(at: $0) })
    }

    private func answers(of loader: any ProfileLoading) -> [String] {
        var answers: [String] = []
        loader.loadProfile { profile in answers.append(profile?.name ?? "no profile") }
        return answers
    }

    @Test("A name in the file is answered, letter by letter")
    func names() throws {
        defer { clear() }
        for name in ["Ada Lovelace", "Bo", ""] {
            files.contents = try plist(["Name": name, "Shoe size": 38])
            expect(answers(of: makeLoader()), equals: [name], "answers with the name \"\(name)\" in the file")
        }
        files.contents = try plist(["Name": "Cleo"], format: .binary)
        expect(answers(of: makeLoader()), equals: ["Cleo"], "answers with a binary property list")
    }

    @Test("Without a path, no file is read, and there is no profile")
    func noPath() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        defaults.removeObject(forKey: "ProfilePath")
        expect(answers(of: makeLoader()), equals: ["no profile"], "answers without a path")
        expect(files.read, equals: [], "files read without a path")
    }

    @Test("Without data there is no profile")
    func noData() {
        defer { clear() }
        files.contents = nil
        expect(answers(of: makeLoader()), equals: ["no profile"], "answers when readFile returns nil")
    }

    @Test("Data that are no property list hold no profile")
    func noList() {
        defer { clear() }
        for text in ["", "Name = {", "<plist"] {
            files.contents = Data(text.utf8)
            expect(answers(of: makeLoader()), equals: ["no profile"], "answers with the file \"\(text)\"")
        }
    }

    @Test("A property list without a dictionary holds no profile")
    func noDictionary() throws {
        defer { clear() }
        files.contents = try plist(["Name", "Ada"])
        expect(answers(of: makeLoader()), equals: ["no profile"], "answers with an array in the file")
        files.contents = try plist("Ada")
        expect(answers(of: makeLoader()), equals: ["no profile"], "answers with a mere string in the file")
    }

    @Test("A dictionary without a Name holds no profile")
    func noName() throws {
        defer { clear() }
        files.contents = try plist(["name": "Ada", "Nick": "Countess"])
        expect(
            answers(of: makeLoader()), equals: ["no profile"],
            "answers with \"name\" and \"Nick\" in the file")
    }

    @Test("A Name that is no string is no name, and does not crash")
    func nameIsNoString() throws {
        defer { clear() }
        files.contents = try plist(["Name": 7])
        expect(answers(of: makeLoader()), equals: ["no profile"], "answers with the number 7 as Name")
        files.contents = try plist(["Name": ["Ada"]])
        expect(answers(of: makeLoader()), equals: ["no profile"], "answers with an array as Name")
        files.contents = try plist(["Name": true])
        expect(answers(of: makeLoader()), equals: ["no profile"], "answers with true as Name")
    }

    @Test("Making a loader reads nothing, and each load reads the file once")
    func reads() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        let loader = makeLoader()
        expect(files.read, equals: [], "files read when a loader was made")
        expect(answers(of: loader), equals: ["Ada"], "answers to the first load")
        expect(files.read, equals: ["/profiles/mine.plist"], "files read by one load")

        files.contents = try plist(["Name": "Bo"])
        defaults.set("/profiles/hers.plist", forKey: "ProfilePath")
        expect(answers(of: loader), equals: ["Bo"], "answers to the next load, with another path and name")
        expect(
            files.read, equals: ["/profiles/mine.plist", "/profiles/hers.plist"], "files read by two loads")
    }

    @Test("The loader reads only the settings and the files that it was given")
    func onlyWhatWasGiven() throws {
        defer { clear() }
        try withProfileOnDisk(name: "the name on the disk") {
            files.contents = try plist(["Name": "Ada"])
            expect(answers(of: makeLoader()), equals: ["Ada"], "answers with another name on the disk")
            expect(
                files.read, equals: ["/profiles/mine.plist"],
                "files read with another path in the app's settings")
            files.contents = nil
            expect(answers(of: makeLoader()), equals: ["no profile"], "answers when readFile returns nil")
            defaults.removeObject(forKey: "ProfilePath")
            expect(
                answers(of: makeLoader()), equals: ["no profile"], "answers without a path in its settings")
        }
    }

    @Test("What is left out is UserDefaults.standard, or the disk")
    func leftOut() throws {
        defer { clear() }
        let files = files
        files.contents = try plist(["Name": "Ada"])
        try withProfileOnDisk(name: "the name on the disk") {
            expect(
                answers(of: DefaultsProfileLoader()), equals: ["the name on the disk"],
                "answers of DefaultsProfileLoader()")
            expect(
                answers(of: DefaultsProfileLoader(readFile: { files.data(at: $0) })), equals: ["Ada"],
                "answers of DefaultsProfileLoader(readFile:)")
            defaults.set(UserDefaults.standard.string(forKey: "ProfilePath"), forKey: "ProfilePath")
            expect(
                answers(of: DefaultsProfileLoader(defaults: defaults)), equals: ["the name on the disk"],
                "answers of DefaultsProfileLoader(defaults:)")
        }
        expect(
            answers(of: DefaultsProfileLoader()), equals: ["no profile"],
            "answers of DefaultsProfileLoader() without a path in the app's settings")
    }
}
