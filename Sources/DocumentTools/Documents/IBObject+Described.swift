import InterfaceBuilder

extension IBObject {
  /// The object in a sentence: its element, its label or class, its id.
  var described: String {
    let name = userLabel ?? customClass
    let label = name.map { " “\($0)”" } ?? ""
    return "<\(elementText)>\(label)" + (id.map { " (id \($0))" } ?? "")
  }
}
