/// The position of an element in a list.
public struct ListPosition: Hashable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The row or item, counted from 0; nil for headers and footers.
  public var item: Int?

  /// Creates a position; without an item, that of a header or footer.
  public init(section: Int, item: Int? = nil) {
    self.section = section
    self.item = item
  }

  func write(_ attribute: (String, String) -> Void) {
    attribute("section", String(section))
    if let item { attribute("item", String(item)) }
  }
}
