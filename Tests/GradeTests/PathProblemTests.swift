import TestSupport
import Testing

@testable import WorkbookCommandLine
@testable import grade

struct PathProblemTests {
    @Test(
        "Characters in a path that break the toolchain are reported",
        arguments: [
            ("/a/b:c", "a colon"), ("/a/b\"c", "a double quote"), ("/a/100%", "a percent sign"),
            ("/a\\b", "a backslash"),
            ("/a/b\tc", "a tab, a line break or another control character"),
            ("/a\nb", "a tab, a line break or another control character"),
        ])
    func trouble(path: String, name: String) throws {
        let trouble = try #require(PathProblem(with: path))
        expectEqual(
            trouble.words, "The path of the course contains \(name), and Swift can't build in such a folder.")
    }

    @Test("A path is too long if its bytes leave no room for build products")
    func length() {
        let path = "/" + String(repeating: "ü", count: 219)
        expectEqual(PathProblem(with: path + "a"), nil)
        expectEqual(PathProblem(with: path + "ab"), .length(441))
    }

    @Test(
        "Other characters are harmless",
        arguments: [
            "/a b/c, d", "/Ünï/😀", "/a'b", "/a#b$c&d", "/a[b](c){d}", "/a*b?c;d|e<f>", "/a~b^c=d@e+f`g",
        ])
    func harmless(path: String) {
        expectEqual(PathProblem(with: path), nil)
    }

    @Test(
        "The service that synchronizes a folder is identified",
        arguments: [
            ("/Users/a/Library/Mobile Documents/com~apple~CloudDocs/w", "iCloud Drive"),
            ("/home/a/OneDrive/w", "OneDrive"), ("/home/a/OneDrive - Work/w", "OneDrive"),
            ("/home/a/Dropbox", "Dropbox"),
        ])
    func synchronized(path: String, service: String) {
        expectEqual(SlowLocation(of: path), .synchronized(service))
    }

    @Test("A Windows disk is recognized only in WSL")
    func windows() {
        expectEqual(SlowLocation(of: "/mnt/c/Users/a", isWSL: true), .windowsDisk)
        expectEqual(SlowLocation(of: "/mnt/c", isWSL: false), nil)
        expectEqual(SlowLocation(of: "/mnt/data", isWSL: true), nil)
    }

    @Test("A network disk is recognized by the path's nearest mount point")
    func network() {
        let mounts = """
            /dev/sda / ext4 rw 0 0
            server:/home /home nfs4 rw 0 0
            /dev/sdb /home/a ext4 rw 0 0
            //server/b /my\\040disk cifs rw 0 0
            broken
            """
        expectEqual(SlowLocation(of: "/home/b/w", mounts: mounts), .network("nfs4"))
        expectEqual(SlowLocation(of: "/home/a/w", mounts: mounts), nil)
        expectEqual(SlowLocation(of: "/my disk/w", mounts: mounts), .network("cifs"))
        expectEqual(SlowLocation(of: "/homes", mounts: mounts), nil)
    }
}
