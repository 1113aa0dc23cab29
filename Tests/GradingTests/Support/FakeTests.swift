import Foundation
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookSystem

/// Replaces `swift build` and the built tests with a script that plays back prepared runs.
///
/// A build plays back the run "build" and, if it succeeds, puts the script where the tests are. By default,
/// it succeeds. A second build plays back "build-2" if that was prepared. The first run without a variant
/// plays back "1", and the next one "2"; a run with a variant plays back the run with its name. The secret in
/// the sample workspace enciphers nothing, so that the script can read the variant's index.
struct FakeTests {
    let folder: TemporaryFolder

    /// The end of a run, after it has written its event stream.
    enum Ending: String {
        case succeeds = "exit 0"
        case fails = "exit 1"
        case crashes = "kill -ILL $$"
        case hangs = "exec sleep 600"
    }

    /// A toolchain in which `swift` is the script.
    var toolchain: Toolchain {
        var toolchain = Toolchain.sample
        toolchain.swift = folder("fake/bin/swift").path
        return toolchain
    }

    /// Tools with access to the programs that the script needs.
    var tools: Tools { Tools(runner: ProcessRunner(), environment: ["PATH": "/usr/bin:/bin"]) }

    /// Writes the script in place of `swift`.
    init(in folder: TemporaryFolder) async throws {
        self.folder = folder
        try folder.write([
            ".build/workbook/1.2/\(WorkspaceSecret.fileName)": String(repeating: "0\n", count: 4),
            "fake/variants": FakeTests.variants.joined(separator: "\n") + "\n",
        ])
        try await folder.writeProgram(script, to: "fake/bin/swift")
        try await folder.writeProgram(FakeTests.compiler, to: "fake/bin/swiftc")
        // The prepared runs use the names of the sample canary.
        try folder.write([".build/workbook/1.1/\(WorkspaceSecret.fileName)": "1\n2\n3\n4\n"])
    }

    /// The variants of the sample exercise, in the order of their indexes.
    private static let variants: [String] = {
        let secret = WorkspaceSecret(numbers: [0, 0, 0, 0])
        return ["stored", "computed", "always-on", "stuck", "scrambled"].sorted {
            secret.code(for: $0) < secret.code(for: $1)
        }
    }()

    /// Also puts the script where a build would put the tests.
    func install(in workspace: Workspace) async throws {
        let path = workspace.testBinary.path.dropFirst(folder.url.path.count + 1)
        try await folder.writeProgram(script, to: String(path))
    }

    /// Returns a compiler that produces an empty syntax tree for each file.
    static let compiler = """
        #!/bin/sh
        while [ $# -gt 0 ]; do
            [ "$1" = -primary-file ] && printf '{"_kind":"source_file","filename":"%s","items":[]}' "$2"
            shift
        done
        exit 0

        """

    private var script: String {
        """
        #!/bin/sh
        runs='\(folder("fake/runs").path)'
        name=$\(ModuleVersions.variable)
        if [ -n "$\(VariantSwitch.variable)" ]; then
            index=$(printf %s "$\(VariantSwitch.variable)" | tail -c 4)
            name=$(sed -n "$((0x$index + 1))p" "$runs/../variants")
        fi
        if [ "$1" = build ]; then
            echo >> "$runs/builds"
            name=build-$(wc -l < "$runs/builds" | tr -d ' ')
            [ -f "$runs/$name.sh" ] || name=build
        fi
        if [ -z "$name" ]; then
            [ -f "$runs/count" ] && read -r name < "$runs/count"
            name=$((name + 1))
            echo $name > "$runs/count"
        fi
        arguments=$(printf '%s\\n' "$@")
        # A variant may be run again; how it was run first is what counts.
        [ -f "$runs/$name.arguments" ] || printf '%s\\n' "$arguments" > "$runs/$name.arguments"
        while [ $# -gt 0 ]; do
            [ "$1" = --package-path ] && products=$2/.build/\(toolchain.buildFolderName)/debug
            shift
        done
        case $name in
            build*)
                if [ -f "$runs/$name.sh" ]; then (. "$runs/$name.sh") || exit; fi
                mkdir -p "$products"
                cp "$0" "$products/workspacePackageTests.xctest"
                exit ;;
        esac
        [ -f "$runs/$name.stream" ] && cat "$runs/$name.stream" >&3
        . "$runs/$name.sh"
        """
    }

    /// Prepares a run; without a sample, its tests never start.
    func prepare(
        _ name: String, _ run: SampleRun? = nil, output: String = "", errorOutput: String = "",
        then ending: Ending,
        first commands: String = ""
    ) throws {
        if let run { try folder.write(["fake/runs/\(name).stream": run.text]) }
        try folder.write([
            "fake/runs/\(name).out": output, "fake/runs/\(name).err": errorOutput,
            "fake/runs/\(name).sh": """
            cat "$runs/\(name).out"
            cat "$runs/\(name).err" >&2
            \(commands)
            \(ending.rawValue)
            """,
        ])
    }

    /// The names of the runs that have run, sorted.
    var names: [String] {
        folder.files(below: "fake/runs").filter { $0.hasSuffix(".arguments") }.map {
            String($0.dropLast(".arguments".count))
        }
    }

    /// The number of builds.
    var builds: Int { folder.text(at: "fake/runs/builds")?.count ?? 0 }

    /// Returns the arguments of a run, or `nil` if it did not run.
    func arguments(of name: String) -> [String]? {
        folder.text(at: "fake/runs/\(name).arguments")?.split(separator: "\n").map(String.init)
    }

    /// Returns which tests a run ran, or `nil` if it did not run.
    func selection(of name: String) throws -> TestSelection? {
        try arguments(of: name).map {
            try JSONDecoder().decode(TestSelection.self, from: Data($0.joined().utf8))
        }
    }

    /// Returns the patterns of the tests that a run skipped.
    func skipped(in name: String) throws -> [String] {
        try selection(of: name)?.skip ?? []
    }
}
