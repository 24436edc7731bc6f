// How Swift names the members of types.
extension SourceRoutines {
  /// Whether words stand in a structure or an enumeration, which need not name itself before its members.
  var isInValue: Bool { open.contains { scopes[$0.scope].isValue } }

  /// What stands for a member behind anything but the name of another type, such as `kind.name`.
  static func member(_ name: UInt64) -> UInt64 { name &* 0xc2b2_ae3d_27d4_eb4f | 1 }

  /// What stands for a member behind a type.
  static func member(_ name: UInt64, of type: UInt64) -> UInt64 {
    (name ^ (type &* 0x1656_67b1_9e37_79f9)) | 1
  }

  /// What code may write for a member of a structure or an enumeration.
  static func memberNames(_ name: UInt64, of type: UInt64) -> [UInt64] {
    [member(name), member(name, of: type), member(name, of: ownType)]
  }

  /// What stands for the first word of a message of Objective-C that is sent to a type by its name: `[Card make]`.
  static func sent(_ message: UInt64) -> UInt64 { message &* 0x9fb2_1c65_1e98_df25 | 1 }

  private static let ownType = SourceWords.hash("Self")
}
