import Foundation
import Testing

@testable import ProfileCollaborator

@MainActor @Suite("The loader loads the profile", .serialized) final class LoaderChecks {
    let suiteName = "ProfileChecks-\(UUID().uuidString)"
    let defaults: UserDefaults
    let files = Files()

    init() throws {
        defaults = try #require(UserDefaults(suiteName: suiteName))
        setPath("/profiles/mine.plist")
    }

    /// Sets the path in the loader's settings and in the app's, so that most checks don't depend on which ones are used.
    private func setPath(_ path: String?) {
        for settings in [defaults, UserDefaults.standard] {
            if let path {
                settings.set(path, forKey: "ProfilePath")
            } else {
                settings.removeObject(forKey: "ProfilePath")
            }
        }
    }

    private func clear() {
        defaults.removePersistentDomain(forName: suiteName)
        UserDefaults.standard.removeObject(forKey: "ProfilePath")
    }

    private func makeLoader() -> any ProfileLoading {
        let files = files
        return DefaultsProfileLoader(defaults: defaults, readFile: { files.data(at: $0) })
    }

    /// Calls `loadProfile(_:)` and returns how often it called its completion, and what it passed last.
    private func load(_ loader: any ProfileLoading) -> (completions: Int, result: String?) {
        var completions = 0
        var result: String?
        loader.loadProfile { profile in
            completions += 1
            result = profile?.name ?? "no profile"
        }
        return (completions, result)
    }

    /// Loads the profile and expects a result.
    ///
    /// A loader that calls no completion before it returns isn't judged.
    private func expectResult(
        _ expected: String, of loader: any ProfileLoading, _ what: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let result = load(loader).result else { return notJudged() }
        expect(result, equals: expected, what, sourceLocation: sourceLocation)
    }

    @Test("The completion receives exactly the name in the file")
    func names() throws {
        defer { clear() }
        for name in ["Ada Lovelace", " bo ", ""] {
            files.contents = try plist(["Name": name, "Shoe size": 38])
            expectResult(
                name, of: makeLoader(), "what the completion received with the name \"\(name)\" in the file")
        }
        files.contents = try plist(["Name": "Cleo"], format: .binary)
        expectResult("Cleo", of: makeLoader(), "what the completion received with a binary property list")
    }

    @Test("Without a path, the loader passes nil and leaves all files alone")
    func noPath() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        setPath(nil)
        expectResult("no profile", of: makeLoader(), "what the completion received without a path")
        expect(files.read, equals: [], "files read without a path")
    }

    @Test("Without data, the loader passes nil")
    func noData() {
        defer { clear() }
        files.contents = nil
        expectResult(
            "no profile", of: makeLoader(), "what the completion received when readFile returned nil")
    }

    @Test("If the data isn't a property list, the loader passes nil")
    func noList() {
        defer { clear() }
        for text in ["", "Name = {", "<plist"] {
            files.contents = Data(text.utf8)
            expectResult(
                "no profile", of: makeLoader(), "what the completion received with \"\(text)\" in the file")
        }
    }

    @Test("If the property list isn't a dictionary, the loader passes nil")
    func noDictionary() throws {
        defer { clear() }
        files.contents = try plist(["Name", "Ada"])
        expectResult("no profile", of: makeLoader(), "what the completion received with an array in the file")
        files.contents = try plist("Ada")
        expectResult(
            "no profile", of: makeLoader(), "what the completion received with only a string in the file")
    }

    @Test("If the dictionary has no Name, the loader passes nil")
    func noName() throws {
        defer { clear() }
        files.contents = try plist(["name": "Ada", "Nick": "Countess"])
        expectResult(
            "no profile", of: makeLoader(),
            "what the completion received with \"name\" and \"Nick\" in the file")
    }

    @Test("If the Name isn't a string, the loader passes nil exactly once")
    func nameIsNoString() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        // Another check reports a loader that doesn't call its completion once, even with a good name.
        let isUsual = same(load(makeLoader()).completions, 1)
        if !isUsual { notJudged() }
        for (value, words) in [(7, "the number 7"), (["Ada"], "an array"), (true, "true")] as [(Any, String)]
        {
            files.contents = try plist(["Name": value])
            let (completions, result) = load(makeLoader())
            if isUsual {
                expect(
                    completions, equals: 1,
                    "how often one load called its completion, with \(words) as the Name")
            }
            if let result {
                expect(
                    result, equals: "no profile", "what the completion received with \(words) as the Name")
            }
        }
    }

    @Test("Each load calls its completion exactly once, before it returns")
    func once() async throws {
        let situations: [(String, Data?)] = [
            ("with the name \"Ada\" in the file", try plist(["Name": "Ada"])),
            ("with an empty name in the file", try plist(["Name": ""])),
            ("when readFile returned nil", nil),
            ("with \"Name = {\" in the file", Data("Name = {".utf8)),
            ("with an array in the file", try plist(["Name", "Ada"])),
            ("with \"Nick\" and no \"Name\" in the file", try plist(["Nick": "Countess"])),
        ]
        for (situation, contents) in situations {
            files.contents = contents
            expect(
                load(makeLoader()).completions, equals: 1,
                "how often one load called its completion, \(situation)")
        }
        setPath(nil)
        expect(
            load(makeLoader()).completions, equals: 1,
            "how often one load called its completion, without a path")

        setPath("/profiles/mine.plist")
        files.contents = try plist(["Name": "Ada"])
        let counter = Counter()
        makeLoader().loadProfile { _ in counter.count += 1 }
        clear()
        if !same(counter.count, 0) { return }
        for _ in 1...20 {
            try await Task.sleep(for: .milliseconds(10))
            if !same(counter.count, 0) {
                return fail("the completion was called, but only after loadProfile(_:) had returned")
            }
        }
        // The expectations above report a completion that is never called.
        notJudged()
    }

    @Test("A loader reads the settings and the file only during a load")
    func readsLate() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        let path = "/profiles/first.plist"
        setPath(path)
        let loader = makeLoader()
        expect(files.read, equals: [], "files read when a loader was created")
        let before = files.read.count
        setPath("/profiles/later.plist")
        _ = load(loader)
        for read in files.read.dropFirst(before) where same(read, path) {
            return fail(
                "the first load read the file at the path that was in the settings when the loader was created"
            )
        }
    }

    @Test("One load calls readFile once, with the URL of the file")
    func readsOnce() throws {
        defer { clear() }
        let strange = "/other profiles/50% of #7?/mine.plist"
        setPath(strange)
        let situations: [(String, Data?)] = [
            ("with a name", try plist(["Name": "Ada"])),
            ("when readFile returned nil", nil),
            ("when readFile returned no property list", Data("Name = {".utf8)),
        ]
        for (situation, contents) in situations {
            let files = Files()
            files.contents = contents
            _ = load(DefaultsProfileLoader(defaults: defaults, readFile: { files.data(at: $0) }))
            expect(files.read, equals: [strange], "files read by one load, \(situation)")
        }
    }

    @Test("Each load looks up the path and reads the file again")
    func reads() throws {
        defer { clear() }
        let loader = makeLoader()
        files.contents = try plist(["Name": "Ada"])
        guard let first = load(loader).result, same(first, "Ada") else { return notJudged() }
        setPath("/profiles/other.plist")
        files.contents = try plist(["Name": "Bo"])
        expectResult(
            "Bo", of: loader, "what the completion received from the second load, with another path and name")
        expect(files.read.last ?? "none", equals: "/profiles/other.plist", "the file read by the second load")
        files.contents = try plist(["Name": "Cleo"])
        expectResult(
            "Cleo", of: loader,
            "what the completion received from the third load, with a new name in the same file")
        files.contents = nil
        expectNoEarlierName(
            of: loader, "what the completion received from the fourth load, when readFile returned nil")
        setPath("/profiles/mine.plist")
        files.contents = try plist(["Name": "Dot"])
        expectResult(
            "Dot", of: loader,
            "what the completion received from the fifth load, with the first path and a new name")
        setPath(nil)
        expectNoEarlierName(
            of: loader, "what the completion received from the sixth load, after the path was removed")
    }

    /// Loads the profile and expects no name that an earlier load passed.
    private func expectNoEarlierName(
        of loader: any ProfileLoading, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let result = load(loader).result ?? "nothing"
        for name in ["Ada", "Bo", "Cleo", "Dot"] where same(result, name) {
            return expect(result, equals: "no profile", what, sourceLocation: sourceLocation)
        }
        if !same(result, "no profile") { notJudged() }
    }

    @Test("The loader uses only the settings and the readFile that it was given")
    func onlyWhatWasGiven() throws {
        defer { clear() }
        try withProfileOnDisk(name: "the name on disk") {
            let path = UserDefaults.standard.string(forKey: "ProfilePath")
            files.contents = try plist(["Name": "Ada"])
            defaults.set("/profiles/mine.plist", forKey: "ProfilePath")
            expectNothingElse(path, "with another path in the loader's settings")
            defaults.removeObject(forKey: "ProfilePath")
            expectNothingElse(path, "without a path in the loader's settings")
            defaults.set(path, forKey: "ProfilePath")
            files.contents = nil
            expectNothingElse(nil, "when readFile returned nil")
            files.contents = try plist(["Nick": "Countess"])
            expectNothingElse(nil, "when readFile returned a list without a \"Name\"")
        }
    }

    /// Loads the profile and expects neither the name on disk nor a read of a path.
    private func expectNothingElse(_ path: String?, _ situation: String) {
        let files = Files()
        files.contents = self.files.contents
        let result = load(DefaultsProfileLoader(defaults: defaults, readFile: { files.data(at: $0) })).result
        if same(result, nil) { notJudged() }
        if let result, same(result, "the name on disk") {
            fail("\(situation), the completion received the name on disk")
        }
        for read in files.read where same(read, path) {
            fail("\(situation), the loader read the file at the path in the app's settings")
        }
    }

    @Test("Each loader has its own settings and files")
    func twoLoaders() throws {
        defer { clear() }
        files.contents = try plist(["Name": "Ada"])
        let others = Files()
        others.contents = try plist(["Name": "Bo"])
        let otherName = suiteName + "-other"
        let otherDefaults = try #require(UserDefaults(suiteName: otherName))
        defer { otherDefaults.removePersistentDomain(forName: otherName) }
        otherDefaults.set("/profiles/other.plist", forKey: "ProfilePath")
        UserDefaults.standard.set("/profiles/standard.plist", forKey: "ProfilePath")
        let loader = makeLoader()
        let other = DefaultsProfileLoader(defaults: otherDefaults, readFile: { others.data(at: $0) })
        for _ in 1...2 {
            let result = load(loader).result ?? "nothing"
            if same(result, "Bo") {
                fail("a loader for Ada passed Bo, from the file of another loader")
            } else if !same(result, "Ada") {
                notJudged()
            }
            let otherResult = load(other).result ?? "nothing"
            if same(otherResult, "Ada") {
                fail("a loader for Bo passed Ada, from the file of another loader")
            } else if !same(otherResult, "Bo") {
                notJudged()
            }
        }
        var pathsAreShared = false
        for path in files.read where same(path, "/profiles/other.plist") { pathsAreShared = true }
        for path in others.read where same(path, "/profiles/mine.plist") { pathsAreShared = true }
        if pathsAreShared { fail("a loader looked up its path in the settings of another loader") }
    }

    @Test("A loader keeps its settings alive")
    func keepsItsSettings() throws {
        defer { clear() }
        let files = files
        files.contents = try plist(["Name": "Ada"])
        UserDefaults.standard.removeObject(forKey: "ProfilePath")
        guard let usual = load(makeLoader()).result, same(usual, "Ada") else { return notJudged() }
        @MainActor func loaderWithSettingsOfItsOwn() throws -> any ProfileLoading {
            let settings = try #require(UserDefaults(suiteName: suiteName))
            return DefaultsProfileLoader(defaults: settings, readFile: { files.data(at: $0) })
        }
        let loader = try loaderWithSettingsOfItsOwn()
        expectResult(
            "Ada", of: loader,
            "what the completion received from a loader with the only reference to its settings")
    }

    @Test("If an argument is omitted, the result comes from UserDefaults.standard or the disk")
    func leftOut() throws {
        defer { clear() }
        let files = files
        files.contents = try plist(["Name": "Ada"])
        try withProfileOnDisk(name: "the name on disk") {
            expectResult(
                "the name on disk", of: DefaultsProfileLoader(),
                "what the completion received from DefaultsProfileLoader()")
            expectResult(
                "Ada", of: DefaultsProfileLoader(readFile: { files.data(at: $0) }),
                "what the completion received from DefaultsProfileLoader(readFile:)")
            defaults.set(UserDefaults.standard.string(forKey: "ProfilePath"), forKey: "ProfilePath")
            expectResult(
                "the name on disk", of: DefaultsProfileLoader(defaults: defaults),
                "what the completion received from DefaultsProfileLoader(defaults:)")
        }
        expectResult(
            "no profile", of: DefaultsProfileLoader(),
            "what the completion received from DefaultsProfileLoader(), without a path in the app's settings")
    }

    @Test("Without a file at the path, a loader with the default arguments passes nil")
    func noFile() {
        defer { clear() }
        setPath("/no profiles here/mine.plist")
        expectResult(
            "no profile", of: DefaultsProfileLoader(),
            "what the completion received from DefaultsProfileLoader(), without a file at the path")
    }
}
