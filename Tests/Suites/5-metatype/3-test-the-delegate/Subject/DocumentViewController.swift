import StandInUI

/// A screen that opens a document when its view is loaded, and then shows the document's text.
class DocumentViewController: ViewController {
    /// The document that the screen shows.
    var document: TextDocument?

    /// Shows the text, or a message if the document can't be opened.
    let textLabel = Label()

    override func loadView() {
        let screen = View()
        screen.addSubview(textLabel)
        view = screen
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let document else { return }
        document.open { [weak self] succeeded in
            self?.textLabel.text = succeeded ? document.text : "\(document.title) cannot be opened."
        }
    }
}

extension Storyboard {
    /// The screens of this app.
    static let main = Storyboard(["DocumentViewController": { DocumentViewController() }])
}
