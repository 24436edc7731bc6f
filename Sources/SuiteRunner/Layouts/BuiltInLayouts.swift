import HeadlessUIKit

/// The layouts that suites may name as `customClass` without declaring a class.
@MainActor
enum BuiltInLayouts {
  /// Makes the layouts known to an environment; what a suite's host registers later under a name wins.
  static func register(in registry: NibClassRegistry) {
    registry.register(CircleLayout.self)
    registry.register(WaterfallLayout.self)
  }
}
