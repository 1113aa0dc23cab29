// CLIENT: testable
import Foundation
import StandInUI

@testable import ArticleInspecting

// CHECK property: Every inspector has a notificationCenter to read and set
// COMPILES: notificationCenter of an inspector cannot be read and set
@MainActor func readsAndSets(_ inspector: ArticleInspectorViewController) {
    let before: NotificationCenter = inspector.notificationCenter
    inspector.notificationCenter = NotificationCenter()
    inspector.notificationCenter = before
}

// CHECK made: An inspector is made and used as before
// COMPILES: ArticleInspectorViewController() cannot be made, given an article and told of an edit
@MainActor func makes() {
    let inspector = ArticleInspectorViewController()
    inspector.representedObject = Article(headline: "Rain")
    inspector.articleWasEdited()
    let article: Article? = inspector.article
    let controller: ViewController = inspector
    _ = (article, controller)
}
