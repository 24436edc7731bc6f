/// The one first responder of the process.
@MainActor
enum FirstResponder {
  static weak var current: UIResponder?
}
