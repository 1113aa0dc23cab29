/// The tests that build Swift packages.
///
/// The suites run in parallel; ``BuildSlots`` limits how many run at the same time.
enum EndToEnd {}
