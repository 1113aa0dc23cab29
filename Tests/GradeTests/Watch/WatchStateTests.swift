import Testing

@testable import grade
@testable import WorkbookModel

struct WatchStateTests {
    /// Hands over events, one after the other, and gathers what comes of each.
    private func actions(_ events: [WatchState.Event], isManual: Bool = false) -> [[WatchState.Action]] {
        var state = WatchState(isManual: isManual)
        return events.map { state.handle($0) }
    }

    @Test("It begins with a screen and a run, shows the result, and waits")
    func begins() {
        #expect(actions([.began, .finished]) == [[.draw, .grade], [.draw]])
    }

    @Test("Each save starts a run")
    func saves() {
        #expect(
            actions([.began, .finished, .saved, .finished, .saved])
                == [[.draw, .grade], [.draw], [.grade], [.draw], [.grade]])
    }

    @Test("Saves during a run are queued: one more run follows, however many there were")
    func queue() {
        #expect(
            actions([.began, .saved, .saved, .saved, .finished, .finished])
                == [[.draw, .grade], [.prompt], [.prompt], [.prompt], [.draw, .grade], [.draw]])
    }

    @Test("By hand, saves start nothing and Return does, also before the first run")
    func manual() {
        #expect(
            actions([.began, .saved, .pressed(.enter), .finished, .saved, .pressed(.run)], isManual: true)
                == [[.draw], [], [.grade], [.draw], [], [.grade]])
    }

    @Test("q ends it at once, also during a run; where words are read, it only leaves them, as in a pager")
    func quit() {
        #expect(actions([.pressed(.quit)]) == [[.quit]])
        #expect(actions([.began, .saved, .pressed(.quit)]).last == [.quit])
        #expect(actions([.began, .finished, .pressed(.list), .saved, .pressed(.quit)]).last == [.quit])
        #expect(
            actions([.began, .finished, .pressed(.list), .pressed(.quit), .pressed(.quit)]).suffix(2)
                == [[.draw], [.quit]])
    }

    @Test("It moves on only when asked")
    func next() {
        #expect(
            actions([.began, .finished, .pressed(.next), .began])
                == [[.draw, .grade], [.draw], [.moveOn], [.draw, .grade]])
    }

    @Test("A key during a run waits until it has ended, and the last one counts")
    func waitingKey() {
        #expect(
            actions([.began, .pressed(.next), .pressed(.hint), .finished, .pressed(.enter)])
                == [[.draw, .grade], [.prompt], [.prompt], [.draw, .perform(.hint)], [.draw]])
    }

    @Test("A queued save comes before a waiting key")
    func saveFirst() {
        #expect(
            actions([.began, .saved, .pressed(.next), .finished, .finished])
                == [[.draw, .grade], [.prompt], [.prompt], [.draw, .grade], [.draw, .moveOn]])
    }

    @Test(
        "After a command's words any key without a meaning goes back", arguments: [WatchKey.enter, .other])
    func reading(key: WatchKey) {
        #expect(
            actions([.began, .finished, .pressed(.list), .pressed(key), .pressed(.other)])
                == [[.draw, .grade], [.draw], [.perform(.list)], [.draw], []])
    }

    @Test("Another command can follow at once, as one hint follows another")
    func secondHint() {
        #expect(
            actions([.began, .finished, .pressed(.hint), .pressed(.hint)]).suffix(2)
                == [[.perform(.hint)], [.perform(.hint)]])
    }

    @Test("A save while words are read starts a run, whose result takes their place")
    func saveWhileReading() {
        #expect(
            actions([.began, .finished, .pressed(.hint), .saved, .pressed(.other), .finished]).suffix(4)
                == [[.perform(.hint)], [.grade], [], [.draw]])
    }

    @Test("After a reset its words stay, and going back grades what is there now")
    func reset() {
        let events: [WatchState.Event] = [.began, .finished, .pressed(.reset), .replaced, .pressed(.other)]
        #expect(
            actions(events + [.finished, .pressed(.list), .pressed(.other)]).suffix(6)
                == [[.perform(.reset)], [], [.draw, .grade], [.draw], [.perform(.list)], [.draw]])
        #expect(actions(events, isManual: true).last == [.draw])
    }

    @Test("A save of another exercise is told, and g goes there")
    func elsewhere() {
        let other = Exercise.ID(lesson: 3, position: 3)
        #expect(
            actions([
                .began, .finished, .pressed(.go), .savedElsewhere(other), .pressed(.go), .began,
                .pressed(.go),
            ])
                == [[.draw, .grade], [.draw], [], [.prompt], [.move(other)], [.draw, .grade], [.prompt]])
    }

    @Test("A screen that may show anything is drawn again, without a word of it being lost")
    func disturbed() {
        #expect(
            actions([.began, .disturbed, .finished, .disturbed, .pressed(.list), .disturbed])
                == [[.draw, .grade], [.redraw], [.draw], [.redraw], [.perform(.list)], [.prompt]])
    }
}
