import Testing

@testable import ReadingList
