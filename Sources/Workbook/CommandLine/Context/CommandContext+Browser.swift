import WorkbookSystem

extension CommandContext {
    /// Opens an address in the browser.
    ///
    /// - Returns: Whether there is a browser, and it was started.
    package func openBrowser(at address: String) -> Bool {
        guard let browser = Browser(programs) else { return false }
        // A browser that does not start leaves the address, which is shown.
        return (try? browser.open(address, environment: environment)) != nil
    }
}
