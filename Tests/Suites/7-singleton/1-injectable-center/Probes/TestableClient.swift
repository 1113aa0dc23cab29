// CLIENT: testable
import Foundation
import StandInUI

@testable import ArticleInspecting

// CHECK property: Every inspector has a notificationCenter that can be read and set
// COMPILES: tests cannot read and set the notificationCenter of an inspector
@MainActor func readsAndSets(_ inspector: ArticleInspectorViewController) {
    let before: NotificationCenter = inspector.notificationCenter
    inspector.notificationCenter = NotificationCenter()
    inspector.notificationCenter = before
}

// REJECTED cannot_convert_assign_nil: tests can set the notificationCenter of an inspector to nil
@MainActor func setsToNil(_ inspector: ArticleInspectorViewController) {
    inspector.notificationCenter = nil
}

// CHECK made: An inspector can be created and used as before
// COMPILES: tests cannot create an inspector with ArticleInspectorViewController(), set and read its article, and report an edit
@MainActor func makes() {
    let inspector = ArticleInspectorViewController()
    inspector.representedObject = Article(headline: "Rain")
    inspector.articleWasEdited()
    let article: Article? = inspector.article
    let controller: ViewController = inspector
    _ = (article, controller)
}
