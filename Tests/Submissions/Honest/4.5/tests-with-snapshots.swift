// Does: Compares snapshots of the screen that have their own `==`, and groups the tests in nested suites with traits.
// swift-format-ignore-file
// FILE: Tests/ArtistDetailTests.swift
import StandInUI
import Testing

@testable import ArtistScreen

/// What the screen shows. Two snapshots are equal if all four texts are.
struct Snapshot: Equatable, CustomStringConvertible {
    let texts: [String?]

    init(_ texts: String?...) { self.texts = texts }

    @MainActor init(of screen: ArtistDetailViewController) {
        self.init(
            screen.navigationItem.title, screen.fullNameLabel.text, screen.numberOfAlbumsLabel.text,
            screen.numberOfFollowersLabel.text)
    }

    var description: String { texts.map { $0.map { "“\($0)”" } ?? "nothing" }.formattedList }

    static func == (left: Snapshot, right: Snapshot) -> Bool {
        left.texts.count == right.texts.count && zip(left.texts, right.texts).allSatisfy { $0 == $1 }
    }
}

extension [String] {
    fileprivate var formattedList: String { joined(separator: " | ") }
}

extension ArtistDetailProps {
    fileprivate init(_ a: String, _ b: String, _ c: String, _ d: String) {
        self.init(title: a, fullName: b, numberOfAlbums: c, numberOfFollowers: d)
    }
}

@MainActor private final class Diary: ArtistDetailPresenter {
    private(set) var lines: [String] = []
    func onViewLoaded() { record() }
    func onEdit() { record() }
    private func record(_ name: String = #function) { lines.append(name) }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct ArtistDetailTests {
    @MainActor @Suite("Events", .serialized) struct Events {
        private let diary = Diary()
        private let screen = ArtistDetailViewController()

        init() {
            screen.presenter = diary
            screen.loadViewIfNeeded()
        }

        @Test func loading() { #expect(diary.lines == ["onViewLoaded()"]) }

        @Test(arguments: 1...3) func edits(times: Int) throws {
            let button = try #require(screen.navigationItem.rightBarButton, "There is no button.")
            for _ in 1...times {
                button.sendActions(for: .touchUpInside)
                screen.onEdit(button)
            }
            let edits = Array(repeating: "onEdit()", count: 2 * times)
            #expect(diary.lines == ["onViewLoaded()"] + edits)
        }

        @Test func renderingReportsNothing() {
            screen.render(ArtistDetailProps("a", "b", "c", "d"))
            #expect(diary.lines == ["onViewLoaded()"])
            #expect(screen.fullNameLabel.text == "b")
        }
    }

    @MainActor @Suite("Texts") struct Texts {
        @Test func inTurn() {
            let screen = ArtistDetailViewController()
            let diary = Diary()
            screen.presenter = diary
            screen.loadViewIfNeeded()
            #expect(Snapshot(of: screen) == Snapshot(nil, nil, nil, nil))
            for texts in [("1", "22", "333", "4444"), ("", "", "", ""), (" x ", "Y", "ÿ", "🎺"), ("q", "", "r", "")] {
                screen.render(ArtistDetailProps(texts.0, texts.1, texts.2, texts.3))
                #expect(Snapshot(of: screen) == Snapshot(texts.0, texts.1, texts.2, texts.3))
            }
        }
    }
}
