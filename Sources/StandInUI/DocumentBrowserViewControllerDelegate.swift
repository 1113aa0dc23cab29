import Foundation

/// Who is told what a person picked; stands for `UIDocumentBrowserViewControllerDelegate`, with any screen as browser.
@MainActor
public protocol DocumentBrowserViewControllerDelegate: AnyObject {
    /// Called when a person has picked files; none, if the choice was taken back.
    func documentBrowser(_ controller: ViewController, didPickDocumentsAt documentURLs: [URL])
}
