extension [Finding] {
    /// The findings, but what wasn't recorded comes last if a variant is wrong: a bug that the code under test doesn't have
    /// also keeps its check from being recorded.
    var withVariantsFirst: [Finding] {
        guard contains(where: { $0.kind == .breach && $0.subject == "variants" }) else { return self }
        return filter { !$0.isUnrecorded } + filter(\.isUnrecorded)
    }
}

extension Finding {
    fileprivate var isUnrecorded: Bool { if case .record = remedy { true } else { false } }
}
