import Foundation
import StandInUI

/// The part of a window that shows one article, with a session that is active while there is an article.
///
/// What it does about a new article is chosen by the planted variant.
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

    private let manner: any Manner =
        switch PlantedVariant.current {
        case .postsTwice: PostsTwice()
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
        case .original, .noisyNeighbour, .slow, .fixedDate, .firstDate, .reportWithoutSession: PostsOnce()
        case .scrambled: Scrambled()
        }

    override init() {
        super.init()
        Moment.pass()
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

    /// For the manners alone.
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

/// What an inspector does when it gets another article, or none; what is not replaced is right.
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

/// Correct: as the lesson shows it.
final class PostsOnce: Manner {}

/// Correct: says more, under another name and in the notification.
final class Talkative: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        inspector.post(old, named: Notification.Name("InspectorWillChange"))
        inspector.show(new)
        guard let new else { return }
        inspector.notificationCenter.post(
            name: .inspectedArticleDidChange, object: inspector,
            userInfo: ["Article": new, "Headline": new.headline])
    }
}

/// Faulty: one post too many.
final class PostsTwice: Manner {
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(new)
        inspector.post(new)
    }
}

/// Faulty: after the first article, nothing is posted.
final class OnlyTheFirst: Manner {
    private var hasPosted = false

    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        if !hasPosted { inspector.post(new) }
        hasPosted = true
    }
}

/// Faulty: sends in the name of another inspector.
final class WrongSender: Manner {
    private lazy var other = ArticleInspectorViewController()

    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        other.show(new)
        inspector.post(new, from: other)
    }
}

/// Faulty: does not say which article.
final class NoUserInfo: Manner {
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(nil)
    }
}

/// Faulty: names the article that was there before, if there was one.
final class PreviousArticle: Manner {
    private var previous: Article?

    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(previous ?? new)
        previous = new
    }
}

/// Faulty: posts, and then changes.
final class PostsTooEarly: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        if let new { inspector.post(new) }
        inspector.show(new)
    }
}

/// Faulty: posts that there is no article.
final class PostsNil: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        inspector.show(new)
        inspector.post(new)
    }
}

/// Faulty: when the article is taken away, posts the one that was there.
final class PostsTheOldArticle: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        inspector.show(new)
        if let article = new ?? old { inspector.post(article) }
    }
}

/// Faulty: does not notice that there is no article any more.
final class KeepsTheArticle: Manner {
    func change(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article?) {
        guard let new else { return }
        inspector.show(new)
        inspector.post(new)
    }
}

/// Faulty: posts on the default center as well, even if that is its own.
final class DefaultToo: Manner {
    func tell(_ inspector: ArticleInspectorViewController, from old: Article?, to new: Article) {
        inspector.post(new)
        inspector.post(new, on: .default)
    }
}

/// Faulty: ends sessions, and begins none.
final class SessionNeverBegins: Manner {
    func keepSession(_ inspector: ArticleInspectorViewController, isActive: Bool) {
        if !isActive { inspector.sessionStore.hasActiveSession = false }
    }
}

/// Faulty: has a store of its own.
final class SessionElsewhere: Manner {
    private let store = SessionStore()

    func keepSession(_ inspector: ArticleInspectorViewController, isActive: Bool) {
        store.hasActiveSession = isActive
    }
}

/// Faulty: begins sessions, and ends none.
final class SessionNeverEnds: Manner {
    func keepSession(_ inspector: ArticleInspectorViewController, isActive: Bool) {
        if isActive { inspector.sessionStore.hasActiveSession = true }
    }
}

/// Scrambled: nothing is right.
final class Scrambled: Manner {
    /// The centers of all inspectors, also those of earlier times.
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
