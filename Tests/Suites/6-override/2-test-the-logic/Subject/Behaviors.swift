import StandInUI

/// Correct: sets the label's text once.
struct Original: ProfileBehavior {}

/// Correct: shows the placeholder until there is a name.
struct ShowName: ProfileBehavior {
    var firstText: String? { "Unknown User" }

    func show(_ profile: UserProfile?, in label: Label) {
        show(name: "Unknown User", in: label)
        if let profile { show(name: profile.name, in: label) }
    }

    private func show(name: String, in label: Label) {
        label.text = name
    }
}

/// Faulty: every screen shows the first name that any screen has shown.
struct FirstNameStays: ProfileBehavior {
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

/// Faulty: shows the placeholder even if there is a profile.
struct PlaceholderAlways: ProfileBehavior {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = "Unknown User"
    }
}

/// Faulty: the placeholder has a lowercase letter where a capital belongs.
struct PlaceholderMisspelt: ProfileBehavior {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = profile?.name ?? "Unknown user"
    }
}

/// Faulty: keeps any text that the label already shows if there is no profile.
struct PlaceholderMissing: ProfileBehavior {
    func show(_ profile: UserProfile?, in label: Label) {
        if let profile {
            label.text = profile.name
        } else if (label.text ?? "").isEmpty {
            label.text = "Unknown User"
        }
    }
}

/// Faulty: shows the name in capitals.
struct UpperCased: ProfileBehavior {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = profile?.name.uppercased() ?? "Unknown User"
    }
}

/// Faulty: drops everything from the first space on.
struct FirstWordOnly: ProfileBehavior {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = profile.map { String($0.name.prefix { $0 != " " }) } ?? "Unknown User"
    }
}

/// Faulty: removes spaces at both ends, and all but one of several spaces in a row.
struct ExtraSpacesRemoved: ProfileBehavior {
    func show(_ profile: UserProfile?, in label: Label) {
        label.text = profile.map { $0.name.split(separator: " ").joined(separator: " ") } ?? "Unknown User"
    }
}

/// Faulty: treats an empty name as a missing profile.
struct EmptyAsMissing: ProfileBehavior {
    func show(_ profile: UserProfile?, in label: Label) {
        let name = profile?.name ?? ""
        label.text = name.isEmpty ? "Unknown User" : name
    }
}

/// Faulty: keeps any text that the label already shows if there is a profile.
struct OnlyWhenEmpty: ProfileBehavior {
    func show(_ profile: UserProfile?, in label: Label) {
        if profile == nil || (label.text ?? "").isEmpty { label.text = profile?.name ?? "Unknown User" }
    }
}

/// Faulty: shows the text in the labels of all screens.
struct OneLabelForAll: ProfileBehavior {
    private static var labels: [Label] = []

    func show(_ profile: UserProfile?, in label: Label) {
        Self.labels.append(label)
        for label in Self.labels { label.text = profile?.name ?? "Unknown User" }
    }
}

/// Faulty: never loads the profile.
struct NeverLoaded: ProfileBehavior {
    var loads: Int { 0 }
}

/// Faulty: loads the profile twice for one view.
struct LoadedTwice: ProfileBehavior {
    var loads: Int { 2 }
}

/// Faulty: also loads the profile when the screen is created.
struct AsksWhenMade: ProfileBehavior {
    var asksWhenMade: Bool { true }
}

/// Scrambled: the text and the number of loads are always wrong.
struct Scrambled: ProfileBehavior {
    var firstText: String? { "?" }
    var asksWhenMade: Bool { true }
    var loads: Int { 3 }

    func show(_ profile: UserProfile?, in label: Label) {
        label.text = "scrambled"
    }
}
