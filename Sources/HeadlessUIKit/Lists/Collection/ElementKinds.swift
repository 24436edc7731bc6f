/// Numbers for the names of element kinds.
struct ElementKinds {
  private struct Entry {
    let name: String
    /// The registration that the pooled decoration views of the kind were made by.
    var source: DecorationRegistration?
  }

  static let header: Int32 = 0
  static let footer: Int32 = 1
  private var entries = [
    Entry(name: UICollectionView.elementKindSectionHeader),
    Entry(name: UICollectionView.elementKindSectionFooter),
  ]

  /// The number of a kind; an unknown one gets the next number.
  mutating func number(of name: String) -> Int32 {
    if let index = entries.firstIndex(where: { $0.name == name }) { return Int32(clamping: index) }
    entries.append(Entry(name: name))
    return Int32(clamping: entries.count - 1)
  }

  func name(_ number: Int32) -> String { entries[Int(number)].name }

  /// Notes whose registration serves a kind of decoration view from now on.
  ///
  /// - Returns: Whether it is another one than before.
  mutating func takeSource(_ source: DecorationRegistration, of number: Int32) -> Bool {
    guard entries[Int(number)].source !== source else { return false }
    entries[Int(number)].source = source
    return true
  }
}
