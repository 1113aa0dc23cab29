import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
///
/// The planted variant selects what it observes and which calls it makes.
@MainActor
final class SessionMonitor {
    // A scrambled monitor is never deallocated, so that a test of its deallocation can fail.
    private static var kept: [SessionMonitor] = []

    @Concealed private var subscription: Subscription
    @Concealed private var reaction: any Reaction

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        let reaction: any Reaction =
            switch PlantedVariant.current {
            case .startsAtOnce: StartsAtOnce(tracker)
            case .startTwice: StartTwice(tracker)
            case .stopNever: StopNever(tracker)
            case .stopTwice: StopTwice(tracker)
            case .swapped: Swapped(tracker)
            case .stopBeforeStart: StopBeforeStart(tracker)
            case .startBeforeStop: StartBeforeStop(tracker)
            case .firstStartOnly: FirstStartOnly(tracker)
            case .firstStopOnly: FirstStopOnly(tracker)
            case .alternating: Alternating(tracker)
            case .anyName: AnyName(tracker)
            case .loneStop: LoneStop(tracker)
            case .late: Late(tracker)
            case .scrambled: Scrambled(tracker)
            case .twoObservers, .oneObserver, .neighbour, .defaultToo: PassingOn(tracker)
            }
        self.reaction = reaction
        subscription = Subscription(reaction)
        switch PlantedVariant.current {
        case .oneObserver, .anyName, .scrambled:
            subscription.observe(center, for: nil)
        default:
            subscription.observe(center, for: Application.willEnterForegroundNotification)
            subscription.observe(center, for: Application.didEnterBackgroundNotification)
        }
        if PlantedVariant.current == .defaultToo, center !== NotificationCenter.default {
            subscription.observe(.default, for: Application.willEnterForegroundNotification)
            subscription.observe(.default, for: Application.didEnterBackgroundNotification)
        }
        if PlantedVariant.current == .neighbour {
            NotificationCenter.default.post(name: Application.willEnterForegroundNotification, object: nil)
        }
        if PlantedVariant.current == .scrambled { Self.kept.append(self) }
    }
}

/// Passes notifications on to a reaction as long as it exists.
@MainActor
final class Subscription {
    private let reaction: any Reaction
    private var observers: [Observer] = []

    init(_ reaction: any Reaction) {
        self.reaction = reaction
    }

    /// Observes notifications with the given name, or all notifications if the name is `nil`.
    func observe(_ center: NotificationCenter, for name: Notification.Name?) {
        let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            let name = notification.name
            MainActor.assumeIsolated { self?.reaction.handle(name) }
        }
        observers.append(Observer(center: center, token: token))
    }
}

/// An observer that is removed from its center when this object is deallocated.
final class Observer {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
        self.center = center
        self.token = token
    }

    deinit {
        center.removeObserver(token)
    }
}
