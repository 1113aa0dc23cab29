import Foundation
import TestSupport
import Testing

@testable import WorkbookCommandLine
@testable import grade

@Suite(.temporaryFolder) struct BrowserTests {
    private func browser(_ environment: [String: String]) async throws -> Browser? {
        let folder = TemporaryFolder.current
        for name in ["xdg-open", "open", "helper"] { try await folder.writeProgram("#!/bin/sh\n", to: name) }
        let variables = ["PATH": folder.url.path].merging(environment) { $1 }
        return Browser(
            ForegroundPrograms(environment: variables, folder: folder.url, foreground: .none))
    }

    @Test("The browser is the first program in $BROWSER that exists")
    func named() async throws {
        let helper = TemporaryFolder.current("helper").path
        #expect(try await browser(["BROWSER": "helper --new"])?.words == [helper, "--new"])
        #expect(try await browser(["BROWSER": "/nowhere/x:helper %s"])?.words == [helper, "%s"])
    }

    #if os(Linux)
        @Test("Without a display, no browser is opened")
        func screen() async throws {
            #expect(try await browser([:]) == nil)
            #expect(try await browser(["DISPLAY": "", "BROWSER": ""]) == nil)
            let opener = TemporaryFolder.current("xdg-open").path
            #expect(try await browser(["DISPLAY": ":0"])?.words == [opener])
            #expect(try await browser(["WAYLAND_DISPLAY": "wayland-0"])?.words == [opener])
        }
    #endif
}
