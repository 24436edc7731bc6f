import Numbers

/// The views of a generated document: what they are, and which lie in which.
struct DocumentTree {
  enum Kind {
    case label
    case imageView
    case button
    case container
  }

  /// The kind of each view; the root is view 0.
  private(set) var kinds: [Kind] = [.container]
  /// The subviews of each view, in their order.
  private(set) var children: [[Int]] = [[]]

  /// Nests as many views as the shape says at random.
  init(_ shape: DocumentShape, _ random: inout MersenneTwister) {
    for _ in 0..<shape.containers { add(.container, to: drawContainer(&random), &random) }
    let containerCount = kinds.count
    var leaves = [Kind](repeating: .label, count: shape.labels)
    leaves += [Kind](repeating: .imageView, count: shape.imageViews)
    leaves += [Kind](repeating: .button, count: shape.buttons)
    for place in leaves.indices.dropFirst() {
      leaves.swapAt(place, random.integer(below: place + 1))
    }
    // No container stays empty.
    var empty = (0..<containerCount).filter { children[$0].isEmpty }
    for leaf in leaves {
      let parent = empty.popLast() ?? drawContainer(&random, of: containerCount)
      add(leaf, to: parent, &random)
    }
  }

  /// How many views lie in a view, at any depth.
  func descendantCount(of view: Int) -> Int {
    children[view].reduce(0) { $0 + 1 + descendantCount(of: $1) }
  }

  /// One of the first views, all of which are containers; the root comes most often.
  private func drawContainer(_ random: inout MersenneTwister, of count: Int? = nil) -> Int {
    let place = random.fraction()
    return Int(saturating: place * place * Double(count ?? kinds.count))
  }

  private mutating func add(_ kind: Kind, to parent: Int, _ random: inout MersenneTwister) {
    children[parent].insert(
      kinds.count,
      at: random.integer(below: children[parent].count + 1)
    )
    kinds.append(kind)
    children.append([])
  }
}
