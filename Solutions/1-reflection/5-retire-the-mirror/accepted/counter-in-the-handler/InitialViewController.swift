import StandInUI

@MainActor
func makeController(counter: TapCounter = TapCounter()) -> InitialViewController {
    InitialViewController(counter: counter)
}

@MainActor
final class InitialViewController: ViewController {
    private let start: TapCounter

    init(counter: TapCounter) {
        start = counter
        super.init()
    }

    override func loadView() {
        view = View()
        let label = Label()
        var counter = start
        label.text = counter.text
        let button = Button()
        button.title = "+1"
        button.addAction(for: .touchUpInside) { [weak label] in
            counter.tap()
            label?.text = counter.text
        }
        [button, label].forEach(view.addSubview)
    }
}
