import Foundation
import StandInUI
import Testing

@testable import ProfileSeam

@MainActor @Suite("Without an override, the screen loads the profile as before", .serialized)
struct ReadingChecks {
    private func text() -> String {
        let screen = ProfileViewController()
        screen.nameLabel.text = "from before"
        screen.loadViewIfNeeded()
        return screen.nameLabel.text ?? "no text"
    }

    @Test("The label shows the name in the file")
    func goodFile() throws {
        try withSettings { settings in
            settings.point()
            for name in ["Ada Lovelace", " bo ", ""] {
                try settings.write(["Name": name, "Shoe size": 38])
                expect(text(), equals: name, "the label's text with the name \"\(name)\" in the file")
            }
            try settings.write(["Name": "Cleo"], format: .binary)
            expect(text(), equals: "Cleo", "the label's text with a binary property list")
        }
    }

    /// Calls the body once for each kind of settings and file, with words for it.
    private func forEachSituation(_ body: (String) -> Void) throws {
        try withSettings { settings in
            body("without a path in the settings")
            settings.point()
            body("without a file")
            try Data("Name = {".utf8).write(to: settings.file)
            body("with \"Name = {\" in the file")
            try settings.write(["Name", "Ada"])
            body("with an array in the file")
            try settings.write(["Nick": "Countess"])
            body("with \"Nick\" and no \"Name\" in the file")
            try settings.write(["Name": "Ada"])
            body("with the name \"Ada\" in the file")
        }
    }

    @Test("The screen's loadProfile(_:) calls its completion exactly once")
    func answersOnce() throws {
        try forEachSituation { situation in
            var completions = 0
            ProfileViewController().loadProfile { _ in completions += 1 }
            expect(completions, equals: 1, "how often one call called its completion, \(situation)")
        }
    }

    @Test("Without a path in the settings, the label shows Unknown User")
    func noPath() throws {
        try withSettings { settings in
            try settings.write(["Name": "Ada"])
            expect(text(), equals: "Unknown User", "the label's text without a path in the settings")
        }
    }

    @Test("Without a file at the path, the label shows Unknown User")
    func noFile() throws {
        try withSettings { settings in
            settings.point()
            expect(text(), equals: "Unknown User", "the label's text without a file")
            settings.pointToFolder()
            expect(text(), equals: "Unknown User", "the label's text with a folder at the path")
        }
    }

    @Test("If the file isn't a property list, the label shows Unknown User")
    func noList() throws {
        try withSettings { settings in
            settings.point()
            for text in ["", "Name = {", "<plist"] {
                try Data(text.utf8).write(to: settings.file)
                expect(self.text(), equals: "Unknown User", "the label's text with \"\(text)\" in the file")
            }
        }
    }

    @Test("If the property list isn't a dictionary, the label shows Unknown User")
    func noDictionary() throws {
        try withSettings { settings in
            settings.point()
            try settings.write(["Name", "Ada"])
            expect(text(), equals: "Unknown User", "the label's text with an array in the file")
            try settings.write("Ada")
            expect(text(), equals: "Unknown User", "the label's text with only a string in the file")
        }
    }

    @Test("If the dictionary has no Name, the label shows Unknown User")
    func noName() throws {
        try withSettings { settings in
            settings.point()
            try settings.write(["name": "Ada", "Nick": "Countess"])
            expect(text(), equals: "Unknown User", "the label's text with \"name\" and \"Nick\" in the file")
        }
    }

    @Test("Each time the view is loaded, the label shows what the settings and the file contain then")
    func eachTime() throws {
        try withSettings { settings in
            let screen = ProfileViewController()
            try settings.write(["Name": "Ada"])
            settings.point()
            screen.loadViewIfNeeded()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Ada",
                "the label's text when the path and the file were added after the screen was created")
            try settings.write(["Name": "Bo"])
            expect(text(), equals: "Bo", "the text of the next screen's label, after the file was changed")
            screen.viewDidLoad()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Bo",
                "the text of the first screen's label, after the file was changed and the view loaded again")
            try settings.removeFile()
            screen.viewDidLoad()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Unknown User",
                "the text of the first screen's label, after the file was removed and the view loaded again")
            try settings.write(["Name": "Cleo"])
            screen.viewDidLoad()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Cleo",
                "the text of the first screen's label, after a new file was written and the view loaded again"
            )
            settings.removePath()
            screen.viewDidLoad()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Unknown User",
                "the text of the first screen's label, after the path was removed and the view loaded again")
        }
    }

    @Test("The screen's loadProfile(_:) passes nil if there is no name, not a profile with a placeholder")
    func passesNil() throws {
        try forEachSituation { situation in
            var isCalled = false
            var result: String?
            ProfileViewController().loadProfile { profile in
                isCalled = true
                result = profile?.name
            }
            if !isCalled { notJudged() }
            if let result, same(result, "Unknown User") {
                fail("\(situation), the completion received the name \"Unknown User\" instead of nil")
            }
        }
    }

    @Test("The crash with a Name that isn't a string is left for exercise 6.4")
    func nameIsNoString() async throws {
        let settings = try Settings()
        defer { settings.clear() }
        try settings.write(["Name": 7])
        await #expect(
            processExitsWith: .failure,
            "with the number 7 as the Name, the screen no longer crashes, but that fix belongs in 6.4"
        ) { [path = settings.file.path as String] in
            await MainActor.run {
                UserDefaults.standard.set(path, forKey: "ProfilePath")
                let screen = ProfileViewController()
                screen.loadViewIfNeeded()
                screen.loadProfile { _ in }
            }
        }
    }
}
