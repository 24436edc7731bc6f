import Foundation

/// A value of a property list.
enum PropertyListValue: Sendable {
  case text(String)
  case list([PropertyListValue])
  case entries([String: PropertyListValue])

  /// The text; nil for another value.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list, or the text alone.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .entries: []
    }
  }

  /// The entries; none for another value.
  var entries: [String: PropertyListValue] {
    if case .entries(let entries) = self { entries } else { [:] }
  }

  /// Takes over what Foundation read.
  init(_ value: Any) {
    switch value {
    case let entries as [String: Any]: self = .entries(entries.mapValues(Self.init))
    case let values as [Any]: self = .list(values.map(Self.init))
    default: self = .text("\(value)")
    }
  }
}
