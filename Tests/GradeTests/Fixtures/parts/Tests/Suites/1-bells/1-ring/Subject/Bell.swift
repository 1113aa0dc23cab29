/// Rings, in as many ways as there are variants.
struct Bell {
    func ring(times: Int) -> String {
        switch PlantedVariant.current {
        case .repeats: String(repeating: sound, count: times)
        case .loops: (0..<times).map { _ in sound }.joined()
        case .ringsOnce: times > 0 ? sound : ""
        case .neverSilent: String(repeating: sound, count: max(1, times))
        case .scrambled: "?"
        }
    }
}
