import HeadlessUIKit

/// What lies behind a section.
@MainActor final class StressBackgroundView: UICollectionReusableView {}
