import Foundation

/// Groups changes of layers; a group's completion runs when it is committed.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Group {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
  }

  private static var groups: [Group] = []

  private static func change(_ body: (inout Group) -> Void) {
    if groups.isEmpty { return }
    body(&groups[groups.count - 1])
  }

  /// Begins a group.
  open class func begin() { groups.append(Group()) }
  /// Ends the innermost group and runs its completion.
  open class func commit() { groups.popLast()?.completion?() }
  /// Ends no group: changes take effect at once.
  open class func flush() { StandIn.note("CATransaction.flush") }
  /// Sets what runs at the end of the group; outside of one it runs at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.isEmpty { block?() } else { change { $0.completion = block } }
  }
  /// What runs at the end of the group.
  open class func completionBlock() -> (() -> Void)? { groups.last?.completion }
  /// Turns implicit animations off; there are none.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// Whether implicit animations are off.
  open class func disableActions() -> Bool { groups.last?.disablesActions ?? false }
  /// Sets the duration of animations in seconds.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }
  /// The duration of animations in seconds.
  open class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }
  /// Sets the course of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    StandIn.note("CATransaction.setAnimationTimingFunction")
  }
}
