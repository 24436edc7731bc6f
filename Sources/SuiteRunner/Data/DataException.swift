import HeadlessUIKit

/// What generated data raises for a template whose value cannot be used: no exception of UIKit's.
enum DataException {
  static let name: ExceptionName = "NibmarkDataException"

  @MainActor
  static func raise(_ message: String, fixture: String, line: Int) {
    let reason = "data of fixture \"\(fixture)\", line \(line): \(message)"
    UIKitException.raise(UIKitException(name, reason))
  }
}
