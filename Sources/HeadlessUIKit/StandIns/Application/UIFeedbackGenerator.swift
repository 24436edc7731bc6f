/// Taps the user's finger; does not here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing here.
  open func prepare() { /* nothing to prepare */  }
}

/// Taps for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    /// As UIKit's.
    case light = 0
    /// As UIKit's.
    case medium
    /// As UIKit's.
    case heavy
    /// As UIKit's.
    case soft
    /// As UIKit's.
    case rigid
  }
  /// Creates one.
  public init(style: FeedbackStyle) {}
  /// Creates one.
  public override convenience init() { self.init(style: .medium) }
  /// Does nothing here.
  open func impactOccurred() { /* nobody feels it */  }
  /// Does nothing here.
  open func impactOccurred(intensity: CGFloat) { /* nobody feels it */  }
}

/// Taps for a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing here.
  open func selectionChanged() { /* nobody feels it */  }
}

/// Taps for a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// UIKit's.
  public enum FeedbackType: Int, Sendable {
    /// As UIKit's.
    case success = 0
    /// As UIKit's.
    case warning
    /// As UIKit's.
    case error
  }
  /// Does nothing here.
  open func notificationOccurred(_ notificationType: FeedbackType) { /* nobody feels it */  }
}
