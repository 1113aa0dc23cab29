/// Rings.
struct Bell {
    func ring(times: Int) -> String { sound }
}
