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
        for name in ["Ada Lovelace", " bo ", ""] {
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
        expect(files.read, equals: ["/profiles/mine.plist"], "files read when readFile returns nil")
    }

    @Test("Data that are no property list hold no profile")
    func noList() {
        defer { clear() }
        for text in ["", "Name = {", "<plist"] {
            files.contents = Data(text.utf8)
            expect(answers(of: makeLoader()), equals: ["no profile"], "answers with the file \"\(text)\"")
        }
        expect(files.read.count, equals: 3, "number of files read by three loads")
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

        let strange = "/other profiles/50% of #7?/mine.plist"
        files.contents = try plist(["Name": "Bo"])
        defaults.set(strange, forKey: "ProfilePath")
        expect(answers(of: loader), equals: ["Bo"], "answers to the next load, with another path and name")
        expect(files.read, equals: ["/profiles/mine.plist", strange], "files read by two loads")

        files.contents = try plist(["Name": ""])
        expect(
            answers(of: loader), equals: [""],
            "answers to the third load, with the same path and an empty name")
        files.contents = nil
        expect(
            answers(of: loader), equals: ["no profile"],
            "answers to the fourth load, when readFile returns nil")
        files.contents = try plist(["Name": "Cleo"])
        defaults.set("/profiles/mine.plist", forKey: "ProfilePath")
        expect(
            answers(of: loader), equals: ["Cleo"],
            "answers to the fifth load, with the first path and a new name")
        expect(
            files.read,
            equals: ["/profiles/mine.plist", strange, strange, strange, "/profiles/mine.plist"],
            "files read by five loads")
        defaults.removeObject(forKey: "ProfilePath")
        expect(
            answers(of: loader), equals: ["no profile"],
            "answers to the sixth load, after the path was removed"
        )
        expect(files.read.count, equals: 5, "number of files read by six loads, the last without a path")
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
            defaults.removeObject(forKey: "ProfilePath")
            expect(
                answers(of: makeLoader()), equals: ["no profile"],
                "answers without a path in its settings, with one in the app's settings")
            expect(
                files.read, equals: ["/profiles/mine.plist"],
                "files read without a path in its settings, with one in the app's settings")

            defaults.set(UserDefaults.standard.string(forKey: "ProfilePath"), forKey: "ProfilePath")
            files.contents = nil
            expect(
                answers(of: makeLoader()), equals: ["no profile"],
                "answers when readFile returns nil, with a profile on the disk")
            files.contents = try plist(["Nick": "Countess"])
            expect(
                answers(of: makeLoader()), equals: ["no profile"],
                "answers without a \"Name\" in what readFile returns, with a profile on the disk")
        }
    }

    @Test("Two loaders do not mix their settings and files")
    func twoLoaders() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        let others = Files()
        others.contents = try plist(["Name": "Bo"])
        let otherName = suiteName + "-other"
        let otherDefaults = try #require(UserDefaults(suiteName: otherName))
        defer { otherDefaults.removePersistentDomain(forName: otherName) }
        otherDefaults.set("/profiles/other.plist", forKey: "ProfilePath")
        let loader = makeLoader()
        let other = DefaultsProfileLoader(defaults: otherDefaults, readFile: { others.data(at: $0) })
        expect(answers(of: loader), equals: ["Ada"], "answers of a loader, with another one for Bo beside it")
        expect(answers(of: other), equals: ["Bo"], "answers of the other loader")
        others.contents = nil
        expect(answers(of: loader), equals: ["Ada"], "answers of the first loader once more")
        expect(answers(of: other), equals: ["no profile"], "answers of the other loader, without a file")
        expect(
            files.read, equals: ["/profiles/mine.plist", "/profiles/mine.plist"],
            "files read by two loads of the first loader")
        expect(
            others.read, equals: ["/profiles/other.plist", "/profiles/other.plist"],
            "files read by two loads of the other loader, with a path of its own")
    }

    @Test("A loader keeps the settings that it was given")
    func keepsItsSettings() throws {
        defer { clear() }
        let files = files
        files.contents = try plist(["Name": "Ada"])
        @MainActor func loaderWithSettingsOfItsOwn() throws -> any ProfileLoading {
            let settings = try #require(UserDefaults(suiteName: suiteName))
            return DefaultsProfileLoader(defaults: settings, readFile: { files.data(at: $0) })
        }
        let loader = try loaderWithSettingsOfItsOwn()
        expect(answers(of: loader), equals: ["Ada"], "answers of a loader whose settings nobody else holds")
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
