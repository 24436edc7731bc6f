// Gesture recognisers that code gives to views.
extension SourceAssignments {
  /// Takes the views to which a source gives a recogniser of taps: `button.addGestureRecognizer(tap)`, or
  /// `button.rx.tapGesture()` of a reactive library.
  ///
  /// One that leaves the touches to their views takes none, and a source that sets that is left out as a whole.
  /// - Complexity: O(bytes).
  mutating func addTaps(_ text: SourceText, _ classes: Set<String>) {
    guard !text.has("cancelsTouchesInView") else { return }
    for place in text.places(after: ".tapGesture(") {
      let start = place - ".tapGesture(".utf8.count
      if let target = Self.target(before: start, text) { add(target, .tap, classes) }
    }
    let calls: [StaticString] = [".addGestureRecognizer(", " addGestureRecognizer:"]
    for call in calls {
      for place in text.places(after: call) {
        let argument = text.text(place, place + 60).prefix { !"\n;".contains($0) }
        // A tap, and no long press that is called after one.
        guard argument.contains("ap"), argument.lowercased().contains("tap"),
          !argument.lowercased().contains("long"),
          let target = Self.target(before: place - call.utf8CodeUnitCount, text)
        else { continue }
        add(target, .tap, classes)
      }
    }
  }
}
