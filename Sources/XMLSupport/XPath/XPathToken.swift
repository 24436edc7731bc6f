/// A token of XPath 1.0 with its byte range.
struct XPathToken {
  enum Kind: Equatable {
    case symbol(String)
    case number
    case literal(String)
    case variable(String)
    /// A name, perhaps with a prefix: `name`, `p:name`, `p:*`.
    case name(prefix: String?, local: String)
    case end
  }

  var kind: Kind
  var range: Range<Int>
}
