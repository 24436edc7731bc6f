import InterfaceBuilder

/// The classes that documents give their views and layouts, and the modules that they name.
struct DocumentClasses: Sendable {
  /// The documents, in the order they were given.
  let paths: [String]
  private var viewsByDocument: [String: Set<String>] = [:]
  /// The classes of File's Owner.
  private var ownersByDocument: [String: String] = [:]
  private var moduleCounts: [String: Int] = [:]

  /// The classes of all views and layouts.
  var views: Set<String> { Set(viewsByDocument.values.joined()) }

  /// The classes of a document's views and layouts, and of its owner if that is a view of another document.
  ///
  /// Such a view loads the document itself, where it is made from the other one.
  func views(of document: String) -> Set<String> {
    let own = viewsByDocument[document] ?? []
    guard let owner = ownersByDocument[document], views.contains(owner) else { return own }
    return own.union([owner])
  }

  /// The module that most classes are of; nil where none is named.
  var module: String? {
    moduleCounts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Reads documents; one that cannot be read has no classes.
  ///
  /// - Complexity: O(bytes).
  init(_ paths: [String]) {
    self.paths = paths
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    guard let document = try? IBDocument(contentsOf: path) else { return }
    for object in document.objects {
      guard let name = object.customClass else { continue }
      if let module = object.customModule { moduleCounts[module, default: 0] += 1 }
      let isLayout =
        object.elementText.hasPrefix("collectionView") && object.elementText.hasSuffix("Layout")
      if object.placeholderIdentifier == "IBFilesOwner" { ownersByDocument[path] = name }
      if object.isView || isLayout { viewsByDocument[path, default: []].insert(name) }
    }
  }
}
