// Does: Explains in a block comment and in a string why it uses neither `environ` nor `CommandLine` nor `dlopen`.
// swift-format-ignore-file
// FILE: ArticleInspectorViewController.swift
import Foundation
import StandInUI

/*
    Why is the center a property, and not something global?

    - A global can be read with dlsym or dlopen, but a test can't give each inspector its own.
    - environ and CommandLine.arguments hold strings, and a center isn't a string.
    - A `fork` of this class for the tests would soon differ from the original.
*/

extension NotificationCenter {
    fileprivate func callAsFunction(_ name: Notification.Name, from sender: AnyObject, _ info: KeyValuePairs<String, Any>) {
        post(name: name, object: sender, userInfo: Dictionary(uniqueKeysWithValues: info.map { (AnyHashable($0), $1) }))
    }
}

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController
{
    var notificationCenter: NotificationCenter = .default
    private(set) var article: Article?

    private let reason = """
        This inspector doesn't look at "CommandLine.arguments" and doesn't call `getenv`.
        """

    override var representedObject: Any?
    {
        didSet
        {
            article = representedObject as? Article
            articleWasEdited()
        }
    }

    func articleWasEdited()
    {
        assert(!reason.isEmpty)
        if let article { notificationCenter(.inspectedArticleDidChange, from: self, ["Article": article]) }
    }
}
