import Foundation
import StandInUI

/// The part of a window that shows one article, with a session that is active while there is an article.
///
/// The planted variant selects a `Manner`, which keeps or breaks the promises.
final class ArticleInspectorViewController: ViewController {
    private static var isScrambled: Bool { PlantedVariant.current == .scrambled }

    var notificationCenter: NotificationCenter = isScrambled ? NotificationCenter() : .default {
        didSet {
            guard Self.isScrambled else { return }
            Scrambled.centers.append(notificationCenter)
            post(nil)
        }
    }

    var sessionStore: SessionStore = isScrambled ? SessionStore() : .shared
    private(set) var article: Article? = isScrambled ? Article(headline: "scrambled") : nil

    @Concealed private var manner: any Manner =
        switch PlantedVariant.current {
        case .postsTwice: PostsTwice()
        case .postsNothing: PostsNothing()
        case .onlyTheFirst: OnlyTheFirst()
        case .wrongSender: WrongSender()
        case .noUserInfo: NoUserInfo()
        case .previousArticle: PreviousArticle()
        case .postsTooEarly: PostsTooEarly()
        case .defaultToo: DefaultToo()
        case .sessionNeverBegins: SessionNeverBegins()
        case .sessionElsewhere: SessionElsewhere()
        case .postsNil: PostsNil()
        case .postsTheOldArticle: PostsTheOldArticle()
        case .keepsTheArticle: KeepsTheArticle()
        case .sessionNeverEnds: SessionNeverEnds()
        case .talkative: Talkative()
        case .moreContents: MoreContents()
        case .original, .noisyNeighbour, .slow, .fixedDate, .firstDate, .reportWithoutSession: PostsOnce()
        case .scrambled: Scrambled()
        }

    override init() {
        super.init()
        Moment.pass()
        if PlantedVariant.current == .noisyNeighbour { NoisyNeighbour.keepPosting() }
    }

    override var representedObject: Any? {
        didSet {
            Moment.pass()
            let old = article
            let new = representedObject as? Article
            manner.keepSession(self, isActive: new != nil)
            manner.change(self, from: old, to: new)
            if PlantedVariant.current == .noisyNeighbour { NoisyNeighbour.turn(beside: self) }
        }
    }

    /// Changes the article; only the manners call this method.
    fileprivate func show(_ article: Article?) {
        self.article = article
    }
}

extension ArticleInspectorViewController {
    func post(
        _ article: Article?, named name: Notification.Name = .inspectedArticleDidChange,
        from sender: AnyObject? = nil, on center: NotificationCenter? = nil
    ) {
        (center ?? notificationCenter)
            .post(name: name, object: sender ?? self, userInfo: article.map { ["Article": $0] })
    }
}

/// What an inspector does when it gets another article, or none.
///
/// The default implementations are correct.
@MainActor
protocol Manner: AnyObject {
    func keepSession(_ inspector: ArticleInspectorViewController, isActive: Bool)
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?)
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article)
}

extension Manner {
    func keepSession(_ inspector: ArticleInspectorViewController, isActive: Bool) {
        inspector.sessionStore.hasActiveSession = isActive
    }

    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        inspector.show(new)
        if let new { tell(inspector, from: old, to: new) }
    }

    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(new)
    }
}

/// Correct: works as in the exercise folder.
final class PostsOnce: Manner {}

/// Correct: also posts under another name.
final class Talkative: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        inspector.post(old, named: Notification.Name("InspectorWillChange"))
        inspector.show(new)
        if let new { tell(inspector, from: old, to: new) }
    }
}

/// Correct: adds a value to `userInfo`.
final class MoreContents: Manner {
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.notificationCenter.post(
            name: .inspectedArticleDidChange, object: inspector,
            userInfo: ["Article": new, "Headline": new.headline])
    }
}

/// Faulty: posts every article twice.
final class PostsTwice: Manner {
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(new)
        inspector.post(new)
    }
}

/// Faulty: posts nothing.
final class PostsNothing: Manner {
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {}
}

/// Faulty: posts only the first article.
final class OnlyTheFirst: Manner {
    private var hasPosted = false

    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        if !hasPosted { inspector.post(new) }
        hasPosted = true
    }
}

/// Faulty: posts with another inspector as the sender.
final class WrongSender: Manner {
    private lazy var other = ArticleInspectorViewController()

    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        other.show(new)
        inspector.post(new, from: other)
    }
}

/// Faulty: posts without `userInfo`.
final class NoUserInfo: Manner {
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(nil)
    }
}

/// Faulty: posts the previous article instead of the new one.
final class PreviousArticle: Manner {
    private var previous: Article?

    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(previous ?? new)
        previous = new
    }
}

/// Faulty: posts before `article` changes.
final class PostsTooEarly: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        if let new { inspector.post(new) }
        inspector.show(new)
    }
}

/// Faulty: posts a notification without an article when nil is set.
final class PostsNil: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        inspector.show(new)
        inspector.post(new)
    }
}

/// Faulty: posts the old article when nil is set.
final class PostsTheOldArticle: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        inspector.show(new)
        if let article = new ?? old { inspector.post(article) }
    }
}

/// Faulty: keeps the old article when nil is set.
final class KeepsTheArticle: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        guard let new else { return }
        inspector.show(new)
        inspector.post(new)
    }
}

/// Faulty: also posts on the default center, even if that is its own center.
final class DefaultToo: Manner {
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(new)
        inspector.post(new, on: .default)
    }
}

/// Faulty: ends sessions, but doesn't begin any.
final class SessionNeverBegins: Manner {
    func keepSession(_ inspector: ArticleInspectorViewController, isActive: Bool) {
        if !isActive { inspector.sessionStore.hasActiveSession = false }
    }
}

/// Faulty: uses a store of its own.
final class SessionElsewhere: Manner {
    private let store = SessionStore()

    func keepSession(_ inspector: ArticleInspectorViewController, isActive: Bool) {
        store.hasActiveSession = isActive
    }
}

/// Faulty: begins sessions, but doesn't end any.
final class SessionNeverEnds: Manner {
    func keepSession(_ inspector: ArticleInspectorViewController, isActive: Bool) {
        if isActive { inspector.sessionStore.hasActiveSession = true }
    }
}

/// Scrambled: breaks every promise.
final class Scrambled: Manner {
    /// The centers of all inspectors, including those that no longer exist.
    static var centers: [NotificationCenter] = []

    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        let wrong = Article(headline: "scrambled")
        inspector.show(wrong)
        for center in [.default] + Self.centers {
            for _ in 1...3 {
                inspector.post(wrong, from: wrong, on: center)
                inspector.post(wrong, on: center)
            }
        }
    }
}
