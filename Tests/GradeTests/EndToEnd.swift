/// The tests that build Swift packages.
///
/// Its suites run side by side, as many at a time as there are ``BuildSlots``.
enum EndToEnd {}
