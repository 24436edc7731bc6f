import Foundation

extension UICollectionView {
  /// UIKit's name.
  public typealias ScrollDirection = UICollectionViewScrollDirection
  /// UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    /// As UIKit's.
    case immediate = 0
    /// As UIKit's.
    case fast
    /// As UIKit's.
    case slow
  }
  /// Stored only.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { stored("dragDelegate", nil) }
    set { store("dragDelegate", newValue) }
  }
  /// Stored only.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { stored("dropDelegate", nil) }
    set { store("dropDelegate", newValue) }
  }
  /// Stored only.
  public var dragInteractionEnabled: Bool {
    get { stored("dragInteractionEnabled", true) }
    set { store("dragInteractionEnabled", newValue) }
  }
  /// Stored only.
  public var reorderingCadence: ReorderingCadence {
    get { stored("reorderingCadence", .immediate) }
    set { store("reorderingCadence", newValue) }
  }
  /// Stored only.
  public var hasActiveDrag: Bool { false }
  /// Stored only.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionViewFlowLayout {
  /// UIKit's.
  public enum SectionInsetReference: Int, Sendable {
    /// As UIKit's.
    case fromContentInset = 0
    /// As UIKit's.
    case fromSafeArea
    /// As UIKit's.
    case fromLayoutMargins
  }
  /// Stored only.
  public var sectionInsetReference: SectionInsetReference {
    get { stored("sectionInsetReference", .fromContentInset) }
    set { store("sectionInsetReference", newValue) }
  }
}
