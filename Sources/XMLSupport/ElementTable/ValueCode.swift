import Synchronization

/// Value kinds as small integers, for the reader's inner loop.
enum ValueCode {
  static let text: UInt8 = 0
  static let number: UInt8 = 1
  static let integer: UInt8 = 2
  static let boolean: UInt8 = 3
  static let identifier: UInt8 = 4
  static let reference: UInt8 = 5
  static let ratio: UInt8 = 6
  static let numberOrInfinite: UInt8 = 7
  static let priority: UInt8 = 8
  /// The first keyword list; the others follow.
  static let keyword: UInt8 = 16

  static func code(_ kind: XMLVocabulary.ValueKind) -> UInt8 {
    switch kind {
    case .text: text
    case .number: number
    case .integer: integer
    case .boolean: boolean
    case .identifier: identifier
    case .reference: reference
    case .ratio: ratio
    case .numberOrInfinite: numberOrInfinite
    case .priority: priority
    case .keyword(let list): keyword + UInt8(list)
    }
  }
}
