import Foundation

/// Why a stored property cannot take an outlet's object.
enum OutletRefusal: Error, Equatable, CustomStringConvertible {
  /// No stored property and no binding of that name.
  case unknownKey
  /// The object is not of the property's class.
  case wrongClass(expected: String, actual: String)
  /// `let` keeps the value that the initialiser gave it.
  case constant
  /// `unowned`, `unowned(unsafe)`, or a weak protocol: nothing that reflection may write.
  case unsupportedStorage(String)

  var description: String {
    switch self {
    case .unknownKey:
      "no stored property or binding of that name"
    case .wrongClass(let expected, let actual):
      "the property takes \(expected), the nib connects \(actual)"
    case .constant:
      "the property is a 'let'; declare it 'var'"
    case .unsupportedStorage(let type):
      "a property of type \(type) held this way cannot be written by reflection; "
        + "list it in 'class var outlets'"
    }
  }
}
