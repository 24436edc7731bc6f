// Which classes load nibs of their own names.
extension UseGraph {
  /// Whether a word may load the nib of that name.
  ///
  /// A class that code only makes, as `Card()`, loads its nib by itself or by a superclass, and both speak of nibs then.
  /// So does one that code asks for something of its own, as `Card.show()`, but for what extends UIKit's classes.
  /// UIKit loads those of controllers. A class that code only makes with the name of a nib loads that one.
  /// - Complexity: O(superclasses).
  func mayLoadNib(_ word: UInt64) -> Bool {
    guard isClass(word), mayMake(type: word), !isHandedOn(word) else { return true }
    if isAsked(word), Self.roots.contains(where: speaksOfNibs) { return true }
    guard mayMakeFreely(type: word) || isAsked(word) else { return false }
    var seen: Set<UInt64> = [word]
    var waiting = [word]
    while let next = waiting.popLast() {
      if speaksOfNibs(next) { return true }
      for parent in parents(of: next) where seen.insert(parent.name).inserted {
        if Self.controllers.contains(parent.name) { return true }
        if isAsked(word), speaksOfNibs(parent.name) { return true }
        guard !parent.isOfSystem else { continue }
        guard declared.contains(parent.name) else { return true }
        waiting.append(parent.name)
      }
    }
    return false
  }

  /// Whether a word may load the nib of that name, whose cell is of the class of the name.
  ///
  /// A list makes a cell whose class is registered without a nib. So only a source of the class itself, one to which it
  /// is handed on, or one that registers nibs by names that it makes comes to such a nib.
  func mayLoadNibOfCell(_ word: UInt64) -> Bool {
    registersNibsOfNames || isHandedOn(word) || speaksOfNibs(word) || !isOfList(word)
  }

  /// Whether a class is of cells or other views that lists make, by itself or by a superclass.
  private func isOfList(_ word: UInt64) -> Bool {
    !all(from: word) { parents(of: $0).map(\.name) }.isDisjoint(with: Self.cells)
  }

  private static let cells = Set(
    [
      "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
      "UICollectionReusableView",
    ].map { SourceWords.hash($0) }
  )

  /// What views and controllers are all of.
  private static let roots = ["NSObject", "UIResponder", "UIView"].map { SourceWords.hash($0) }

  private static let controllers = Set(
    [
      "UIViewController", "UITableViewController", "UICollectionViewController",
      "UINavigationController", "UITabBarController", "UIPageViewController",
      "UISplitViewController", "UISearchController",
    ].map { SourceWords.hash($0) }
  )
}
