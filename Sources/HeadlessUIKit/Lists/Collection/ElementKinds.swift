/// Numbers for the names of element kinds.
struct ElementKinds {
  static let header: Int32 = 0
  static let footer: Int32 = 1
  private(set) var names = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// The number of a kind; an unknown one gets the next number.
  mutating func number(of name: String) -> Int32 {
    if let index = names.firstIndex(of: name) { return Int32(clamping: index) }
    names.append(name)
    return Int32(clamping: names.count - 1)
  }

  func name(_ number: Int32) -> String { names[Int(number)] }
}
