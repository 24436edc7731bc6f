/// What the index does with an element, one byte per name.
enum ElementClass {
  static let nothing: UInt8 = 0
  static let constraint: UInt8 = 1
  static let connection: UInt8 = 2
  static let runtimeAttribute: UInt8 = 3
  static let rect: UInt8 = 4
  static let point: UInt8 = 5
  static let size: UInt8 = 6
  static let inset: UInt8 = 7
  static let edgeInsets: UInt8 = 8
  static let unknown: UInt8 = 9
  /// The roles follow, in the order of `IBRole`.
  static let firstRole: UInt8 = 16

  static let table: [UInt8] = IBElementName.allCases.dropLast().map { name in
    switch name {
    case .constraint: return constraint
    case .outlet, .outletCollection, .action, .segue: return connection
    case .userDefinedRuntimeAttribute: return runtimeAttribute
    case .rect: return rect
    case .point: return point
    case .size: return size
    case .inset: return inset
    case .edgeInsets: return edgeInsets
    default: return name.role.map { firstRole + $0.rawValue } ?? nothing
    }
  }
}
