extension Verdict {
    /// Returns the verdict with every place in a file changed, for example to a path that other people know.
    package func mappingPlaces(_ transform: (Place) -> Place) -> Verdict {
        var verdict = self
        verdict.checks = checks.map { result in
            var result = result
            result.place = result.place.map(transform)
            result.messagePlaces = result.messagePlaces.map { $0.map(transform) }
            return result
        }
        verdict.diagnostics = diagnostics.map {
            Diagnostic(
                origin: $0.origin, place: $0.place.map(transform), message: $0.message, advice: $0.advice)
        }
        verdict.notes = notes.map { note in
            guard case .unwritten(let parts) = note else { return note }
            return .unwritten(parts.map { UnwrittenPart(name: $0.name, place: transform($0.place)) })
        }
        verdict.flags = flags.map { Flag($0.reason, at: $0.place.map(transform)) }
        verdict.quote = quote.map { SourceQuote(place: transform($0.place), text: $0.text) }
        return verdict
    }
}
