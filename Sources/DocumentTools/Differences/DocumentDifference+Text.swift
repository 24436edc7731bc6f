extension DocumentDifference {
  /// The difference as lines for a person.
  ///
  /// - Parameter most: How many lines each part may have; nil for all.
  /// - Returns: The document's name first.
  public func lines(most: Int?) -> [String] {
    var lines = [file + (state == .changed ? "" : ": \(state.rawValue)")]
    if let error { lines.append("  not compared: \(error)") }
    add("objects", objects.map(text), most, to: &lines)
    add("constraints", constraints.map(text), most, to: &lines)
    add("connections", connections.map(text), most, to: &lines)
    let moved = moves.map { "\($0.name): \(place($0.old)) → \(place($0.new))" }
    add("frames", moved, most, to: &lines)
    return lines
  }

  /// How many things changed, in a sentence.
  public var summary: String {
    func count(_ count: Int, _ one: String) -> String? {
      count == 0 ? nil : count == 1 ? "1 \(one)" : "\(count) \(one)s"
    }
    let parts = [
      count(objects.count, "object"), count(constraints.count, "constraint"),
      count(connections.count, "connection"), count(moves.count, "frame"),
    ].compactMap { $0 }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ") + " changed"
  }

  private func add(_ title: String, _ items: [String], _ most: Int?, to lines: inout [String]) {
    guard !items.isEmpty else { return }
    lines.append("  \(title)")
    let shown = most.map { items.count > $0 ? $0 - 1 : items.count } ?? items.count
    lines += items.prefix(shown).map { "    " + $0 }
    if shown < items.count { lines.append("    and \(items.count - shown) more (--all)") }
  }

  private func text(_ change: Change) -> String {
    let sign =
      switch change.kind {
      case .added: "+"
      case .removed: "-"
      case .changed: "~"
      case .moved: ">"
      }
    // A constraint or a connection is its own value.
    if let own = change.values.first(where: \.name.isEmpty) {
      return "\(sign) \(own.old ?? "nothing") → \(own.new ?? "nothing")"
    }
    let values = change.values.map { value in
      "\(value.name) \(shortened(value.old)) → \(shortened(value.new))"
    }
    let moved = change.kind == .moved ? ["is elsewhere"] : []
    let told = (moved + values).joined(separator: "; ")
    return "\(sign) \(change.name)" + (told.isEmpty ? "" : ": " + told)
  }

  /// A value in a line: the beginning of a long one.
  private func shortened(_ value: String?) -> String {
    guard let value else { return "none" }
    return value.count > Self.valueMax ? value.prefix(Self.valueMax) + "…" : value
  }

  private static let valueMax = 60

  private func place(_ frame: Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(Points.text)
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
  }
}
