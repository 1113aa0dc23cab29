import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

struct SimilarityTests {
    private let lab = SimilarityLab()

    /// A solution.
    static let original = """
        /// Counts how long it is on.
        final class Lamp {
            private var switches: [(time: Double, isOn: Bool)] = []
            let clock: () -> Double

            init(clock: @escaping () -> Double) {
                self.clock = clock
            }

            func toggle() {
                let last = switches.last?.isOn ?? false
                switches.append((time: clock(), isOn: !last))
            }

            var burningTime: Double {
                var total = 0.0
                var start: Double?
                for entry in switches {
                    if entry.isOn {
                        start = entry.time
                    } else if let begin = start {
                        total += entry.time - begin
                        start = nil
                    }
                }
                return start.map { total + clock() - $0 } ?? total
            }
        }
        """

    /// The same solution with other names, comments and line breaks, in another order.
    static let copy = """
        // Homework of lesson one. I wrote this myself!
        final class Lamp {
            var lightPeriod: Double {
                var sum = 0.0, x = 1 // just to be different
                var from: Double?
                for event in log { if event.lit { from = event.at }
                    else if let since = from {
                        sum += event.at
                            - since
                        from = nil
                    }
                }
                return from.map { sum + now() - $0 }
                    ?? sum
            }
            func toggle() {
                let previous = log.last?.lit ?? false;
                self.log.append((at: now(), lit: !previous))
            }
            init(clock now: @escaping () -> Double) { self.now = now }
            let now: () -> Double
            private var log: [(at: Double, lit: Bool)] = []
        }
        """

    /// Someone else's solution.
    static let honest = """
        final class Lamp {
            enum State { case off, on(since: Double) }
            private(set) var state = State.off
            private var sum: Double = 0
            private let now: () -> Double

            init(clock: @escaping () -> Double) { now = clock }

            func toggle() {
                switch state {
                case .off: state = .on(since: now())
                case .on(let since):
                    sum += now() - since
                    state = .off
                }
            }

            var burningTime: Double {
                guard case .on(let since) = state else { return sum }
                return sum + (now() - since)
            }
        }
        """

    @Test(
        "A copy with other names, comments, line breaks and order is found, and an honest solution isn't"
    )
    func copies() async throws {
        let report = try await lab.report(["ada": Self.original, "bob": Self.copy, "cyd": Self.honest])
        let pair = try #require(report.ranking.first?.exercises.first)
        expectEqual(report.ranking.map { [$0.first, $0.second] }, [["ada", "bob"]])
        #expect(pair.firstShare > 0.8)
        #expect(pair.evidence > 10)
        let starts = pair.matches.compactMap { $0.first.ranges.first?.lowerBound }
        #expect(starts.count > 2 && starts == starts.sorted())
        // The computed property is the last member of one version and the first of the other.
        let last = try #require(pair.matches.last)
        #expect(last.first.ranges.allSatisfy { 15...29 ~= $0.lowerBound && 15...29 ~= $0.upperBound })
        #expect(last.second.ranges.allSatisfy { 3...15 ~= $0.lowerBound && 3...15 ~= $0.upperBound })
        expectEqual(report.submissions, 3)
    }

    @Test("Equal files are listed however much of the class has them, unless the course has them itself")
    func equalFiles() async throws {
        var lab = lab
        (lab.hasCompiler, lab.known) = (
            false, [["Lamp.swift": "class Lamp {}"], ["Lamp.swift": Self.honest, "Given.swift": ""]]
        )
        var submissions = ["olga": Self.original + "\n", "cleo": Self.original + "\n"]
        // Most of the class has the same code, in files of their own.
        for number in 1...10 { submissions["x\(number)"] = Self.original + " // \(number)" }
        // These look the same, and Swift calls them equal, but their bytes differ.
        (submissions["nfc"], submissions["nfd"]) = ("let caf\u{E9} = 1", "let cafe\u{301} = 1")
        for id in ["s1", "s2"] { submissions[id] = "class Lamp {}" }
        for id in ["h1", "h2"] { submissions[id] = Self.honest }
        let exercise = Exercise.sample()
        let report = try await lab.report(submissions, for: [exercise])
        expectEqual(report.ranking, [])
        expectEqual(report.equal, [EqualFiles(exercise: exercise.id, submissions: ["cleo", "olga"])])
        let list = report.html(course: .sample([exercise])) { "<\($0)>" }
        #expect(list.contains("<li>\(exercise.id): &lt;cleo&gt; · &lt;olga&gt;</li>"))
        expectEqual(MarkupBalance.unbalanced(list), nil)
    }

    @Test("Without the compiler's trees, code in the same order is still found by its tokens")
    func tokensAlone() async throws {
        var lab = lab
        lab.hasCompiler = false
        let renamed = Self.original.replacing("burningTime", with: "time").replacing("switches", with: "log")
        let report = try await lab.report(["ada": Self.original, "bob": renamed, "cyd": Self.honest])
        expectEqual(report.ranking.map { [$0.first, $0.second] }, [["ada", "bob"]])
        expectEqual(report.ranking.first?.exercises.first?.firstShare, 1)
    }

    @Test("Code from the starter or from a solution in the course doesn't count")
    func knownCode() async throws {
        var lab = lab
        lab.known.append(["Lamp.swift": Self.copy])
        let report = try await lab.report(["ada": Self.original, "bob": Self.original])
        #expect(report.ranking.isEmpty)
    }

    @Test("In a class of ten, code that three submissions share counts, and code that four share doesn't")
    func commonCode() async throws {
        var submissions = ["a": Self.original, "b": Self.original, "c": Self.original]
        for number in 0..<7 {
            submissions["other \(number)"] = Self.honest.replacing("sum", with: "s\(number)")
        }
        let three = try await lab.report(submissions)
        expectEqual(three.ranking.map { [$0.first, $0.second] }, [["a", "b"], ["a", "c"], ["b", "c"]])
        submissions["other 6"] = Self.original
        #expect(try await lab.report(submissions).ranking.isEmpty)
    }

    @Test("Further equal files don't hide a copy with other names")
    func equalFilesCountOnce() async throws {
        var submissions = ["ada": Self.original, "bob": Self.copy, "cyd": Self.honest]
        let evidence = try #require(try await lab.report(submissions).ranking.first?.evidence)
        for id in ["eve", "fay", "gil"] { submissions[id] = Self.original }
        let small = try await lab.report(submissions).ranking.filter {
            $0.first == "bob" || $0.second == "bob"
        }
        expectEqual(small.map { $0.first + $0.second }, ["adabob", "bobeve", "bobfay", "bobgil"])
        #expect(small.allSatisfy { $0.evidence == evidence })
        // In a class of ten, these are more than a third, so the equal ones are only listed as such.
        for number in 0..<4 {
            submissions["other \(number)"] = Self.honest.replacing("sum", with: "s\(number)")
        }
        let large = try await lab.report(submissions).ranking
        expectEqual(large.map { $0.first + $0.second }, ["adabob", "bobeve", "bobfay", "bobgil"])
    }

    @Test("The more submissions share some code, the less it counts")
    func rarity() async throws {
        let two = try await lab.report(["a": Self.original, "b": Self.copy, "c": Self.honest])
        let four = try await lab.report([
            "a": Self.original, "b": Self.copy, "c": Self.original + "\n", "d": Self.original + "\n\n",
        ])
        let first = try #require(two.ranking.first { $0.second == "b" })
        let second = try #require(four.ranking.first { $0.first == "a" && $0.second == "b" })
        expectEqual(first.exercises[0].shared, second.exercises[0].shared)
        #expect(second.evidence < first.evidence * 0.6)
    }

    @Test("A few identical lines are no evidence in one exercise, but add up over several")
    func evidence() async throws {
        let few = "class Lamp { func toggle() { switches.append((time: clock(), isOn: true, by: 1)) } }"
        let submissions = ["ada": few, "bob": few]
        #expect(try await lab.report(submissions).ranking.isEmpty)
        let exercises = (1...3).map { Exercise.sample($0) }
        let ranking = try await lab.report(submissions, for: exercises).ranking
        expectEqual(ranking.map { $0.exercises.map(\.exercise.position) }, [[1, 2, 3]])
    }

    @Test("A pair that shares only a small part of its distinctive code isn't reported")
    func share() async throws {
        let part =
            "\nfunc sum(_ a: [Int]) -> Int { var s = 0; for n in a where n > 0 { s += n * n }; print(s, a); return s }"
        let submissions = ["ada": Self.original + part, "bob": Self.honest + part]
        #expect(try await lab.report(submissions).ranking.isEmpty)
        var lab = lab
        lab.policy.leastShare = 0
        try await expectEqual(lab.report(submissions).ranking.count, 1)
    }

    @Test("The order of short members makes no difference", arguments: ["struct", "protocol"])
    func shortMembers(keyword: String) async throws {
        let members = ["let a: Int", "var b = \"\"", "let c: [Int: Int]", "var d: Double?"]
        let texts = [members, members.reversed(), members.sorted { $0.count < $1.count }].map {
            "\(keyword) Lamp {\n\($0.joined(separator: "\n"))\n}"
        }
        let units = zip(texts, await SimilarityLab.trees(of: texts)).map { text, tree in
            let outline = tree.map { SourceOutline($0, tokens: []) } ?? SourceOutline(tokens: [])
            return CodeUnits(text: text, outline: outline, names: outline.declaredNames, shortest: 10)
                .units.map { $0.map(\.hash) }
        }
        expectEqual(Set(units).count, 1)
        #expect(units[0].joined().count > 20)
    }

    @Test("The size of a class is the number of submissions that changed the starter")
    func begun() async throws {
        var submissions = ["a": Self.original, "b": Self.original, "c": Self.original, "d": Self.copy]
        for number in 0..<6 { submissions["other \(number)"] = "class Lamp {}" }
        try await expectEqual(lab.report(submissions).ranking.count, 6)
    }

    @Test(
        "The order of submissions makes no difference, and unchanged starters aren't compared"
    )
    func order() async throws {
        var lab = lab
        lab.known = [["Lamp.swift": Self.honest]]
        let all = ["ada": Self.original, "bob": Self.copy, "cyd": Self.honest, "dan": Self.honest, "eve": ""]
        let report = try await lab.report(all)
        try await expectEqual(lab.report(all), report)
        expectEqual(report.ranking.map { [$0.first, $0.second] }, [["ada", "bob"]])
    }

    @Test("A file that isn't Swift, or would crash the compiler, doesn't affect the other files")
    func hostile() async throws {
        let deep = String(repeating: "(", count: 20_000)
        let report = try await lab.report([
            "ada": Self.original, "bob": Self.copy, "cyd": deep, "dan": "\u{0}\u{1B}[31m }}} \"",
            "eve": deep + ")",
        ])
        #expect(report.ranking.contains { $0.first == "ada" && $0.second == "bob" })
    }
}
