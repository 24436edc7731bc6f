/// What a suite and the files that it includes declare.
struct Declarations: Sendable {
  var nibs: [String: NibDeclaration] = [:]
  var storyboards: [String: NibDeclaration] = [:]
  /// In the order of declaration, since a superclass stands before its subclasses.
  var classes: [ClassDeclaration] = []
  var fixtures: [String: FixtureDeclaration] = [:]
}

/// A document that steps use by name.
struct NibDeclaration: Sendable {
  let name: String
  /// The whole path, links resolved.
  let path: String
  /// The path as messages print it.
  let file: String
  let line: Int
}

/// A custom class without any Swift.
struct ClassDeclaration: Sendable {
  let name: String
  let superclass: String
  let module: String?
  let outlets: [OutletDeclaration]
  let actions: [String]
  let file: String
  let line: Int
}

/// An outlet of a declared class.
struct OutletDeclaration: Sendable {
  let name: String
  let className: String
  let isCollection: Bool
}

/// What stands in the window before a case begins.
struct FixtureDeclaration: Sendable {
  let id: String
  let host: HostElement
  /// The registrations inside the host, carried out as steps.
  let registrations: [any SuiteStep]
  /// The rows that a table's `<data>` generates.
  let data: DataPlan?
  let file: String
  let line: Int
}

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
