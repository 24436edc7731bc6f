/// What the engine has once per process, as UIKit has it: the device, defaults, the loaded nibs' environment, time.
///
/// A host that changes any of it saves all of it before, and restores it after, so that nothing of one case or
/// document reaches the next. `Scripts/check-state` holds the list of properties complete.
///
/// ```swift
/// let state = EngineState()
/// defer { state.restore() }
/// UIKitProfile.current = .ios11
/// ```
@preconcurrency @MainActor
public struct EngineState {
  private let environment = NibEnvironment.current
  private let recordsCalls = NibStorage.recordsCalls
  private let action = ActionPerformance.table
  private let profile = UIKitProfile.current
  private let policy = CollectionPolicy.current
  private let traits = UITraitCollection.current
  private let screen = (bounds: UIScreen.main.bounds, scale: UIScreen.main.scale)
  private let measurer = TextMeasurement.measurer
  private let imageSizes = UIImage.knownSizes
  private let animationsOff = UIView.animationsOff
  private let messages = ConsoleLog.messages
  private let addresses = ConsoleAddress.table
  private let loop = MainLoop.shared.state
  private let windows = WindowList.shown
  private weak var keyWindow = WindowList.key
  private weak var firstResponder = FirstResponder.current

  /// Saves the state as it is now; windows and the first responder are not kept alive.
  public init() {}

  /// Puts the state back as it was when it was saved.
  public func restore() {
    NibEnvironment.current = environment
    NibStorage.recordsCalls = recordsCalls
    ActionPerformance.table = action
    UIKitProfile.current = profile
    CollectionPolicy.current = policy
    UITraitCollection.current = traits
    (UIScreen.main.bounds, UIScreen.main.scale) = screen
    TextMeasurement.measurer = measurer
    UIImage.knownSizes = imageSizes
    UIView.animationsOff = animationsOff
    ConsoleLog.messages = messages
    ConsoleAddress.table = addresses
    MainLoop.shared.state = loop
    WindowList.shown = windows
    WindowList.key = keyWindow
    FirstResponder.current = firstResponder
  }
}
