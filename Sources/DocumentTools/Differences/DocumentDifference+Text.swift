extension DocumentDifference {
  /// The difference as lines for a person.
  ///
  /// - Parameter most: How many lines each part may have; nil for all. What came or went with a view is then counted
  ///   there, and not told line by line.
  /// - Returns: The document's name first.
  public func lines(most: Int?) -> [String] {
    var lines = [file + (state == .changed ? "" : ": \(state.rawValue)")]
    if let error { lines.append("  not compared: \(error)") }
    add("objects", told(objects, most), most, to: &lines)
    add("constraints", told(constraints, most), most, to: &lines)
    add("connections", told(connections, most), most, to: &lines)
    let moved = moves.map { "\($0.name): \(place($0.old)) → \(place($0.new))" }
    add("frames", moved, most, to: &lines)
    return lines
  }

  /// How many things changed, in a sentence.
  public var summary: String {
    let parts = [
      count(objects.count, "object"), count(constraints.count, "constraint"),
      count(connections.count, "connection"), count(moves.count, "frame"),
    ].compactMap { $0 }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ") + " changed"
  }

  private func count(_ count: Int, _ one: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 \(one)" : "\(count) \(one)s"
  }

  private func told(_ changes: [Change], _ most: Int?) -> [String] {
    guard most != nil else { return changes.map { text($0) } }
    return changes.filter { $0.within == nil }.map { text($0) + held(by: $0) }
  }

  /// What came or went with an object, as counts.
  private func held(by change: Change) -> String {
    func count(_ changes: [Change], _ one: String) -> String? {
      self.count(changes.filter { $0.within == change.id && $0.kind == change.kind }.count, one)
    }
    guard change.kind == .added || change.kind == .removed else { return "" }
    let parts = [
      count(objects, "object"), count(constraints, "constraint"), count(connections, "connection"),
    ].compactMap { $0 }
    guard let last = parts.last else { return "" }
    let first = parts.dropLast().joined(separator: ", ")
    return " with " + (first.isEmpty ? last : "\(first) and \(last)")
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
    let values = change.values.filter { !$0.name.isEmpty }.map { value in
      "\(value.name) \(shortened(value.old)) → \(shortened(value.new))"
    }
    let moved = change.kind == .moved ? ["is elsewhere"] : []
    let told = (moved + values).joined(separator: "; ")
    // A constraint or a connection is its own value.
    let own = change.values.first(where: \.name.isEmpty)
    let name = own.map { Self.change($0.old ?? "nothing", $0.new ?? "nothing") } ?? change.name
    return "\(sign) \(name)" + (told.isEmpty ? "" : ": " + told)
  }

  /// A sentence before and after: once what both have around the words that differ, where that is most of it.
  private static func change(_ old: String, _ new: String) -> String {
    let (before, now) = (parts(old), parts(new))
    let first = zip(before, now).prefix { $0 == $1 }.count
    let rest = min(before.count, now.count) - first
    let last = zip(before.reversed(), now.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let (gone, come) = (before[first..<(before.count - last)], now[first..<(now.count - last)])
    guard first > 0, !gone.isEmpty, !come.isEmpty, first + last > gone.count else {
      return "\(old) → \(new)"
    }
    let words = now[..<first] + gone + ["→"] + come + now[(now.count - last)...]
    return words.joined(separator: " ")
  }

  /// The words of a sentence; an object with its name and its id is one.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    var (isObject, isQuoted) = (false, false)
    for word in text.split(separator: " ") {
      let isFirst = word.hasPrefix("<")
      let isMore =
        isObject
        && (isQuoted || word.hasPrefix("“") || word.hasPrefix("(id")
          || parts.last?.hasSuffix("(id") == true)
      if isMore { parts[parts.count - 1] += " " + word } else { parts.append(String(word)) }
      isObject = isFirst || isMore
      if word.hasPrefix("“") { isQuoted = true }
      if word.hasSuffix("”") { isQuoted = false }
    }
    return parts
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
