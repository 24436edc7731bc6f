import Foundation

/// A place in the data.
struct StressPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  var section: Int
  var item: Int

  var indexPath: IndexPath { [section, item] }
  var description: String { "[\(section), \(item)]" }

  static func < (one: StressPath, other: StressPath) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }
}

extension StressPath {
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], item: path[1])
  }
}
