import Foundation

/// A layout from sections, groups and items; it lays nothing out here.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// UIKit's name.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?
  /// Stored only.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// Creates one.
  public init(section: NSCollectionLayoutSection) {
    StandIn.note("UICollectionViewCompositionalLayout")
    super.init()
  }
  /// Creates one.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    StandIn.note("UICollectionViewCompositionalLayout")
    super.init()
    self.configuration = configuration
  }
  /// Creates one.
  public init(sectionProvider: @escaping SectionProvider) {
    StandIn.note("UICollectionViewCompositionalLayout")
    super.init()
  }
  /// Creates one.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    StandIn.note("UICollectionViewCompositionalLayout")
    super.init()
    self.configuration = configuration
  }
  /// Creates one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A layout of rows.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout { _, _ in nil } }
}

/// Provides sections.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayout.SectionProvider

/// What holds for all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Stored only.
  open var scrollDirection = UICollectionViewScrollDirection.vertical
  /// Stored only.
  open var interSectionSpacing: CGFloat = 0
  /// Stored only.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Creates a configuration.
  public override init() { super.init() }
}

/// Where a section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size of the place.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The size of a place.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
}
