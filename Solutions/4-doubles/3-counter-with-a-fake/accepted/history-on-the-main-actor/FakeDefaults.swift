/// Records every write, and searches for the last one.
@MainActor final class FakeDefaults: @MainActor Defaults {
    struct Write: Equatable {
        let key: String
        let number: Int
    }

    private(set) var writes: [Write] = []
    private let initial: [Write]

    init(_ initial: [String: Int] = [:]) {
        self.initial = initial.map { Write(key: $0.key, number: $0.value) }
    }

    func integer(forKey defaultName: String) -> Int {
        (initial + writes).last { $0.key == defaultName }?.number ?? 0
    }

    func set(_ value: Int, forKey defaultName: String) {
        writes.append(Write(key: defaultName, number: value))
    }
}
