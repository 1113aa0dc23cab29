import Testing

@testable import Workbook

struct ChildEnvironmentTests {
    @Test("What the toolchain needs is passed on, and nothing that changes from run to run")
    func fixed() {
        let parent = [
            "PATH": "/usr/bin", "HOME": "/home/me", "TMPDIR": "/tmp", "PWD": "/course", "TERM": "xterm",
            "LANG": "de_DE",
            "NO_COLOR": "", "SWIFT_BACKTRACE": "enable=yes", "API_TOKEN": "secret",
            "WORKBOOK_VARIANT": "flag",
        ]
        #expect(
            ChildEnvironment.fixed(from: parent) == [
                "PATH": "/usr/bin", "HOME": "/home/me", "TMPDIR": "/tmp", "LANG": "C.UTF-8", "NO_COLOR": "1",
                "SWIFT_BACKTRACE": "enable=no",
            ])
    }
}
