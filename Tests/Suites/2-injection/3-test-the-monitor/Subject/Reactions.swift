import Foundation
import StandInUI

/// What is said to a tracker when a notification was heard.
@MainActor
protocol Reaction: AnyObject {
    init(_ tracker: any SessionTracking)
    func hear(_ name: Notification.Name)
}

extension Notification.Name {
    var isForeground: Bool { self == Application.willEnterForegroundNotification }
    var isBackground: Bool { self == Application.didEnterBackgroundNotification }
}

/// Correct: one call for each of the two notifications.
@MainActor
final class PassingOn: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func hear(_ name: Notification.Name) {
        if name.isForeground { tracker.startNewSession() }
        if name.isBackground { tracker.stopCurrentSession() }
    }
}

/// Faulty: says start as soon as it is made.
@MainActor
final class StartsAtOnce: Reaction {
    private let correct: PassingOn

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
        tracker.startNewSession()
    }

    func hear(_ name: Notification.Name) {
        correct.hear(name)
    }
}

/// Faulty: two calls for one foreground.
@MainActor
final class StartTwice: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func hear(_ name: Notification.Name) {
        if name.isForeground {
            tracker.startNewSession()
            tracker.startNewSession()
        }
        if name.isBackground { tracker.stopCurrentSession() }
    }
}

/// Faulty: hears the foreground only.
@MainActor
final class StopNever: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func hear(_ name: Notification.Name) {
        if name.isForeground { tracker.startNewSession() }
    }
}

/// Faulty: two calls for one background.
@MainActor
final class StopTwice: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func hear(_ name: Notification.Name) {
        if name.isForeground { tracker.startNewSession() }
        if name.isBackground {
            tracker.stopCurrentSession()
            tracker.stopCurrentSession()
        }
    }
}

/// Faulty: the two calls are mixed up.
@MainActor
final class Swapped: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func hear(_ name: Notification.Name) {
        if name.isForeground { tracker.stopCurrentSession() }
        if name.isBackground { tracker.startNewSession() }
    }
}

/// Faulty: clears up before it starts, which nobody asked for.
@MainActor
final class StopBeforeStart: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func hear(_ name: Notification.Name) {
        if name.isForeground {
            tracker.stopCurrentSession()
            tracker.startNewSession()
        }
        if name.isBackground { tracker.stopCurrentSession() }
    }
}

/// Faulty: starts a session in order to have one to stop.
@MainActor
final class StartBeforeStop: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func hear(_ name: Notification.Name) {
        if name.isBackground { tracker.startNewSession() }
        if name.isBackground { tracker.stopCurrentSession() }
        if name.isForeground { tracker.startNewSession() }
    }
}

/// Faulty: hears each of the two notifications once.
@MainActor
final class FirstOnly: Reaction {
    private let correct: PassingOn
    private var heard: Set<Notification.Name> = []

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func hear(_ name: Notification.Name) {
        if heard.insert(name).inserted { correct.hear(name) }
    }
}

/// Faulty: does not hear a notification that equals the one before.
@MainActor
final class Alternating: Reaction {
    private let correct: PassingOn
    private var last: Notification.Name?

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func hear(_ name: Notification.Name) {
        if name != last { correct.hear(name) }
        last = name
    }
}

/// Faulty: takes whatever is not the background for the foreground.
@MainActor
final class AnyName: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func hear(_ name: Notification.Name) {
        if name.isBackground { tracker.stopCurrentSession() } else { tracker.startNewSession() }
    }
}

/// Faulty: has nothing to stop as long as nothing was started.
@MainActor
final class LoneStop: Reaction {
    private let correct: PassingOn
    private var hasStarted = false

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func hear(_ name: Notification.Name) {
        if name.isForeground { hasStarted = true }
        if hasStarted { correct.hear(name) }
    }
}

/// Faulty: puts each call off until the code that posts has gone on.
@MainActor
final class Late: Reaction {
    private let correct: PassingOn

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func hear(_ name: Notification.Name) {
        Task { [correct] in correct.hear(name) }
    }
}

/// Scrambled: says everything at once, and at every notification, the other call first.
@MainActor
final class Scrambled: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
        tracker.stopCurrentSession()
        tracker.startNewSession()
    }

    func hear(_ name: Notification.Name) {
        if name.isBackground { tracker.startNewSession() }
        tracker.stopCurrentSession()
        if !name.isBackground { tracker.startNewSession() }
        tracker.stopCurrentSession()
    }
}
