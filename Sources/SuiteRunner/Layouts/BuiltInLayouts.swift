import HeadlessUIKit

/// The layouts, and some views, that suites may name as `customClass` or register without declaring a class.
@MainActor
enum BuiltInLayouts {
  /// Makes the layouts known to an environment; what a suite's host registers later under a name wins.
  static func register(in registry: NibClassRegistry) {
    registry.register(CircleLayout.self)
    registry.register(WaterfallLayout.self)
    registry.register(LoggedFlowLayout.self)
    registry.register(LoggedUpdatesLayout.self)
    registry.register(DecoratedFlowLayout.self)
    registry.register(PhantomItemLayout.self)
    registry.register(GlobalHeaderLayout.self)
    registry.register(StrayHeaderLayout.self)
    registry.register(FadedFlowLayout.self)
    registry.register(PosedHeadersLayout.self)
    registry.register(ShiftingFlowLayout.self)
    registry.register(PosedItemsLayout.self)
    registry.register(LoggedTransitionLayout.self)
    registry.register(LateSizeLayout.self)
    registry.register(SelfSizingCell.self)
    registry.register(LoggedCell.self)
    registry.register(LoggedReusableView.self)
    registry.register(LoggedController.self)
    registry.register(LoggedView.self)
    registry.register(StayingView.self)
    registry.register(LoggedWindow.self)
    registry.register(LoggedRow.self)
    registry.register(AnimatedController.self)
    registry.register(ConfiguredRow.self)
    registry.register(ConfiguredItem.self)
    registry.register(WatchedController.self)
    registry.register(AskedFlowLayout.self)
    registry.register(MarkedFlowLayout.self)
    registry.register(MarkedCell.self)
    registry.register(SubtitleRow.self)
    registry.register(ValueRow.self)
    registry.register(KeyRow.self)
  }
}
