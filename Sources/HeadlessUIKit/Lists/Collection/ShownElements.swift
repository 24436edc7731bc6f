/// Names one element of a layout in a few words, cheaper to compare and hash than an index path.
struct ElementKey: Hashable {
  /// What an element is; the number of a kind of supplementary or decoration views is the engine's own.
  enum Role: Hashable {
    case cell
    case supplementary(Int32)
    case decoration(Int32)
  }

  let role: Role
  /// The components of the index path; -1 where it is shorter (rule CV-35).
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

  /// The index path with as many components as it came with.
  var indexPath: IndexPath {
    if section < 0 { return IndexPath() }
    return item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(word) }

  /// One mixed word: hashing is paid for every visible element in every pass.
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

/// Numbers for the names of kinds.
struct ElementKinds {
  static let header: Int32 = 0
  static let footer: Int32 = 1
  private(set) var names = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// The number of a kind; a new one gets the next.
  mutating func number(of name: String) -> Int32 {
    if let index = names.firstIndex(of: name) { return Int32(clamping: index) }
    names.append(name)
    return Int32(clamping: names.count - 1)
  }

  func name(_ number: Int32) -> String { names[Int(number)] }
}

/// Where and how an element is shown: what decides whether its view must be touched.
struct ElementPlacement: Equatable {
  var frame: CGRect
  var zIndex = 0
  var alpha: CGFloat = 1
  var transform = CGAffineTransform.identity

  init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.placement
    zIndex = attributes.zIndex
    alpha = attributes.alpha
    transform = attributes.transform
  }
}

/// An element that shall be shown and has no view yet.
struct WantedElement {
  let key: ElementKey
  let placement: ElementPlacement
  /// What the layout returned; nil when the engine asked a flow layout without attributes.
  let attributes: UICollectionViewLayoutAttributes?
}

/// An element with its view.
struct ShownElement {
  var key: ElementKey
  let view: UICollectionReusableView
  var placement: ElementPlacement
  var attributes: UICollectionViewLayoutAttributes?
  /// The last pass that found the element.
  var pass: UInt32
}

/// The elements on screen, found by key.
struct ShownElements {
  private(set) var list: [ShownElement] = []
  /// Places in the list by key, with open addressing, at most half of it full; -1 is free.
  private var slots = [Int32](repeating: -1, count: 64)
  var kinds = ElementKinds()
  var pass: UInt32 = 0

  @inline(__always)
  private func home(_ key: ElementKey) -> Int {
    let mixed = UInt(bitPattern: key.word) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed >> 32) & (slots.count - 1)
  }

  /// The slot of a key, or the free one where it belongs.
  @inline(__always)
  private func slot(of key: ElementKey) -> Int {
    var slot = home(key)
    while slots[slot] >= 0, list[Int(slots[slot])].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  func place(of key: ElementKey) -> Int? {
    let place = slots[slot(of: key)]
    return place < 0 ? nil : Int(place)
  }

  subscript(place: Int) -> ShownElement {
    get { list[place] }
    _modify { yield &list[place] }
  }

  func view(of key: ElementKey) -> UICollectionReusableView? {
    place(of: key).map { list[$0].view }
  }

  mutating func insert(_ element: ShownElement) {
    if (list.count + 1) * 2 > slots.count { grow() }
    slots[slot(of: element.key)] = Int32(truncatingIfNeeded: list.count)
    list.append(element)
  }

  /// - Complexity: O(1): the last element takes the place.
  @discardableResult
  mutating func remove(_ key: ElementKey) -> ShownElement? {
    let slot = slot(of: key)
    guard slots[slot] >= 0 else { return nil }
    let place = Int(slots[slot])
    let last = list.count - 1
    if place != last {
      slots[self.slot(of: list[last].key)] = Int32(truncatingIfNeeded: place)
      list.swapAt(place, last)
    }
    let element = list.removeLast()
    free(slot)
    return element
  }

  /// Frees a slot and moves up those behind that were pushed past it.
  private mutating func free(_ slot: Int) {
    let mask = slots.count - 1
    var (hole, next) = (slot, (slot + 1) & mask)
    slots[hole] = -1
    while slots[next] >= 0 {
      let home = home(list[Int(slots[next])].key)
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        slots[next] = -1
        hole = next
      }
      next = (next + 1) & mask
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    fill()
  }

  private mutating func fill() {
    for place in list.indices {
      slots[slot(of: list[place].key)] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Takes over elements under new keys.
  mutating func replaceAll(_ elements: [ShownElement]) {
    list = elements
    var capacity = slots.count
    while elements.count * 2 > capacity { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
    fill()
  }
}

/// Lists that passes fill and empty; kept, so that a pass allocates nothing.
struct ElementScratch {
  var wanted: [WantedElement] = []
  var leaving: [ElementKey] = []
  /// The attributes handed to `apply(_:)` for elements that a flow layout placed without any.
  var attributes: UICollectionViewLayoutAttributes?
}
