import Foundation
import Testing

@testable import ProfileCollaborator

@MainActor @Suite("The loader loads the profile", .serialized) final class LoaderChecks {
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

    @Test("The completion receives exactly the name in the file")
    func names() throws {
        defer { clear() }
        for name in ["Ada Lovelace", " bo ", ""] {
            files.contents = try plist(["Name": name, "Shoe size": 38])
            expect(
                answers(of: makeLoader()), equals: [name],
                "what the completion received with the name \"\(name)\" in the file")
        }
        files.contents = try plist(["Name": "Cleo"], format: .binary)
        expect(
            answers(of: makeLoader()), equals: ["Cleo"],
            "what the completion received with a binary property list")
    }

    @Test("Without a path, the loader reads no file and passes nil once")
    func noPath() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        defaults.removeObject(forKey: "ProfilePath")
        expect(
            answers(of: makeLoader()), equals: ["no profile"], "what the completion received without a path")
        expect(files.read, equals: [], "files read without a path")
    }

    @Test("Without data, the loader passes nil once")
    func noData() {
        defer { clear() }
        files.contents = nil
        expect(
            answers(of: makeLoader()), equals: ["no profile"],
            "what the completion received when readFile returned nil")
        expect(files.read, equals: ["/profiles/mine.plist"], "files read when readFile returned nil")
    }

    @Test("If the data isn't a property list, the loader passes nil once")
    func noList() {
        defer { clear() }
        for text in ["", "Name = {", "<plist"] {
            files.contents = Data(text.utf8)
            expect(
                answers(of: makeLoader()), equals: ["no profile"],
                "what the completion received with \"\(text)\" in the file")
        }
        expect(files.read.count, equals: 3, "number of files read by three loads")
    }

    @Test("If the property list isn't a dictionary, the loader passes nil once")
    func noDictionary() throws {
        defer { clear() }
        files.contents = try plist(["Name", "Ada"])
        expect(
            answers(of: makeLoader()), equals: ["no profile"],
            "what the completion received with an array in the file")
        files.contents = try plist("Ada")
        expect(
            answers(of: makeLoader()), equals: ["no profile"],
            "what the completion received with only a string in the file")
    }

    @Test("If the dictionary has no Name, the loader passes nil once")
    func noName() throws {
        defer { clear() }
        files.contents = try plist(["name": "Ada", "Nick": "Countess"])
        expect(
            answers(of: makeLoader()), equals: ["no profile"],
            "what the completion received with \"name\" and \"Nick\" in the file")
    }

    @Test("If the Name isn't a string, the loader passes nil once and doesn't crash")
    func nameIsNoString() throws {
        defer { clear() }
        files.contents = try plist(["Name": 7])
        expect(
            answers(of: makeLoader()), equals: ["no profile"],
            "what the completion received with the number 7 as the Name")
        files.contents = try plist(["Name": ["Ada"]])
        expect(
            answers(of: makeLoader()), equals: ["no profile"],
            "what the completion received with an array as the Name")
        files.contents = try plist(["Name": true])
        expect(
            answers(of: makeLoader()), equals: ["no profile"],
            "what the completion received with true as the Name")
    }

    @Test("Creating a loader reads nothing, and each load reads the file once and passes its name or nil")
    func reads() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        let loader = makeLoader()
        expect(files.read, equals: [], "files read when a loader was created")
        expect(answers(of: loader), equals: ["Ada"], "what the completion received from the first load")
        expect(files.read, equals: ["/profiles/mine.plist"], "files read by one load")

        let strange = "/other profiles/50% of #7?/mine.plist"
        files.contents = try plist(["Name": "Bo"])
        defaults.set(strange, forKey: "ProfilePath")
        expect(
            answers(of: loader), equals: ["Bo"],
            "what the completion received from the second load, with another path and name")
        expect(files.read, equals: ["/profiles/mine.plist", strange], "files read by two loads")

        files.contents = try plist(["Name": ""])
        expect(
            answers(of: loader), equals: [""],
            "what the completion received from the third load, with the same path and an empty name")
        files.contents = nil
        expect(
            answers(of: loader), equals: ["no profile"],
            "what the completion received from the fourth load, when readFile returned nil")
        files.contents = try plist(["Name": "Cleo"])
        defaults.set("/profiles/mine.plist", forKey: "ProfilePath")
        expect(
            answers(of: loader), equals: ["Cleo"],
            "what the completion received from the fifth load, with the first path and a new name")
        expect(
            files.read,
            equals: ["/profiles/mine.plist", strange, strange, strange, "/profiles/mine.plist"],
            "files read by five loads")
        defaults.removeObject(forKey: "ProfilePath")
        expect(
            answers(of: loader), equals: ["no profile"],
            "what the completion received from the sixth load, after the path was removed"
        )
        expect(files.read.count, equals: 5, "number of files read by six loads, the last without a path")
    }

    @Test("The loader passes one result, taken only from the settings and the readFile that it was given")
    func onlyWhatWasGiven() throws {
        defer { clear() }
        try withProfileOnDisk(name: "the name on disk") {
            files.contents = try plist(["Name": "Ada"])
            expect(
                answers(of: makeLoader()), equals: ["Ada"],
                "what the completion received with another name on disk")
            expect(
                files.read, equals: ["/profiles/mine.plist"],
                "files read with another path in the app's settings")
            defaults.removeObject(forKey: "ProfilePath")
            expect(
                answers(of: makeLoader()), equals: ["no profile"],
                "what the completion received with a path only in the app's settings"
            )
            expect(
                files.read, equals: ["/profiles/mine.plist"],
                "files read, after a load with a path only in the app's settings")

            defaults.set(UserDefaults.standard.string(forKey: "ProfilePath"), forKey: "ProfilePath")
            files.contents = nil
            expect(
                answers(of: makeLoader()), equals: ["no profile"],
                "what the completion received when readFile returned nil, with a profile on disk")
            files.contents = try plist(["Nick": "Countess"])
            expect(
                answers(of: makeLoader()), equals: ["no profile"],
                "what the completion received when readFile returned a list without a \"Name\", with a profile on disk"
            )
        }
    }

    @Test("Each of two loaders passes on what its own settings and files contain")
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
        expect(
            answers(of: loader), equals: ["Ada"],
            "what the completion received from a loader for Ada, next to a loader for Bo")
        expect(answers(of: other), equals: ["Bo"], "what the completion received from the loader for Bo")
        others.contents = nil
        expect(
            answers(of: loader), equals: ["Ada"],
            "what the completion received from the loader for Ada, after the other loader's file was removed")
        expect(
            answers(of: other), equals: ["no profile"],
            "what the completion received from the other loader, without a file")
        expect(
            files.read, equals: ["/profiles/mine.plist", "/profiles/mine.plist"],
            "files read by two loads of the first loader")
        expect(
            others.read, equals: ["/profiles/other.plist", "/profiles/other.plist"],
            "files read by two loads of the other loader, with its own path")
    }

    @Test("A loader keeps its settings alive")
    func keepsItsSettings() throws {
        defer { clear() }
        let files = files
        files.contents = try plist(["Name": "Ada"])
        @MainActor func loaderWithSettingsOfItsOwn() throws -> any ProfileLoading {
            let settings = try #require(UserDefaults(suiteName: suiteName))
            return DefaultsProfileLoader(defaults: settings, readFile: { files.data(at: $0) })
        }
        let loader = try loaderWithSettingsOfItsOwn()
        expect(
            answers(of: loader), equals: ["Ada"],
            "what the completion received from a loader with the only reference to its settings")
    }

    @Test("If an argument is omitted, the result comes from UserDefaults.standard or the disk")
    func leftOut() throws {
        defer { clear() }
        let files = files
        files.contents = try plist(["Name": "Ada"])
        try withProfileOnDisk(name: "the name on disk") {
            expect(
                answers(of: DefaultsProfileLoader()), equals: ["the name on disk"],
                "what the completion received from DefaultsProfileLoader()")
            expect(
                answers(of: DefaultsProfileLoader(readFile: { files.data(at: $0) })), equals: ["Ada"],
                "what the completion received from DefaultsProfileLoader(readFile:)")
            defaults.set(UserDefaults.standard.string(forKey: "ProfilePath"), forKey: "ProfilePath")
            expect(
                answers(of: DefaultsProfileLoader(defaults: defaults)), equals: ["the name on disk"],
                "what the completion received from DefaultsProfileLoader(defaults:)")
        }
        expect(
            answers(of: DefaultsProfileLoader()), equals: ["no profile"],
            "what the completion received from DefaultsProfileLoader(), without a path in the app's settings")
    }
}
