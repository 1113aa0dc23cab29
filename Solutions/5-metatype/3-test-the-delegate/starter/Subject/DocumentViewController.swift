import StandInUI

/// Shows the text of a document, which it opens when its view is loaded.
class DocumentViewController: ViewController {
    /// The document that is shown.
    var document: TextDocument?

    /// Shows the text, or says that there is none.
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
