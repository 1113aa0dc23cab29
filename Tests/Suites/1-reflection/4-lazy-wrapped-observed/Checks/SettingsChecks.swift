import Testing

@testable import SettingsMirror

@MainActor @Suite("Lazy properties") struct LazyChecks {
    let settings = Settings()

    var mirror: SettingsMirrorOfMine { SettingsMirrorOfMine(reflecting: settings) }

    @Test("A lazy property that was used gives its value")
    func ready() {
        _ = settings.greet()
        expect(
            answer { try mirror.greeting }, equals: .returned("Hello, Ada"),
            "`greeting`, a lazy String, after it was used")
    }

    @Test("A lazy property that nobody has used is not ready")
    func notReady() {
        expect(
            answer { try mirror.greeting }, equals: .threw(.lazyNotReady("greeting")),
            "`greeting`, a lazy String that nobody used, asked for as a String")
        expect(
            answer { try mirror.extract("greeting") as String? },
            equals: .threw(.lazyNotReady("greeting")),
            "`greeting`, a lazy String that nobody used, asked for as a String?")
        expect(
            answer { try mirror.extract("nickname") as String? },
            equals: .threw(.lazyNotReady("nickname")),
            "`nickname`, a lazy String? that nobody used, asked for as a String?")
    }

    @Test("A lazy property that was used can be nil, or of another type")
    func readyButNil() {
        _ = settings.greet()
        expect(
            answer { try mirror.extract("nickname") as String? }, equals: .nothing,
            "`nickname`, a lazy String? that was used and is nil, asked for as a String?")
        expect(
            answer { try mirror.extract("nickname") as String },
            equals: .threw(.isNil("nickname")),
            "`nickname`, a lazy String? that was used and is nil, asked for as a String")
        expect(
            answer { try mirror.extract("greeting") as Int },
            equals: .threw(.wrongType("greeting")),
            "`greeting`, a lazy String that was used, asked for as an Int")
    }
}

@MainActor @Suite("Wrapped properties") struct WrappedChecks {
    let settings = Settings()

    var mirror: SettingsMirrorOfMine { SettingsMirrorOfMine(reflecting: settings) }

    @Test("A wrapped property gives the value inside, as it is now")
    func value() {
        let mirror = mirror
        expect(answer { try mirror.volume }, equals: .returned(3), "`volume`, a wrapped Int")
        settings.louder()
        expect(
            answer { try mirror.volume }, equals: .returned(4),
            "`volume` after it was changed, with the same mirror")
    }

    @Test("Whoever asks for the wrapper gets the wrapper")
    func wrapper() {
        settings.louder()
        expect(
            answer { try (mirror.extract("volume") as Counted<Int>).changes }, equals: .returned(1),
            "`changes` of the wrapper of `volume`, asked for as a Counted<Int>, after one change")
        expect(
            answer { try (mirror.extract("token") as Counted<String?>).wrappedValue }, equals: .nothing,
            "`wrappedValue` of the wrapper of `token`, asked for as a Counted<String?>")
    }

    @Test("A wrapped value can be nil, or of another type")
    func nilAndWrongType() {
        expect(
            answer { try mirror.extract("token") as String? }, equals: .nothing,
            "`token`, a wrapped String? that is nil, asked for as a String?")
        expect(
            answer { try mirror.extract("token") as String }, equals: .threw(.isNil("token")),
            "`token`, a wrapped String? that is nil, asked for as a String")
        expect(
            answer { try mirror.extract("token") as Int? }, equals: .threw(.wrongType("token")),
            "`token`, a wrapped String? that is nil, asked for as an Int?")
        expect(
            answer { try mirror.extract("volume") as String },
            equals: .threw(.wrongType("volume")),
            "`volume`, a wrapped Int, asked for as a String")
    }
}

@MainActor @Suite("Observed properties") struct ObservedChecks {
    let settings = ObservedSettings()

    @Test("A property of an @Observable class gives its value, as it is now")
    func value() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("theme") as String }, equals: .returned("light"),
            "`theme`, an observed String")
        settings.useDarkTheme()
        expect(
            answer { try mirror.extract("theme") as String }, equals: .returned("dark"),
            "`theme` after it was changed, with the same mirror")
        expect(
            answer { try mirror.extract("fontSize") as Int }, equals: .returned(14),
            "`fontSize`, an observed Int? that holds 14, asked for as an Int")
    }

    @Test("An observed value can be nil, or of another type")
    func nilAndWrongType() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("fontSize") as Int? }, equals: .nothing,
            "`fontSize`, an observed Int? that is nil, asked for as an Int?")
        expect(
            answer { try mirror.extract("fontSize") as Int },
            equals: .threw(.isNil("fontSize")),
            "`fontSize`, an observed Int? that is nil, asked for as an Int")
        expect(
            answer { try mirror.extract("theme") as Int }, equals: .threw(.wrongType("theme")),
            "`theme`, an observed String, asked for as an Int")
    }
}

@MainActor @Suite("Names") struct NameChecks {
    let settings = Settings()

    @Test("A plain property is read as in 1.2")
    func plain() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("user") as String }, equals: .returned("Ada"), "`user`, a String")
        expect(
            answer { try mirror.extract("user") as Int }, equals: .threw(.wrongType("user")),
            "`user`, a String, asked for as an Int")
    }

    @Test("An underscore that is part of the name counts")
    func underscore() {
        for subject in [PlainFirst(), UnderscoreFirst(), Settings()] as [AnyObject] {
            let mirror = MirrorObject(reflecting: subject)
            let name = "\(type(of: subject))"
            expect(
                answer { try mirror.extract("raw") as Int }, equals: .returned(1),
                "`raw` of \(name), which is 1, beside `_raw`, which is 2")
            expect(
                answer { try mirror.extract("_raw") as Int }, equals: .returned(2),
                "`_raw` of \(name), which is 2, beside `raw`, which is 1")
        }
    }

    @Test("The end of a name is no name")
    func suffix() {
        let profile = Profile()
        _ = profile.use()
        let mirror = MirrorObject(reflecting: profile)
        expect(
            answer { try mirror.extract("name") as String }, equals: .threw(.missing("name")),
            "`name`, of a class with a lazy `nickname` and a wrapped `surname`")
        expect(
            answer { try mirror.extract("name") as String? }, equals: .threw(.missing("name")),
            "`name`, asked for as a String?")
    }

    @Test("Lazy and wrapped properties of a class above are found")
    func inherited() {
        let panel = SidePanel()
        let mirror = MirrorObject(reflecting: panel)
        expect(
            answer { try mirror.extract("width") as Int }, equals: .returned(80),
            "`width`, a wrapped Int of the class above")
        expect(
            answer { try mirror.extract("footer") as String },
            equals: .threw(.lazyNotReady("footer")),
            "`footer`, a lazy String of the class above that nobody used")
        _ = panel.layOut()
        expect(
            answer { try mirror.extract("footer") as String }, equals: .returned("2026"),
            "`footer`, after it was used")
    }

    @Test("The class nearest to the object counts, however it stores the property")
    func nearest() {
        let panel = SidePanel()
        let mirror = MirrorObject(reflecting: panel)
        expect(
            answer { try mirror.extract("title") as String },
            equals: .threw(.lazyNotReady("title")),
            "`title`, lazy and not used in the object's own class, plain in the class above")
        _ = panel.draw()
        expect(
            answer { try mirror.extract("title") as String }, equals: .returned("side"),
            "`title`, after it was used")
    }
}
