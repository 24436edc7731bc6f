/// The host's element in Interface Builder's vocabulary, as a value; registrations and data are left out.
struct HostElement: Sendable {
  let name: String
  let attributes: [SourceAttribute]
  let children: [HostElement]

  init(_ element: SourceElement) {
    name = element.name
    attributes = element.attributes
    children = element.children.filter { !["register", "data"].contains($0.name) }.map(
      HostElement.init
    )
  }

  init(name: String, attributes: [SourceAttribute], children: [HostElement]) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  var width: Double { self["width"].flatMap(Double.init) ?? 0 }
  var height: Double { self["height"].flatMap(Double.init) ?? 0 }
}
