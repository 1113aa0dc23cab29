import Foundation
import StandInUI

/// Tells a tracker when the app comes to the foreground and when it goes to the background.
///
/// How it listens and what it says is chosen by the planted variant.
@MainActor
final class SessionMonitor {
    // A scrambled monitor never goes, so that a test of its going can fail.
    private static var kept: [SessionMonitor] = []

    private let ear: Ear
    private let reaction: any Reaction

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
            case .firstOnly: FirstOnly(tracker)
            case .alternating: Alternating(tracker)
            case .anyName: AnyName(tracker)
            case .loneStop: LoneStop(tracker)
            case .late: Late(tracker)
            case .scrambled: Scrambled(tracker)
            case .twoObservers, .oneObserver, .neighbour, .defaultToo: PassingOn(tracker)
            }
        self.reaction = reaction
        ear = Ear(reaction)
        switch PlantedVariant.current {
        case .oneObserver, .anyName, .scrambled:
            ear.listen(to: center, for: nil)
        default:
            ear.listen(to: center, for: Application.willEnterForegroundNotification)
            ear.listen(to: center, for: Application.didEnterBackgroundNotification)
        }
        if PlantedVariant.current == .defaultToo, center !== NotificationCenter.default {
            ear.listen(to: .default, for: Application.willEnterForegroundNotification)
            ear.listen(to: .default, for: Application.didEnterBackgroundNotification)
        }
        if PlantedVariant.current == .neighbour {
            NotificationCenter.default.post(name: Application.willEnterForegroundNotification, object: nil)
        }
        if PlantedVariant.current == .scrambled { Self.kept.append(self) }
    }
}

/// Hands what is posted to a reaction, for as long as it lives.
@MainActor
final class Ear {
    private let reaction: any Reaction
    private var observers: [Observer] = []

    init(_ reaction: any Reaction) {
        self.reaction = reaction
    }

    /// Listens to one name, or to every name.
    func listen(to center: NotificationCenter, for name: Notification.Name?) {
        let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            let name = notification.name
            MainActor.assumeIsolated { self?.reaction.hear(name) }
        }
        observers.append(Observer(center: center, token: token))
    }
}

/// Takes an observer away again when nobody holds it any more.
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
