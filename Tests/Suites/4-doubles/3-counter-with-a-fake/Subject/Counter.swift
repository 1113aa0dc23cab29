import Foundation

/// A counter that continues from the number that the previous run of the app saved.
///
/// The planted variant chooses how the counter counts, and so which promise it breaks, if any.
final class Counter {
    @Concealed private var way: any WayOfCounting

    init(defaults: any Defaults = UserDefaults.standard) {
        way =
            switch PlantedVariant.current {
            case .original: Original(store: defaults)
            case .doubleChecking: DoubleChecking(store: defaults)
            case .busyApp: BusyApp(store: defaults)
            case .countAlwaysZero: CountAlwaysZero(store: defaults)
            case .writesOne: WritesOne(store: defaults)
            case .readsAMisspeltKey: ReadsAMisspeltKey(store: defaults)
            case .addsTwo: AddsTwo(store: defaults)
            case .startsAtOne: StartsAtOne(store: defaults)
            case .writesAnotherKey: WritesAnotherKey(store: defaults)
            case .clampsNegatives: ClampsNegatives(store: defaults)
            case .overwritesBest: OverwritesBest(store: defaults)
            case .keepsItsOwnNumber: KeepsItsOwnNumber(store: defaults)
            case .remembersWhatItRead: RemembersWhatItRead(store: defaults)
            case .secondIncrementLost: SecondIncrementLost(store: defaults)
            case .takesNegativesForZero: TakesNegativesForZero(store: defaults)
            case .scrambled: Scrambled(store: defaults)
            }
    }

    var count: Int { way.count }

    func increment() {
        way.increment()
    }
}

/// How a counter counts, with default implementations that are correct.
protocol WayOfCounting {
    var store: any Defaults { get }
    var count: Int { get }
    func increment()
}

extension WayOfCounting {
    var stored: Int {
        get { store.integer(forKey: "count") }
        nonmutating set { store.set(newValue, forKey: "count") }
    }

    var count: Int { stored }

    func increment() { stored += 1 }
}
