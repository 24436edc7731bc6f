/// The type of a user-defined runtime attribute.
public enum IBRuntimeAttributeType: UInt8, IBKeyword {
  case string, localizedString, number, boolean, color, rect, point, size, range, image, `nil`

  package static var list: IBKeywordList { .runtimeAttributeType }
  package static var isOpen: Bool { false }
}
