extension SourceText {
  /// Whether a class of the file sets the font of itself, or of its title: `self.font = …`, `font = …`.
  var setsOwnFont: Bool {
    has("[self setFont:") || has("self.titleLabel setFont:") || has("override var font")
      || ["font = ", "font=", "adjustsFontSizeToFitWidth = ", "numberOfLines = "].contains(
        where: assignsOwn
      )
  }

  /// Whether a member of the object itself stands before a word that ends with an equals sign.
  private func assignsOwn(_ word: StaticString) -> Bool {
    places(after: word).contains { end in
      let start = end - word.utf8CodeUnitCount
      return !isInComment(start) && isOwn(start)
    }
  }

  private func isOwn(_ start: Int) -> Bool {
    var before = start - 1
    guard byte(before) != UInt8(ascii: ".") else {
      let owner = nameAndStart(before: before)?.name ?? ""
      return owner == "self" || owner == "super" || owner == "titleLabel"
    }
    // A statement begins where its line, its block or the one before it does.
    while byte(before) == 0x20 || byte(before) == 0x09 { before -= 1 }
    return [0x0a, UInt8(ascii: "{"), UInt8(ascii: ";")].contains(byte(before))
  }
}
