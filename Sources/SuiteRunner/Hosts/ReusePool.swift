/// One pool of reusable views as suites name it.
struct ReusePool: Sendable, Hashable {
  /// The namespace that a pool's identifier belongs to.
  enum Space: Sendable, Hashable {
    case cell
    case headerFooter
    case supplementary(String)
  }

  let identifier: String
  let space: Space
}
