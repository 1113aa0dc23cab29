/// Makes a screen whose view is not loaded yet.
@MainActor
func makeInitialViewController() -> InitialViewController {
    InitialViewController()
}
