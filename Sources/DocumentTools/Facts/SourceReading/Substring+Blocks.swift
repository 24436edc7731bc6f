extension Character {
  /// Whether it may be part of a name in a source.
  var isOfName: Bool { isLetter || isNumber || self == "_" }
}

extension Collection where Element: Equatable {
  /// The closing bracket of the block with whose opening one the text begins; nil where the block does not end.
  ///
  /// - Complexity: O(elements of the block).
  func endOfBlock(_ opening: Element, _ closing: Element) -> Index? {
    var depth = 0
    return indices.first { index in
      if self[index] == opening { depth += 1 }
      if self[index] == closing { depth -= 1 }
      return depth == 0
    }
  }
}
