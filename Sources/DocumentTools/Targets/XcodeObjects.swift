import Foundation

/// The objects of a project of Xcode, each decoded when asked for.
struct XcodeObjects {
  /// An object.
  struct Object {
    private let entries: [String: PropertyListValue]

    init(_ entries: [String: PropertyListValue]) { self.entries = entries }

    /// Its class.
    var isa: String { text("isa") ?? "" }

    /// A text of it.
    func text(_ key: String) -> String? { entries[key]?.text }

    /// The texts of a list of it.
    func texts(_ key: String) -> [String] { entries[key]?.texts ?? [] }

    /// The entries of a dictionary of it.
    func entries(_ key: String) -> [String: PropertyListValue] { entries[key]?.entries ?? [:] }
  }

  /// The project itself.
  let root: Object
  private let list: OldPropertyList
  /// Where each object begins in the list.
  private var starts: [String: Int] = [:]
  /// The objects of a list that is XML.
  private var decoded: [String: PropertyListValue] = [:]

  /// Reads a project's file; nil for what is no whole property list with a project.
  ///
  /// - Complexity: O(bytes).
  init?(_ bytes: [UInt8]) {
    list = OldPropertyList(bytes)
    var rootID: String?
    if bytes.starts(with: Array("<?xml".utf8)) {
      guard let top = Self.xml(bytes) else { return nil }
      rootID = top["rootObject"]?.text
      decoded = top["objects"]?.entries ?? [:]
    } else {
      var starts: [String: Int] = [:]
      var list = list
      let isWhole = list.readEntries { key, list in
        switch key {
        case "objects":
          return list.readEntries { id, list in
            starts[id] = list.place
            return list.passOver()
          }
        case "rootObject":
          rootID = list.value()?.text
          return rootID != nil
        default: return list.passOver()
        }
      }
      guard isWhole else { return nil }
      self.starts = starts
    }
    guard let rootID, let root = Self.object(rootID, list, starts, decoded) else { return nil }
    self.root = root
  }

  /// The object of an id; nil where there is none.
  subscript(id: String) -> Object? { Self.object(id, list, starts, decoded) }

  private static func object(
    _ id: String,
    _ list: OldPropertyList,
    _ starts: [String: Int],
    _ decoded: [String: PropertyListValue]
  ) -> Object? {
    if let value = decoded[id] { return Object(value.entries) }
    guard let start = starts[id] else { return nil }
    var list = list
    list.place = start
    return list.value().map { Object($0.entries) }
  }

  private static func xml(_ bytes: [UInt8]) -> [String: PropertyListValue]? {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (list as? [String: Any]).map { PropertyListValue($0).entries }
  }
}
