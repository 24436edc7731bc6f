/// Gives nodes of two trees the same number when they are the same view.
struct NodeMatcher {
  private enum Place: Hashable {
    case id(String)
    case below(parent: Int, element: String, position: Int)
  }

  private struct Position: Hashable {
    var parent: Int
    var element: String
  }

  private var numbers: [Place: Int] = [:]

  mutating func keys(of tree: TreePicture, ids: Set<String>) -> [Int] {
    var keys: [Int] = []
    var counts: [Position: Int] = [:]
    let parents = tree.parents
    for (index, node) in tree.nodes.enumerated() {
      let parent = parents[index].map { keys[$0] } ?? -1
      if let id = node.id, ids.contains(id) {
        keys.append(number(of: .id(id)))
        continue
      }
      let position = Position(parent: parent, element: node.element)
      counts[position, default: 0] += 1
      keys.append(
        number(
          of: .below(parent: parent, element: node.element, position: counts[position] ?? 1)
        )
      )
    }
    return keys
  }

  private mutating func number(of place: Place) -> Int {
    if let number = numbers[place] { return number }
    numbers[place] = numbers.count
    return numbers.count - 1
  }
}
