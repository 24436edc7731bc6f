extension SourceText {
  /// The text with blanks for its comments, so that all places stay.
  ///
  /// - Complexity: O(bytes).
  var withoutComments: SourceText {
    var made = bytes
    var place = 0
    while place < made.count {
      let end =
        switch (made[place], place + 1 < made.count ? made[place + 1] : 0) {
        case (UInt8(ascii: "\""), _): Self.endOfQuotation(made, place)
        case (UInt8(ascii: "/"), UInt8(ascii: "/")): Self.blankLine(&made, place)
        case (UInt8(ascii: "/"), UInt8(ascii: "*")): Self.blankBlock(&made, place)
        default: place + 1
        }
      place = end
    }
    return SourceText(made)
  }

  private static func endOfQuotation(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != 0x0a {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place + 1
  }

  private static func blankLine(_ bytes: inout [UInt8], _ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != 0x0a {
      bytes[place] = 0x20
      place += 1
    }
    return place
  }

  // Swift's comments nest; in C one within another is rare, and what follows stays blank then.
  private static func blankBlock(_ bytes: inout [UInt8], _ start: Int) -> Int {
    var (place, depth) = (start, 0)
    repeat {
      let pair = (bytes[place], place + 1 < bytes.count ? bytes[place + 1] : 0)
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) { depth += 1 }
      let ends = pair == (UInt8(ascii: "*"), UInt8(ascii: "/"))
      let isPair = ends || pair == (UInt8(ascii: "/"), UInt8(ascii: "*"))
      for index in place..<min(place + (isPair ? 2 : 1), bytes.count) where bytes[index] != 0x0a {
        bytes[index] = 0x20
      }
      if ends { depth -= 1 }
      place += isPair ? 2 : 1
    } while depth > 0 && place < bytes.count
    return place
  }
}
