/// Rings.
struct Bell {
    func ring(times: Int) -> String { (0..<times).map { _ in sound }.joined() }
}
