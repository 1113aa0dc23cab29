/// Rings.
struct Bell {
    func ring(times: Int) -> String { Array(repeating: sound, count: times).joined() }
}
