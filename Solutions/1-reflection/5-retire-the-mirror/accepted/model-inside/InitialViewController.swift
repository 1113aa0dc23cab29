import StandInUI

@MainActor
func makeController(counter: TapCounter = .init()) -> InitialViewController {
    InitialViewController(counter: counter)
}

@MainActor
final class InitialViewController: ViewController {
    private let model: Model

    init(counter: TapCounter) {
        model = Model(counter: counter)
        super.init()
    }

    override func loadView() {
        let label = Label()
        model.onChange = { [unowned label] in label.text = $0 }
        let button = Button()
        button.title = "+1"
        button.addAction(for: .touchUpInside, model.tapped)

        view = View()
        view.addSubview(label)
        view.addSubview(button)
    }
}

@MainActor
private final class Model {
    private var counter: TapCounter { didSet { tell() } }
    var onChange: ((String) -> Void)? { didSet { tell() } }

    init(counter: TapCounter) {
        self.counter = counter
    }

    func tapped() {
        counter.tap()
    }

    private func tell() {
        onChange?(counter.text)
    }
}
