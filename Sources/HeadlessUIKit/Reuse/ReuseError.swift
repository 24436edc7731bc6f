/// Why a view cannot go into a pool.
public enum ReuseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The view is in the pool already.
  case alreadyPooled(identifier: String)
  /// The view was handed out by another table or collection view.
  case foreignView(identifier: String)

  /// A sentence that says what happened and what to do.
  public var description: String {
    switch self {
    case .alreadyPooled(let identifier):
      "a view with identifier \(identifier) was recycled twice; recycle it once when it leaves "
        + "the screen"
    case .foreignView(let identifier):
      "a view with identifier \(identifier) belongs to another list view; recycle it there"
    }
  }
}
