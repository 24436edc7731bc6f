/// Identifies an element of a layout; cheaper to compare and hash than an index path.
struct ElementKey: Hashable {
  /// The category of an element, with the engine's number for the kind of supplementary and decoration views.
  enum Role: Hashable {
    case cell
    case supplementary(Int32)
    case decoration(Int32)
  }

  let role: Role
  /// The components of the index path; -1 where it has fewer (rule CV-35).
  let section: Int
  let item: Int

  init(_ role: Role, section: Int, item: Int) {
    self.role = role
    self.section = section
    self.item = item
  }

  init(_ role: Role, _ path: IndexPath) {
    self.init(
      role,
      section: path.count > 0 ? path[0] : -1,
      item: path.count > 1 ? path[1] : -1
    )
  }

  /// The index path with its original number of components.
  var indexPath: IndexPath {
    if section < 0 { return IndexPath() }
    return item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(word) }

  /// Hashes one mixed word, because every visible element is hashed in every pass.
  @inline(__always)
  var word: Int {
    let kind: Int
    switch role {
    case .cell: kind = 0
    case .supplementary(let number): kind = 1 &+ Int(number) &* 2
    case .decoration(let number): kind = 2 &+ Int(number) &* 2
    }
    return item &+ (section &* 0x1_0000_0001) ^ (kind &<< 56)
  }

  /// Sections ascending; in each what stands before items, items, what stands after them.
  func precedes(_ other: ElementKey) -> Bool {
    if section != other.section { return section < other.section }
    if rank != other.rank { return rank < other.rank }
    return item < other.item
  }

  private var rank: Int {
    switch role {
    case .supplementary(ElementKinds.header): 0
    case .cell: 1
    case .supplementary(ElementKinds.footer): 2
    case .supplementary(let number): 3 + Int(number)
    case .decoration(let number): 1 << 40 + Int(number)
    }
  }
}
