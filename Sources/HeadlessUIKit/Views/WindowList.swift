/// The windows that are shown.
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

  /// Lays out what is dirty in every shown window: what a run loop turn does at its end.
  static func layout() {
    for entry in shown { entry.window?.layoutIfNeeded() }
  }
}
