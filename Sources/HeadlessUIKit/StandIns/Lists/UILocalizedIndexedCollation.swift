import Foundation

/// Deals objects into sections by the first letters of their names: A to Z, and # for the others.
///
/// There is no Objective-C runtime to send a selector, so the name is the object's stored property,
/// or value for a key, of the selector's name.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  private static let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }

  /// The collation of English.
  public class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let folded = text(of: object, selector)
      .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    guard let first = folded.first.map(String.init) else { return Self.letters.count }
    return Self.letters.firstIndex(of: first) ?? Self.letters.count
  }

  /// The objects in the order of their names.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (text(of: $0, selector), $0) }
      .sorted { $0.0.localizedCaseInsensitiveCompare($1.0) == .orderedAscending }.map(\.1)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let next = mirror {
      for child in next.children where child.label == selector.name {
        return child.value as? String ?? ""
      }
      mirror = next.superclassMirror
    }
    return String(describing: object)
  }
}
