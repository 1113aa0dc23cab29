/// Returns a new screen whose view isn't loaded yet.
@MainActor
func makeInitialViewController() -> InitialViewController {
    let controller = InitialViewController()
    controller.completeSetup()
    return controller
}
