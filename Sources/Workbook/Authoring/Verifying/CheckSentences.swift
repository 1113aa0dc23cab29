import WorkbookModel

/// Checks the sentences by which learners know the checks of an exercise.
struct CheckSentences {
    private let checks: [Check]
    private let places: SuitePlaces

    /// Takes the checks that report.
    init(of checks: [Check], _ places: SuitePlaces) {
        self.checks = checks
        self.places = places
    }

    /// What is wrong, a sentence each: a test without a display name, or several checks with the same sentence.
    var problems: [String] { unnamed + repeated }

    /// The ids of the checks that need another sentence.
    var unfit: Set<String> {
        let counts = checks.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        return Set(checks.filter { isUnnamed($0) || counts[$0.name, default: 0] > 1 }.map(\.id))
    }

    private func isUnnamed(_ check: Check) -> Bool {
        guard case .suite(let id) = check.kind else { return false }
        return id.split(separator: "/").last.map(String.init) == check.name
    }

    private var unnamed: [String] {
        checks.compactMap { check in
            guard isUnnamed(check) else { return nil }
            return
                "\(check.id) has no sentence, so learners read `\(check.name)`. Write one: @Test(\"…\")\(place(of: check))"
        }
    }

    private var repeated: [String] {
        checks.indices.compactMap { index in
            let same = checks.filter { $0.name == checks[index].name }
            guard same.count > 1, same.first?.id == checks[index].id else { return nil }
            let ids = same.map(\.id)
            return
                "\(ids.dropLast().joined(separator: ", ")) and \(ids[ids.count - 1]) have the same sentence: \"\(checks[index].name)\"\(place(of: same[1]))"
        }
    }

    private func place(of check: Check) -> String { places.place(of: check.kind).map { ", \($0)" } ?? "" }
}
