import HeadlessUIKit
import InterfaceBuilder

/// What is known before a run of an object that a step names.
struct KnownObject {
  /// The class that it is made of; nil when that cannot be known.
  let type: AnyClass?
  /// The class as messages call it.
  let className: String
  /// The object of a document that it is made from, with its connections.
  let source: IBObject?

  static let unknown = KnownObject(type: nil, className: "", source: nil)
}

/// What an outlet of a known object holds.
enum KnownOutlet {
  case object(KnownObject)
  case unknown
  /// The outlets that there are instead.
  case missing([String])
}

extension SuiteNames {
  /// What is known of an object of a document.
  func known(_ object: IBObject) -> KnownObject {
    let type: AnyClass? = type(of: object)
    return KnownObject(
      type: type,
      className: object.customClass ?? type.map { "\($0)" } ?? object.elementText,
      source: object
    )
  }

  /// What is known of an object that code makes of a class.
  func known(ofClass name: String) -> KnownObject {
    KnownObject(type: type(named: name), className: name, source: nil)
  }

  /// The outlets that UIKit's own cells and headers have.
  private static func parts(of type: AnyClass) -> [String: AnyClass] {
    if type is UITableViewCell.Type {
      return [
        "textLabel": UILabel.self, "detailTextLabel": UILabel.self, "imageView": UIImageView.self,
        "contentView": UIView.self,
      ]
    }
    guard type is UITableViewHeaderFooterView.Type else { return [:] }
    return ["textLabel": UILabel.self, "detailTextLabel": UILabel.self, "contentView": UIView.self]
  }

  /// What an outlet of an object holds.
  func outlet(_ name: String, of object: KnownObject) -> KnownOutlet {
    guard let type = object.type, !Self.isLinked(type) else { return .unknown }
    let parts = Self.parts(of: type)
    let connections = object.source?.connections.filter { !$0.property.isEmpty } ?? []
    if let connection = connections.first(where: { $0.property == name }) {
      guard let reference = connection.destination else { return .unknown }
      switch reference {
      case .object(let index): return .object(known(connection.document[index]))
      case .constraint:
        return .object(
          KnownObject(
            type: NSLayoutConstraint.self,
            className: "NSLayoutConstraint",
            source: nil
          )
        )
      default: return .unknown
      }
    }
    if let part = parts[name] {
      return .object(KnownObject(type: part, className: "\(part)", source: nil))
    }
    // A document that is not known may connect anything.
    if object.source == nil, !(type is UIView.Type) { return .unknown }
    return .missing(connections.map(\.property) + parts.keys.sorted())
  }
}
