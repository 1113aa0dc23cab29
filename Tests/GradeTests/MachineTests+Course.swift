#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    extension EndToEnd.MachineTests {
        /// Starts `grade` in the course on its own terminal.
        private func start(_ words: [String]) throws -> PseudoTerminal {
            var variables = GradeTool.environment.merging(["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]) {
                $1
            }
            variables["COLUMNS"] = nil
            variables["XDG_CACHE_HOME"] = course.root.appending(path: ".build/cache").path
            return try PseudoTerminal([GradeTool.path] + words, in: course.root, environment: variables)
        }

        @Test(
            "Each save is verified, and a course that can't be loaded is reported until the author fixes it",
            .inCompleteRuns)
        func courseWatch() async throws {
            // Missing variations are reported as breaches, and make verification faster.
            for name in ["accepted/by-format", "rejected"] {
                try course.remove("Solutions/1-greetings/1-greet/\(name)")
            }
            // Without a reference, nothing of the second exercise is graded.
            try course.remove("Solutions/1-greetings/2-test-the-counter/reference")
            GradingBudget.spend(4)
            let terminal = try start(["course", "watch", "1.1", "1.2"])
            #expect(await terminal.shows("accepted/joined"))
            #expect(await terminal.shows("Waiting for the next save."))
            terminal.forget()

            let manifest = "Lessons/1-greetings/lesson.json"
            let text = try course.read(manifest)
            try course.write(manifest, "{")
            #expect(await terminal.shows("there is a mistake in the course"))
            terminal.forget()
            try course.write(manifest, text.replacing("\"test-the-counter\"", with: "\"greet\""))
            #expect(await terminal.shows("which is the name of 1.1"))
            terminal.forget()
            try course.write(manifest, text)
            #expect(await terminal.shows("Waiting for the next save."))
            terminal.forget()

            let variation = "Solutions/1-greetings/1-greet/accepted/joined/Greeting.swift"
            try course.write(variation, try course.read(variation).replacing("Hello", with: "Hi"))
            #expect(await terminal.shows("As before: 1.2 (2 breaches)."))
            #expect(await terminal.shows("1.1 accepted/joined:"))
            #expect(await terminal.shows("GreetingChecks/ada()"))
            #expect(await terminal.shows("Waiting for the next save."))
            terminal.forget()

            let renamed = text.replacing("\"greet\"", with: "\"salute\"")
            try course.write(manifest, renamed.replacing("\"test-the-counter\"", with: "\"count\""))
            #expect(await terminal.shows("The exercise greet is no longer in the course."))
            #expect(await terminal.status() == 0)
        }

        @Test("An interrupted import leaves no course, and a second run continues it", .inCompleteRuns)
        func interruptedImport() async throws {
            let home = course.root.deletingLastPathComponent()
            let (track, target) = (home.appending(path: "cut track"), home.appending(path: "cut course"))
            let work = home.appending(path: ".cut course.import")
            for folder in [track, target, work] where FileManager.default.fileExists(atPath: folder.path) {
                try FileManager.default.removeItem(at: folder)
            }
            try SampleTrack.write(to: track)
            let words = [
                "course", "import", "exercism", track.path, "--out", target.path, "--sandbox=off", "--jobs",
                "1",
            ]
            let records = work.appending(path: "records")
            func recorded() -> [String] {
                ((try? FileManager.default.contentsOfDirectory(atPath: records.path)) ?? []).sorted()
            }

            GradingBudget.spend(2)
            let terminal = try start(words)
            while recorded().isEmpty {
                try #require(await terminal.status(within: 0.01) == nil, "\(terminal.output)")
            }
            terminal.type("\u{3}")
            #expect(await terminal.shows("The same command continues the import."))
            #expect(await terminal.status() == 130)
            #expect(!FileManager.default.fileExists(atPath: target.path))
            let first = try #require(recorded().first)
            #expect(recorded().count < 3)
            let date = try date(of: records.appending(path: first))

            let continued = await GradeTool.perform(words, in: course.root)
            #expect(continued.status == 0, Comment(rawValue: continued.errors))
            #expect(continued.output.contains("Imported 3 exercises."))
            // Attempts that were already graded aren't graded again.
            #expect(try self.date(of: target.appending(path: ".build/workbook/import/\(first)")) == date)
            #expect(!FileManager.default.fileExists(atPath: work.path))
        }

        private func date(of file: URL) throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
    }
#endif
