import StandInUI

/// Correct: one assignment.
struct Original: ProfileBehaviour {}

/// Correct: shows the placeholder from the beginning, until there is a name.
struct ShowName: ProfileBehaviour {
    var firstText: String? { "Unknown User" }

    func show(_ profile: UserProfile?, in label: Label) {
        show(name: "Unknown User", in: label)
        if let profile { show(name: profile.name, in: label) }
    }

    private func show(name: String, in label: Label) {
        label.text = name
    }
}

/// Faulty: the first name ever shown is the name of everybody.
struct FirstNameStays: ProfileBehaviour {
    private static var first: String?

    func show(_ profile: UserProfile?, in label: Label) {
        guard let profile else {
            label.text = "Unknown User"
            return
        }
        let name = Self.first ?? profile.name
        Self.first = name
        label.text = name
    }
}

/// Faulty: nobody is ever known.
struct PlaceholderAlways: ProfileBehaviour {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = "Unknown User"
    }
}

/// Faulty: a small letter where a capital should be.
struct PlaceholderMisspelt: ProfileBehaviour {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = profile?.name ?? "Unknown user"
    }
}

/// Faulty: leaves the label alone when there is no profile.
struct PlaceholderMissing: ProfileBehaviour {
    func show(_ profile: UserProfile?, in label: Label) {
        if let profile { label.text = profile.name }
    }
}

/// Faulty: all letters become capitals.
struct UpperCased: ProfileBehaviour {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = profile?.name.uppercased() ?? "Unknown User"
    }
}

/// Faulty: what follows the first space is lost.
struct FirstWordOnly: ProfileBehaviour {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = profile.map { String($0.name.prefix { $0 != " " }) } ?? "Unknown User"
    }
}

/// Faulty: takes an empty name for none.
struct EmptyAsMissing: ProfileBehaviour {
    func show(_ profile: UserProfile?, in label: Label) {
        let name = profile?.name ?? ""
        label.text = name.isEmpty ? "Unknown User" : name
    }
}

/// Faulty: replaces nothing that the label shows already.
struct OnlyWhenEmpty: ProfileBehaviour {
    func show(_ profile: UserProfile?, in label: Label) {
        if (label.text ?? "").isEmpty { label.text = profile?.name ?? "Unknown User" }
    }
}

/// Faulty: what one screen shows, all others show.
struct OneLabelForAll: ProfileBehaviour {
    var sharesLabel: Bool { true }
}

/// Faulty: nobody asks for the profile.
struct NeverLoaded: ProfileBehaviour {
    var loads: Int { 0 }
}

/// Faulty: two loads for one view.
struct LoadedTwice: ProfileBehaviour {
    var loads: Int { 2 }
}

/// Faulty: one load more, too early.
struct AsksWhenMade: ProfileBehaviour {
    var asksWhenMade: Bool { true }
}

/// Scrambled: neither the text nor the number of loads is ever right.
struct Scrambled: ProfileBehaviour {
    var firstText: String? { "?" }
    var asksWhenMade: Bool { true }
    var loads: Int { 3 }

    func show(_ profile: UserProfile?, in label: Label) {
        label.text = "scrambled"
    }
}
