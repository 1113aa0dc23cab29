/// Rings.
struct Bell {
    func ring(times: Int) -> String { String(repeating: sound, count: times) }
}
