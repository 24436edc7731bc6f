/// A call that dequeues a cell, a few lines before code for where there is none.
struct FailedDequeue {
  /// The reuse identifier; nil where the source does not write it out.
  let identifier: String?

  private static let length = 1500

  /// Reads the code before a place; nil where nothing is dequeued there, or nothing asks whether there is a cell.
  init?(before place: Int, _ text: SourceText) {
    let before = text.text(max(0, place - Self.length), place)
    guard let dequeue = before.ranges(of: "dequeueReusable").last else { return nil }
    let between = before[dequeue.upperBound...]
    guard between.contains("if (!") || between.contains("nil") else { return nil }
    let value = Registration.identifier(in: between)?.drop { $0 == "@" }
    identifier = value.flatMap {
      Self.literal($0) ?? Self.value(of: String($0), in: text, to: place)
    }
  }

  /// What stands between quotation marks at the beginning of a text.
  private static func literal(_ value: Substring) -> String? {
    guard value.first == "\"" else { return nil }
    return String(value.dropFirst().prefix { $0 != "\"" })
  }

  /// The text that a source gives a name last before a place.
  private static func value(of name: String, in text: SourceText, to place: Int) -> String? {
    text.places(ofName: name).filter { $0 < place }.compactMap { start -> String? in
      let rest = text.text(start + name.utf8.count, start + name.utf8.count + 120).drop {
        $0 == " "
      }
      guard rest.first == "=" else { return nil }
      return literal(rest.dropFirst().drop { $0 == " " || $0 == "@" })
    }.last
  }
}
