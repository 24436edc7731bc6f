import Foundation
import InterfaceBuilder

/// A nib that can be instantiated again and again.
///
/// Making one reads nothing. The first instantiation decodes the document and compiles it to a flat
/// program (NB-1); every later one only runs the program.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of the objects that stand for the nib's external placeholders, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The name in messages: the nib's file name without its extension.
  public let name: String
  let source: NibSource?
  let part: NibSource.Part
  private let bundle: Bundle?
  private var program: NibProgram?
  private var programVersion = -1
  /// Held, so that no other registry can be mistaken for it by its address.
  private var programClasses: NibClassRegistry?
  /// A coder whose run is over.
  @exclusivity(unchecked) private var idleCoder: NibCoder?

  /// A nib by name, looked up in the folders of `NibEnvironment.current` and then in the bundle
  /// (nil is the main bundle).
  ///
  /// A missing file raises at instantiation (NB-2).
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    part = .whole
    let environment = NibEnvironment.current
    let path = environment.path(names: [name], extensions: ["xib"], bundle: bundleOrNil)
    source = path.map { environment.source(path: $0) }
    super.init()
  }

  /// A nib from the bytes of a document.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil
    part = .whole
    source = NibSource(.bytes([UInt8](data), file: "data.xib"))
    super.init()
  }

  /// A nib from a file, wherever it lies.
  public init(contentsOfFile path: String) {
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    bundle = nil
    part = .whole
    source = NibEnvironment.current.source(path: path)
    super.init()
  }

  /// A nib from a document that is decoded already.
  public init(document: IBDocument, name: String = "document") {
    self.name = name
    bundle = nil
    part = .whole
    source = NibSource(.document(document))
    super.init()
  }

  /// A part of a document: a prototype cell.
  init(source: NibSource, part: NibSource.Part, name: String) {
    self.name = name
    bundle = nil
    self.part = part
    self.source = source
    super.init()
  }

  /// Makes the nib's objects, connects them, and returns the top-level ones in document order
  /// without File's Owner and First Responder (NB-3, NB-4).
  ///
  /// Raises what UIKit raises; the result is empty then.
  /// - Complexity: O(objects + constraints + connections) after the first call.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let owner = ownerOrNil == nil ? nil : ownerOrNil as? NSObject
    return run(owner: owner, externals: externals(optionsOrNil)) { coder in
      let roots = coder.program.roots
      var result: [Any] = []
      result.reserveCapacity(roots.count)
      for root in roots {
        if let object = coder[root] { result.append(object) }
      }
      // An owner with weak outlets alone takes its views from them right after this, as UIKit's pool lets it.
      if owner != nil { MainLoop.shared.keepUntilEndOfTurn(result.map { $0 as AnyObject }) }
      return result
    }
  }

  /// As `instantiate(withOwner:options:)`, with what UIKit would raise as a thrown error.
  /// - Throws: `UIKitException`, the first that was raised.
  public func instantiateObjects(owner: NSObject? = nil) throws(UIKitException) -> [NSObject] {
    try UIKitException.catching { () throws(UIKitException) in objects(owner: owner) }
  }

  private func externals(_ options: [OptionsKey: Any]?) -> [String: NSObject] {
    options?[.externalObjects] as? [String: NSObject] ?? [:]
  }

  /// The compiled nib, nil after raising that there is none.
  func compiled() -> NibProgram? {
    let classes = NibEnvironment.current.classes
    if let program, programClasses === classes, programVersion == classes.version {
      return program
    }
    do throws(IBError) {
      guard let source else {
        raiseNotFound()
        return nil
      }
      let fresh = try source.program(part, name: name)
      (program, programVersion, programClasses) = (fresh, classes.version, classes)
      return fresh
    } catch {
      raiseUnreadable(error)
      return nil
    }
  }

  func objects(owner: NSObject?, externals: [String: NSObject] = [:]) -> [NSObject] {
    run(owner: owner, externals: externals) { $0.topLevelObjects() }
  }

  /// Runs the program once and takes what was made from the coder; nothing after an exception.
  ///
  /// The coder of the run before serves again, unless that run still goes on (a nib inside itself) or code of an app
  /// kept the coder.
  @inline(__always)
  private func run<Element>(
    owner: NSObject?,
    externals: [String: NSObject],
    _ take: (NibCoder) -> [Element]
  ) -> [Element] {
    guard let program = compiled() else { return [] }
    EngineCounters.current.nibsInstantiated &+= 1
    var coder = coder(for: program)
    program.run(coder, owner: owner, externals: externals)
    let result = UIKitException.isPending ? [] : take(coder)
    coder.drop()
    if isKnownUniquelyReferenced(&coder) { idleCoder = coder }
    return result
  }

  private func coder(for program: NibProgram) -> NibCoder {
    guard let coder = idleCoder, coder.program === program else { return NibCoder(program) }
    idleCoder = nil
    coder.reset()
    return coder
  }

  /// NB-2, with UIKit's words.
  private func raiseNotFound() {
    let place = NibEnvironment.current.bundleDescription(bundle)
    UIKitException.raise(
      .internalInconsistency,
      "Could not load NIB in bundle: '\(place)' with name '\(name)'"
    )
  }

  private func raiseUnreadable(_ error: IBError) {
    UIKitException.raise(
      .internalInconsistency,
      "Could not load NIB with name '\(name)': \(error)"
    )
  }
}

extension NibProgram {
  /// Runs the program once.
  func run(owner: NSObject?, externals: [String: NSObject] = [:]) -> [NSObject] {
    let coder = NibCoder(self)
    run(coder, owner: owner, externals: externals)
    return UIKitException.isPending ? [] : coder.topLevelObjects()
  }

  /// Runs the program on a table that may hold objects of an earlier pass.
  ///
  /// The order is UIKit's (NB-4, NB-11): decode, connect, set runtime attributes, awake.
  func run(_ coder: NibCoder, owner: NSObject?, externals: [String: NSObject] = [:]) {
    coder.place(owner: owner, externals: externals)
    coder.decodeObjects()
    if UIKitException.isPending { return }
    coder.makeConstraints()
    coder.connectObjects()
    if UIKitException.isPending { return }
    coder.setRuntimeAttributes()
    if UIKitException.isPending { return }
    coder.awakenObjects()
  }

  /// The slot of the object at a place of the document, when it is one of the program's roots.
  func slot(ofRootAt index: Int32) -> NibSlot? {
    let slot = Int(index) - Int(base)
    return roots.contains(slot) ? slot : nil
  }
}
