import Foundation

/// A visual format string, read: what Apple's "Visual Format Language" grammar tells apart.
struct VisualFormat: Hashable {
  /// A name with the place where it stands.
  struct Name: Hashable {
    var text: String
    var offset: Int
  }

  /// A number of its own or by the name of a metric, or the size of another view.
  enum Value: Hashable {
    case number(Double)
    case name(Name)
  }

  /// A relation to a value, and how strongly it is wanted.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
    var offset: Int
    var priorityOffset = 0
  }

  /// The space between neighbours: none, the standard one, or what predicates say.
  enum Connection: Hashable {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A view and what is said of its size.
  struct Item: Hashable {
    var name: Name
    var sizes: [Predicate]
  }

  var isVertical = false
  /// The space from the superview's edge to the first view; nil where the format does not begin with `|`.
  var leading: Connection?
  /// Where the `|` at the beginning stands.
  var leadingOffset = 0
  var items: [Item] = []
  /// The spaces between the views, one less than there are views.
  var spaces: [Connection] = []
  /// The space from the last view to the superview's edge; nil where the format does not end with `|`.
  var trailing: Connection?
  /// Where the `|` at the end stands.
  var trailingOffset = 0

  /// Reads a format string.
  ///
  /// - Complexity: O(characters)
  init(_ format: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(format)
    try parser.read(into: &self)
  }
}
