/// The windows on screen.
@MainActor
enum WindowList {
  static weak var key: UIWindow?
  static var shown: [WeakWindow] = []

  struct WeakWindow {
    weak var window: UIWindow?
  }

  static func add(_ window: UIWindow) {
    shown.removeAll { $0.window == nil }
    shown.append(WeakWindow(window: window))
  }

  /// Lays out every window on screen that needs it, as a run loop does at the end of each turn.
  static func layout() {
    for entry in shown { entry.window?.layoutIfNeeded() }
  }
}
