/// What a list shows: sections of items, each with an identity and a text that may change.
struct Item: Equatable {
  let id: Int
  var text: String
}

struct Section: Equatable {
  let id: Int
  var items: [Item]
}

/// The same numbers for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Changes a model at random: sections and items go, come, move and take other texts, several at once.
struct ModelChanges {
  private var numbers: SeededNumbers
  private var lastID = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

  private mutating func newItem() -> Item {
    lastID += 1
    return Item(id: lastID, text: "\(lastID)")
  }

  private mutating func newSection() -> Section {
    lastID += 1
    let id = lastID
    return Section(id: id, items: (0..<Int.random(in: 0...6, using: &numbers)).map { _ in newItem() })
  }

  mutating func first() -> [Section] { (0..<4).map { _ in newSection() } }

  mutating func changed(_ model: [Section]) -> [Section] {
    var sections: [Section] = []
    var loose: [Item] = []
    for section in model {
      var kept = section
      kept.items = section.items.compactMap { item in
        if chance(12) { return nil }
        if chance(10) {
          loose.append(item)
          return nil
        }
        return Item(id: item.id, text: chance(12) ? item.text + "'" : item.text)
      }
      if chance(15) { kept.items.shuffle(using: &numbers) }
      while chance(35) {
        kept.items.insert(newItem(), at: Int.random(in: 0...kept.items.count, using: &numbers))
      }
      if !chance(10) { sections.append(kept) }
    }
    while sections.isEmpty || (sections.count < 8 && chance(25)) {
      sections.insert(newSection(), at: Int.random(in: 0...sections.count, using: &numbers))
    }
    if chance(20) { sections.shuffle(using: &numbers) }
    // What left one section comes into another, or is gone.
    for item in loose where chance(70) {
      let section = Int.random(in: 0..<sections.count, using: &numbers)
      let place = Int.random(in: 0...sections[section].items.count, using: &numbers)
      sections[section].items.insert(item, at: place)
    }
    return sections
  }
}
