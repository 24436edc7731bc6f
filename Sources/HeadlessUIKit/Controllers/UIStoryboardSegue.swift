/// A step from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard.
  public let identifier: String?
  /// The controller at which the step starts.
  public let source: UIViewController
  /// The controller at which it ends.
  public let destination: UIViewController

  /// Creates a segue.
  public required init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the destination; nothing by default.
  open func perform() {}
}
