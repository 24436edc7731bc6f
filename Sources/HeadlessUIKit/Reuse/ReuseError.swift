/// Why a view cannot return to a pool.
public enum ReuseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The view is in the pool already.
  case alreadyPooled(identifier: String)
  /// Another table or collection view handed the view out.
  case foreignView(identifier: String)

  /// What happened and what to do, in a sentence.
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
