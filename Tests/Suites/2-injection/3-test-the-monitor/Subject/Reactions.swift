import Foundation
import StandInUI

/// Decides which calls a monitor makes to its tracker when it receives a notification.
@MainActor
protocol Reaction: AnyObject {
    init(_ tracker: any SessionTracking)
    func handle(_ name: Notification.Name)
}

extension Notification.Name {
    var isForeground: Bool { self == Application.willEnterForegroundNotification }
    var isBackground: Bool { self == Application.didEnterBackgroundNotification }
}

/// Correct: makes one call for each of the two notifications.
@MainActor
final class PassingOn: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func handle(_ name: Notification.Name) {
        if name.isForeground { tracker.startNewSession() }
        if name.isBackground { tracker.stopCurrentSession() }
    }
}

/// Faulty: starts a session as soon as it is created.
@MainActor
final class StartsAtOnce: Reaction {
    private let correct: PassingOn

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
        tracker.startNewSession()
    }

    func handle(_ name: Notification.Name) {
        correct.handle(name)
    }
}

/// Faulty: makes two calls for each foreground notification.
@MainActor
final class StartTwice: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func handle(_ name: Notification.Name) {
        if name.isForeground {
            tracker.startNewSession()
            tracker.startNewSession()
        }
        if name.isBackground { tracker.stopCurrentSession() }
    }
}

/// Faulty: responds only to foreground notifications.
@MainActor
final class StopNever: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func handle(_ name: Notification.Name) {
        if name.isForeground { tracker.startNewSession() }
    }
}

/// Faulty: makes two calls for each background notification.
@MainActor
final class StopTwice: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func handle(_ name: Notification.Name) {
        if name.isForeground { tracker.startNewSession() }
        if name.isBackground {
            tracker.stopCurrentSession()
            tracker.stopCurrentSession()
        }
    }
}

/// Faulty: mixes up the two calls.
@MainActor
final class Swapped: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func handle(_ name: Notification.Name) {
        if name.isForeground { tracker.stopCurrentSession() }
        if name.isBackground { tracker.startNewSession() }
    }
}

/// Faulty: stops a session before it starts one.
@MainActor
final class StopBeforeStart: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func handle(_ name: Notification.Name) {
        if name.isForeground {
            tracker.stopCurrentSession()
            tracker.startNewSession()
        }
        if name.isBackground { tracker.stopCurrentSession() }
    }
}

/// Faulty: starts a session before it stops one.
@MainActor
final class StartBeforeStop: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func handle(_ name: Notification.Name) {
        if name.isBackground { tracker.startNewSession() }
        if name.isBackground { tracker.stopCurrentSession() }
        if name.isForeground { tracker.startNewSession() }
    }
}

/// Faulty: ignores every foreground notification after the first one.
@MainActor
final class FirstStartOnly: Reaction {
    private let correct: PassingOn
    private var hasStarted = false

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func handle(_ name: Notification.Name) {
        if name.isForeground && hasStarted { return }
        if name.isForeground { hasStarted = true }
        correct.handle(name)
    }
}

/// Faulty: ignores every background notification after the first one.
@MainActor
final class FirstStopOnly: Reaction {
    private let correct: PassingOn
    private var hasStopped = false

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func handle(_ name: Notification.Name) {
        if name.isBackground && hasStopped { return }
        if name.isBackground { hasStopped = true }
        correct.handle(name)
    }
}

/// Faulty: ignores a notification that has the same name as the previous one.
@MainActor
final class Alternating: Reaction {
    private let correct: PassingOn
    private var last: Notification.Name?

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func handle(_ name: Notification.Name) {
        if name != last { correct.handle(name) }
        last = name
    }
}

/// Faulty: treats every other notification as a foreground notification.
@MainActor
final class AnyName: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
    }

    func handle(_ name: Notification.Name) {
        if name.isBackground { tracker.stopCurrentSession() } else { tracker.startNewSession() }
    }
}

/// Faulty: ignores background notifications until the first foreground notification.
@MainActor
final class LoneStop: Reaction {
    private let correct: PassingOn
    private var hasStarted = false

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func handle(_ name: Notification.Name) {
        if name.isForeground { hasStarted = true }
        if hasStarted { correct.handle(name) }
    }
}

/// Faulty: delays each call until after the post returns.
@MainActor
final class Late: Reaction {
    private let correct: PassingOn

    init(_ tracker: any SessionTracking) {
        correct = PassingOn(tracker)
    }

    func handle(_ name: Notification.Name) {
        Task { [correct] in correct.handle(name) }
    }
}

/// Scrambled: makes both calls when it is created, and wrong calls for every notification.
@MainActor
final class Scrambled: Reaction {
    private let tracker: any SessionTracking

    init(_ tracker: any SessionTracking) {
        self.tracker = tracker
        tracker.stopCurrentSession()
        tracker.startNewSession()
    }

    func handle(_ name: Notification.Name) {
        if name.isBackground { tracker.startNewSession() }
        tracker.stopCurrentSession()
        if !name.isBackground { tracker.startNewSession() }
        tracker.stopCurrentSession()
    }
}
