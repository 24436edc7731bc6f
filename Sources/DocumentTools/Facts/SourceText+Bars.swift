extension SourceText {
  /// Whether a controller hides the navigation bar, at once or with a movement.
  var hidesNavigationBar: Bool {
    let words: [StaticString] = [
      "avigationBarHidden", "avigationBar.isHidden", "avigationBar.hidden",
    ]
    return words.contains { word in
      places(after: word).contains { place in
        let value = text(place, place + 8).drop { " =(:".contains($0) }
        return !isInComment(place) && (value.hasPrefix("true") || value.hasPrefix("YES"))
      }
    }
  }
}
