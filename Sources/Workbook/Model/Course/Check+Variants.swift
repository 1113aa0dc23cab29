extension Check {
    private static let acceptance = "Your tests accept "
    private static let capture = "Your tests catch: "

    /// Creates the check that a learner's tests accept a correct variant.
    package static func accepting(_ variant: Variants.Variant) -> Check {
        Check(.accepts(variant.id), name: acceptance + variant.name)
    }

    /// Creates the check that a learner's tests catch a planted bug.
    package static func catching(_ bug: Variants.Variant) -> Check {
        Check(.catches(bug.id), name: capture + bug.name)
    }

    /// The name of the variant, such as "two trackers share one flag"; `nil` if the check is about none.
    package var variantName: String? {
        let lead =
            switch kind {
            case .accepts: Check.acceptance
            case .catches: Check.capture
            case .compileTime, .suite, .tests: ""
            }
        return lead.isEmpty || !name.hasPrefix(lead) ? nil : String(name.dropFirst(lead.count))
    }
}
