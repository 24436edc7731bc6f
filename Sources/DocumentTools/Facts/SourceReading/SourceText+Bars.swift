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

extension SourceText {
  /// Whether what it says of its controllers' orientations is landscape alone.
  var keepsOnSide: Bool {
    let parts = places(after: "supportedInterfaceOrientations").map { place in
      let body = part(from: place, to: "\n}")
      return ["func ", "\n- (", "\n-("].reduce(body) { $0.part(from: 0, to: $1) }
    }
    guard !parts.isEmpty else { return false }
    return parts.allSatisfy { part in
      part.has("andscape") && !part.has("ortrait") && !part.has(".all") && !part.has("MaskAll")
    }
  }
}
