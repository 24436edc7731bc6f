/// An entry of a menu: an action or a menu below it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open var title: String

  /// Creates an entry.
  init(title: String) {
    self.title = title
    super.init()
  }
}
