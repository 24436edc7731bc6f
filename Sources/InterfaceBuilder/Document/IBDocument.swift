import Files
import Foundation
import Geometry
import XMLSupport

/// A `.xib` or `.storyboard` document of iOS or tvOS, read once into typed values.
///
/// Reading checks every known value; what is left out is nil, what is malformed is an error with
/// its place. Immutable, so it may be shared between threads.
public final class IBDocument: Sendable {
  /// What a document describes.
  public enum Kind: Sendable, Hashable {
    /// Objects of one nib.
    case xib
    /// Scenes with their controllers.
    case storyboard
  }

  package let table: ElementTable
  /// Nib or storyboard.
  public let kind: Kind
  /// The file as the caller named it; empty for bytes that came from no file.
  public var file: String { table.file }
  /// What is unknown, doubtful or dangling; none of it kept the document from loading.
  public let notes: [IBDiagnostic]

  // Object by object, in document order.
  let objectElements: [Int32]
  let objectParents: [Int32]
  let objectEnds: [Int32]
  let objectRoles: [IBRole]
  /// For each element the nearest object around it (itself, when it is one), -1 for none.
  let owners: [Int32]
  let constraintElements: [Int32]
  let connectionElements: [Int32]
  let runtimeAttributeElements: [Int32]

  /// Reads a file.
  /// - Throws: `IBError` when it cannot be read or is not such a document.
  /// - Complexity: O(bytes).
  public convenience init(contentsOf path: String) throws(IBError) {
    let limits = XMLLimits.default
    let source: ElementTableSource
    do throws(FileError) {
      source = try Self.read(path, byteCountMax: limits.byteCountMax)
    } catch {
      throw IBError(error, byteCountMax: limits.byteCountMax)
    }
    try self.init(source: source, file: path, limits: limits)
  }

  /// Reads a file into the memory that a document keeps.
  private static func read(_ path: String, byteCountMax: Int)
    throws(FileError) -> ElementTableSource
  {
    let file = try OpenFile(path, byteCountMax: byteCountMax)
    return try ElementTableSource(capacity: file.byteCount) { (memory) throws(FileError) -> Int in
      try file.read(into: memory)
    }
  }

  /// Reads bytes; `file` is what errors call them.
  /// - Throws: `IBError` when they are not such a document.
  /// - Complexity: O(bytes).
  public convenience init(
    bytes: some Sequence<UInt8>,
    file: String = "",
    limits: XMLLimits = .default
  ) throws(IBError) {
    try self.init(source: ElementTableSource(bytes), file: file, limits: limits)
  }

  private convenience init(source: ElementTableSource, file: String, limits: XMLLimits)
    throws(IBError)
  {
    let table: ElementTable
    do throws(ElementTableFailure) {
      table = try ElementTable(
        source: source,
        file: file,
        vocabulary: IBVocabulary.shared,
        limits: limits
      )
    } catch {
      throw DocumentSniffer(source).refusal(file: file) ?? IBError(error)
    }
    try self.init(table)
  }

  /// Makes a document of a table that was read with `IBVocabulary.shared`.
  package init(_ table: ElementTable) throws(IBError) {
    kind = try DocumentHeader(table).kind()
    var index = DocumentIndex(table)
    try index.build()
    self.table = table
    objectElements = index.objectElements
    objectParents = index.objectParents
    objectEnds = index.objectEnds()
    objectRoles = index.objectRoles
    owners = index.owners
    constraintElements = index.constraints
    connectionElements = index.connections
    runtimeAttributeElements = index.runtimeAttributes
    notes = DocumentNotes(table).all()
  }
}

// MARK: - The document's own attributes

extension IBDocument {
  /// The root element.
  public var root: IBElement { IBElement(table, 0) }
  /// The type as written, `com.apple.InterfaceBuilder3.CocoaTouch.XIB`.
  public var type: String { root.text(.type) ?? "" }
  /// The version of the tools that saved it, such as `21507`.
  public var toolsVersion: String? { root.text(.toolsVersion) }
  /// The leading number of `toolsVersion`.
  public var toolsVersionNumber: Int? {
    toolsVersion.flatMap { Int($0.prefix { $0.isNumber }) }
  }
  /// The system it is for: `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, `AppleTV`.
  public var targetRuntime: String? { root.text(.targetRuntime) }
  /// Whether it is for tvOS.
  public var isTV: Bool { targetRuntime == "AppleTV" }
  /// Whether constraints lay the views out.
  public var useAutolayout: Bool { root.boolean(.useAutolayout) ?? false }
  /// Whether size classes vary it.
  public var useTraitCollections: Bool { root.boolean(.useTraitCollections) ?? false }
  /// Whether views have safe areas.
  public var useSafeAreas: Bool { root.boolean(.useSafeAreas) ?? false }
  /// Whether it is a launch screen.
  public var isLaunchScreen: Bool { root.boolean(.launchScreen) ?? false }
  /// Whether colours are colour-matched.
  public var isColorMatched: Bool { root.boolean(.colorMatched) ?? false }
  /// The controller that a storyboard starts with.
  public var initialViewController: IBObjectIndex? {
    reference(.initialViewController, of: root)?.object
  }
  /// The device that it was drawn on; nil in documents of old tools.
  public var device: IBDevice? { root.child(.device).map { IBDevice($0) } }
}

// MARK: - Objects

extension IBDocument {
  /// All objects, in document order, parents before children.
  public var objects: IBObjects { IBObjects(document: self) }

  /// The object at a place.
  public subscript(index: IBObjectIndex) -> IBObject { IBObject(self, index) }

  /// The objects of a nib that have no other around them, placeholders included; for a storyboard
  /// those of all scenes.
  public var topLevelObjects: [IBObject] {
    var result: [IBObject] = []
    var next: Int32 = 0
    while next < objectEnds.count {
      result.append(IBObject(self, IBObjectIndex(rawValue: next)))
      next = objectEnds[Int(next)]
    }
    return result
  }

  /// The scenes of a storyboard, in document order.
  public var scenes: [IBScene] {
    guard let scenes = root.child(.scenes) else { return [] }
    return scenes.children.filter { $0.name == .scene }.map { IBScene(self, $0) }
  }

  /// The scene that an object stands in, next to its other objects; nil for inner objects.
  package func scene(of object: IBObject) -> IBScene? {
    guard let scene = object.element.parent?.parent, scene.name == .scene else { return nil }
    return IBScene(self, scene)
  }

  /// The object with this identifier.
  /// - Complexity: O(identifiers) for the first few, O(1) afterwards.
  public func object(withID id: String) -> IBObject? {
    guard let symbol = table.symbol(named: id) else { return nil }
    return resolve(symbol: symbol).object.map { IBObject(self, $0) }
  }

  /// The object that an element describes; nil when it describes none.
  public func object(at element: IBElement) -> IBObject? {
    let owner = owners[Int(element.index)]
    guard owner >= 0, objectElements[Int(owner)] == element.index else { return nil }
    return IBObject(self, IBObjectIndex(rawValue: owner))
  }

  /// The nearest object around an element, or the one that it describes.
  public func owner(of element: IBElement) -> IBObjectIndex? {
    let owner = owners[Int(element.index)]
    return owner < 0 ? nil : IBObjectIndex(rawValue: owner)
  }

  /// What an attribute that holds an identifier leads to; nil when it is absent.
  public func reference(_ name: IBAttributeName, of element: IBElement) -> IBReference? {
    guard let attribute = element.attribute(name), let symbol = table.symbol(attribute) else {
      return nil
    }
    return resolve(symbol: symbol)
  }

  func resolve(symbol: Int32) -> IBReference {
    let element = table.symbols[Int(symbol)].element
    guard element >= 0 else { return .dangling }
    let owner = owners[Int(element)]
    if owner >= 0, objectElements[Int(owner)] == element {
      return .object(IBObjectIndex(rawValue: owner))
    }
    if table.elements[Int(element)].name == IBElementName.constraint.rawValue,
      let index = constraintElements.firstSortedIndex(of: element)
    {
      return .constraint(index)
    }
    return .other
  }
}

// MARK: - Lists

extension IBDocument {
  /// All constraints, in document order.
  public var constraints: IBList<IBConstraint> {
    IBList(document: self, elements: constraintElements) { IBConstraint($0, $1) }
  }

  /// All connections, in document order.
  public var connections: IBList<IBConnection> {
    IBList(document: self, elements: connectionElements) {
      IBConnection($0, $1, IBConnection.Kind($1.name) ?? .outlet)
    }
  }

  /// All user-defined runtime attributes, in document order.
  public var runtimeAttributes: IBList<IBRuntimeAttribute> {
    IBList(document: self, elements: runtimeAttributeElements) { IBRuntimeAttribute($0, $1) }
  }
}

extension [Int32] {
  /// Where `element` is in a sorted array; nil when it is not there.
  func firstSortedIndex(of element: Int32) -> Int? {
    let index = partitioningIndex { $0 >= element }
    return index < count && self[index] == element ? index : nil
  }
}
