import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import WorkbookBook
@testable import WorkbookSystem

extension EndToEnd.MachineTests {
    @Test("Invalid options for the book are reported, and nothing is written")
    func bookUsage() async throws {
        try await expectScreen(
            ["book", "--base-path", "/repo"], stream: .errors, status: 64,
            """
            grade: --base-path only works together with --output.
            For more:  swift run grade book --help
            """)
        let port = try await run(["book", "--port", "80"])
        #expect(port.status == 64 && port.errors.contains("\"80\" is not a port from 1024 to 65535."))
        let folder = try await run(["book", "--output", "Lessons"])
        #expect(folder.status == 64 && folder.errors.contains("Lessons has files that are not from a book."))
        #expect(!course.has("Lessons/index.html"))
    }

    @Test("`book --output` writes a site and its workflow")
    func bookSite() async throws {
        let site = course.root.appending(path: ".build/book-site")
        // The folder may exist from an earlier run.
        try? FileManager.default.removeItem(at: site)
        try await expectScreen(
            ["book", "--output", ".build/book-site", "--base-path", "repo/"], status: 0,
            """
             ✔ Wrote the book to .build/book-site, to be published below /repo on a host.
               It needs a web server: a browser cannot show it from a file.
            """)
        #expect(course.has(".build/book-site/documentation/workbook/lesson-1/index.html"))
        defer { try? course.remove(".github") }
        let first = try await run(["book", "--workflow"])
        #expect(first.status == 0 && course.has(".github/workflows/book.yml"))
        let second = try await run(["book", "--workflow"])
        #expect(second.status == 64 && second.errors.contains("already exists, and was not changed."))
    }

    @Test("If the toolchain has no docc, the message says so and how to read the chapters in the terminal")
    func bookWithoutCompiler() async throws {
        #if os(Linux)
            let swift = try await course.writeProgram(
                ".build/only-swift/swift", "#!/bin/sh\nexec \(try #require(realSwift)) \"$@\"\n")
            let path = swift.deletingLastPathComponent().path + ":/usr/bin:/bin"
            let result = try await run(["book", "--no-open"], environment: ["PATH": path])
            #expect(result.status == 69)
            #expect(result.errors.contains("the book needs docc"))
            #expect(result.errors.contains("swift run grade show"))
        #endif
    }

    /// The path of the toolchain's own `swift`.
    private var realSwift: String? {
        ExecutableSearch(environment: ProcessInfo.processInfo.environment).find("swift")
    }

    #if os(Linux)
        @Test(
            "The book is served only locally, shows new progress, and Ctrl-C ends it and its processes"
        )
        func bookServer() async throws {
            let port = try #require((8400...8499).first(where: LocalPort.isFree))
            let opened = course.root.appending(path: ".build/opened")
            // The file may exist from an earlier run.
            try? FileManager.default.removeItem(at: opened)
            let browser = try await course.writeProgram(
                ".build/browser", "#!/bin/sh\necho \"$1\" > '\(opened.path)'\n"
            ).path
            let terminal = try PseudoTerminal(
                [GradeTool.path, "book", "--port", "\(port)"], in: course.root,
                environment: GradeTool.environment.merging(["TERM": "dumb", "BROWSER": "'\(browser)'"]) { $1 }
            )
            #expect(await terminal.shows("http://localhost:\(port)/documentation/workbook"))
            #expect(await terminal.shows("Your browser should show it now."))
            #expect(try await page("exercise-1-1", at: port, has: "Not started"))
            #expect(try listeningAddresses(port: port) == ["0100007F"])
            #expect(await isTrue { FileManager.default.fileExists(atPath: opened.path) })

            let mark = try await file("data/book.json", at: port)
            try greet("return \"Hello, \\(name)\"")
            #expect(try await run(["lesson", "1.1"]).status == 0)
            #expect(try await page("exercise-1-1", at: port, has: "Passed."))
            // Open pages reload when this changes, and then load the script again.
            #expect(
                await isTrue {
                    let now = try? await file("data/book.json", at: port)
                    return now != mark && now?.count == mark.count
                })
            let html = try await file("\(BookCatalog.firstPage)/index.html", at: port)
            #expect(html.contains("<script src=\"/js/book.js\" defer></script>"))
            #expect(try await file("js/book.js", at: port).contains("fetch(\"/data/book.json\""))

            let busy = try await run(["book", "--no-open", "--port", "\(port)"])
            #expect(busy.status == 69 && busy.errors.contains("another program uses port \(port)."))

            terminal.type("\u{3}")
            #expect(await terminal.status() == 130)
            #expect(terminal.output.hasSuffix("The book is closed.\r\n"))
            // The system may still be removing the server's process.
            #expect(await isTrue { (try? listeningAddresses(port: port)) == [] })
        }

        @Test("In watch mode, b opens the book, a second b reuses its server, and quitting closes it")
        func bookInWatch() async throws {
            var environment = GradeTool.environment.merging(["TERM": "xterm"]) { $1 }
            environment["COLUMNS"] = nil
            let terminal = try PseudoTerminal(
                [GradeTool.path, "watch", "1.1", "--manual-run"], in: course.root, environment: environment)
            #expect(await terminal.handsOutKeys(true))
            terminal.type("b")
            #expect(await terminal.shows("stays open until you quit grade watch."))
            let port = try #require(
                terminal.output.firstMatch(of: /localhost:(\d+)/).flatMap { Int($0.1) })
            #expect(try await page("exercise-1-1", at: port, has: "Not started"))
            #expect(await terminal.handsOutKeys(true))
            terminal.forget()
            terminal.type("b")
            #expect(await terminal.shows("http://localhost:\(port)/"))
            #expect(await terminal.handsOutKeys(true))
            // The first one closes the page, and the next one may be a slip.
            for _ in 1...3 { terminal.type("q") }
            #expect(await isTrue { !LocalPort.answers(port) })
        }

        /// Waits until a page of the served book contains a text.
        private func page(_ name: String, at port: Int, has text: String) async throws -> Bool {
            await isTrue {
                // While the page is being replaced, it may be missing for a moment.
                let answer = try? await file("data/\(BookCatalog.firstPage)/\(name).json", at: port)
                return answer?.contains(text) == true
            }
        }

        private func file(_ path: String, at port: Int) async throws -> String {
            let url = try #require(URL(string: "http://localhost:\(port)/\(path)"))
            return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
        }

        /// Waits until a condition holds.
        private func isTrue(_ condition: () async -> Bool) async -> Bool {
            let end = ContinuousClock.now + .seconds(PseudoTerminal.patience)
            while ContinuousClock.now < end {
                if await condition() { return true }
                // Sleeping fails only if the test is canceled, and then the result doesn't matter.
                try? await Task.sleep(for: .milliseconds(50))
            }
            return false
        }

        /// The addresses at which servers listen on a port, as the kernel formats them.
        private func listeningAddresses(port: Int) throws -> [String] {
            let suffix = ":" + String(format: "%04X", port)
            return try ["/proc/net/tcp", "/proc/net/tcp6"].flatMap { file in
                try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap { line in
                    let words = line.split(separator: " ")
                    guard words.count > 3, words[1].hasSuffix(suffix), words[3] == "0A" else { return nil }
                    return String(words[1].dropLast(suffix.count))
                }
            }
        }
    #endif
}
