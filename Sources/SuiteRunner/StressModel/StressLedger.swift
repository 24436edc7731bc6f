import HeadlessUIKit

/// Which cells a list said that it displays: every `willDisplay` must have its `didEndDisplaying`.
///
/// Plain loops over plain values: closures and counted references would cost more than what is compared.
@MainActor
struct StressLedger {
  /// A cell between the two callbacks.
  struct Entry {
    let object: ObjectIdentifier
    /// The item that it shows.
    let id: Int
    /// Where the item was when the list was last seen settled, or when the cell came.
    var path: StressPath
  }

  private(set) var entries: [Entry] = []
  /// The cells of the entries, so that none is freed while it counts as displayed.
  private var views: [UIView] = []

  private func index(of view: UIView) -> Int? {
    let object = ObjectIdentifier(view)
    for index in entries.indices where entries[index].object == object { return index }
    return nil
  }

  func entry(of view: UIView) -> Entry? { index(of: view).map { entries[$0] } }

  /// Notes a `willDisplay`.
  ///
  /// - Returns: What is wrong with it.
  mutating func begin(_ view: UIView, _ item: StressItem?, at path: StressPath) -> String? {
    guard let item else { return "willDisplay came for \(path), which does not exist" }
    if let earlier = entry(of: view) {
      return "willDisplay came for \(path) with the cell that still shows item \(earlier.id) at "
        + "\(earlier.path)"
    }
    entries.append(Entry(object: ObjectIdentifier(view), id: item.id, path: path))
    views.append(view)
    return nil
  }

  /// Notes a `didEndDisplaying`; the path may be the one before the update or the one after it (trace T-4).
  ///
  /// - Returns: What is wrong with it.
  mutating func end(
    _ view: UIView,
    at path: StressPath,
    now: (Int) -> StressPath?
  ) -> String? {
    guard let index = index(of: view) else {
      return "didEndDisplaying came for \(path) with a cell that is not displayed"
    }
    let entry = entries[index]
    entries.remove(at: index)
    views.remove(at: index)
    if entry.path == path { return nil }
    let current = now(entry.id)
    if current == path { return nil }
    return "didEndDisplaying came for \(path) with the cell of item \(entry.id), which was at "
      + "\(entry.path) and is \(current.map { "at \($0)" } ?? "gone")"
  }

  /// Takes over where the items on screen are now.
  mutating func move(_ view: UIView, to path: StressPath) {
    if let index = index(of: view) { entries[index].path = path }
  }
}
