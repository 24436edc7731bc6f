import Foundation

/// A parsed visual format string, by the grammar of Apple's "Visual Format Language".
struct VisualFormat: Hashable {
  /// A name and its offset in the format.
  struct Name: Hashable {
    var text: String
    var offset: Int
  }

  /// A number, the name of a metric, or another view whose size counts.
  enum Value: Hashable {
    case number(Double)
    case name(Name)
  }

  /// A relation to a value, with a priority.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
    var offset: Int
    var priorityOffset = 0
  }

  /// The space between neighbours: none, the standard one, or predicates.
  enum Connection: Hashable {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A view and the predicates on its size.
  struct Item: Hashable {
    var name: Name
    var sizes: [Predicate]
  }

  var isVertical = false
  /// The space from the superview's edge to the first view; nil if the format does not begin with `|`.
  var leading: Connection?
  /// The offset of the `|` at the beginning.
  var leadingOffset = 0
  var items: [Item] = []
  /// The spaces between neighbouring views, one fewer than the views.
  var spaces: [Connection] = []
  /// The space from the last view to the superview's edge; nil if the format does not end with `|`.
  var trailing: Connection?
  /// The offset of the `|` at the end.
  var trailingOffset = 0

  /// Parses a format string.
  ///
  /// - Complexity: O(characters)
  init(_ format: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(format)
    try parser.read(into: &self)
  }
}
