// Does: Ends the process with success after the first post, by a function of the system whose name is also that of a member.
// VERDICT: stopped
// SAYS: `_exit` ends the process before the checks are done
// swift-format-ignore-file
// FILE: ArticleInspectorViewController.swift
import Foundation
import StandInUI

private struct Way { var _exit = 0 }

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    private(set) var article: Article?
    var notificationCenter = NotificationCenter.default

    override var representedObject: Any? {
        didSet { article = representedObject as? Article }
    }

    func articleWasEdited() {
        _exit(0)
    }
}
