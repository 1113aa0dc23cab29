import Foundation
import StandInUI
import Testing

@testable import ProfileSeam

@MainActor @Suite("Without an override, the screen reads as before", .serialized) struct ReadingChecks {
    private func text() -> String {
        let screen = ProfileViewController()
        screen.nameLabel.text = "from before"
        screen.loadViewIfNeeded()
        return screen.nameLabel.text ?? "no text"
    }

    @Test("A name in the file is shown")
    func goodFile() throws {
        try withSettings { settings in
            settings.point()
            for name in ["Ada Lovelace", " bo ", ""] {
                try settings.write(["Name": name, "Shoe size": 38])
                expect(text(), equals: name, "text of the label with the name \"\(name)\" in the file")
            }
            try settings.write(["Name": "Cleo"], format: .binary)
            expect(text(), equals: "Cleo", "text of the label with a binary property list")
        }
    }

    @Test("Without a path in the settings, nobody is known")
    func noPath() throws {
        try withSettings { settings in
            try settings.write(["Name": "Ada"])
            expect(text(), equals: "Unknown User", "text of the label without a path in the settings")
        }
    }

    @Test("Without a file at the path, nobody is known")
    func noFile() throws {
        try withSettings { settings in
            settings.point()
            expect(text(), equals: "Unknown User", "text of the label without a file")
            settings.pointToFolder()
            expect(text(), equals: "Unknown User", "text of the label with a folder in the place of the file")
        }
    }

    @Test("A file that is no property list says nothing")
    func noList() throws {
        try withSettings { settings in
            settings.point()
            for text in ["", "Name = {", "<plist"] {
                try Data(text.utf8).write(to: settings.file)
                expect(self.text(), equals: "Unknown User", "text of the label with the file \"\(text)\"")
            }
        }
    }

    @Test("A property list without a dictionary says nothing")
    func noDictionary() throws {
        try withSettings { settings in
            settings.point()
            try settings.write(["Name", "Ada"])
            expect(text(), equals: "Unknown User", "text of the label with an array in the file")
            try settings.write("Ada")
            expect(text(), equals: "Unknown User", "text of the label with a mere string in the file")
        }
    }

    @Test("A dictionary without a Name says nothing")
    func noName() throws {
        try withSettings { settings in
            settings.point()
            try settings.write(["name": "Ada", "Nick": "Countess"])
            expect(text(), equals: "Unknown User", "text of the label with \"name\" and \"Nick\" in the file")
        }
    }

    @Test("The settings and the file are read each time that a view is loaded")
    func eachTime() throws {
        try withSettings { settings in
            let screen = ProfileViewController()
            try settings.write(["Name": "Ada"])
            settings.point()
            screen.loadViewIfNeeded()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Ada",
                "text of the label when the path and the file came after the screen, before its view")
            try settings.write(["Name": "Bo"])
            expect(text(), equals: "Bo", "text of the next screen's label, after the file was changed")
            screen.viewDidLoad()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Bo",
                "text of the first screen's label, after the file was changed and its view was loaded again")
            try settings.removeFile()
            screen.viewDidLoad()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Unknown User",
                "text of the first screen's label, after the file was removed and its view was loaded again")
            try settings.write(["Name": "Cleo"])
            screen.viewDidLoad()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Cleo",
                "text of the first screen's label, after a new file was written and its view was loaded again"
            )
            settings.removePath()
            screen.viewDidLoad()
            expect(
                screen.nameLabel.text ?? "no text", equals: "Unknown User",
                "text of the first screen's label, after the path was removed and its view was loaded again")
        }
    }

    @Test("loadProfile(_:) of the screen answers once")
    func answersOnce() throws {
        try withSettings { settings in
            let screen = ProfileViewController()
            @MainActor func answers() -> [String] {
                var answers: [String] = []
                screen.loadProfile { profile in answers.append(profile?.name ?? "no profile") }
                return answers
            }
            expect(answers(), equals: ["no profile"], "answers without a path in the settings")
            settings.point()
            expect(answers(), equals: ["no profile"], "answers without a file")
            try Data("Name = {".utf8).write(to: settings.file)
            expect(answers(), equals: ["no profile"], "answers with the file \"Name = {\"")
            try settings.write(["Name", "Ada"])
            expect(answers(), equals: ["no profile"], "answers with an array in the file")
            try settings.write(["Nick": "Countess"])
            expect(answers(), equals: ["no profile"], "answers with \"Nick\" and no \"Name\" in the file")
            try settings.write(["Name": "Ada"])
            expect(answers(), equals: ["Ada"], "answers with the name \"Ada\" in the file")
        }
    }

    @Test("A Name that is no string still crashes the screen")
    func nameIsNoString() async throws {
        let settings = try Settings()
        defer { settings.clear() }
        try settings.write(["Name": 7])
        await #expect(
            processExitsWith: .failure,
            "with the number 7 as the Name, the screen no longer crashes; the task leaves that to 6.4"
        ) { [path = settings.file.path as String] in
            await MainActor.run {
                UserDefaults.standard.set(path, forKey: "ProfilePath")
                ProfileViewController().loadViewIfNeeded()
            }
        }
    }
}
