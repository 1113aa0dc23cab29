import Foundation

/// The object that receives the user's choice of files.
///
/// Replaces `UIDocumentBrowserViewControllerDelegate`, with any screen as the browser.
@MainActor
public protocol DocumentBrowserViewControllerDelegate: AnyObject {
    /// Called when the user has picked files.
    ///
    /// The list is empty if the user canceled.
    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL])
}
