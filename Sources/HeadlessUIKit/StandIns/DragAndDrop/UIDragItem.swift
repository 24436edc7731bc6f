import Foundation

/// Something that is dragged; nothing is here.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Stored only.
  public final let itemProvider: NSItemProvider
  /// Stored only.
  open var localObject: Any?
  /// Stored only.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Creates one.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Which programs may take data.
public enum ItemProviderVisibility: Int, Sendable {
  /// All.
  case all = 0
  /// Those of the same developer.
  case team
  /// Those of the same group.
  case group
  /// This one.
  case ownProcess
}

/// Provides data to other programs.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Creates one.
  public override init() {}
  /// Creates one.
  public init(object: Any) {}
  /// Creates one.
  public init(item: Any?, typeIdentifier: String?) {}
  /// Creates one.
  public init?(contentsOf fileURL: URL?) {}
  /// Stored only.
  open var suggestedName: String?
  /// Stored only.
  open var registeredTypeIdentifiers: [String] { [] }
  /// Does nothing here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Does nothing here.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
  /// Stored only.
  open var registeredContentTypes: [String] { [] }
  /// Does nothing here; the handler hears of nothing.
  @discardableResult
  open func loadObject<Object>(
    ofClass aClass: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress {
    StandIn.note("NSItemProvider.loadObject")
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 0)
  }
  /// Does nothing here; the handler hears of nothing.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    StandIn.note("NSItemProvider.loadItem")
    completionHandler?(nil, nil)
  }
  /// Does nothing here; the handler hears of nothing.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    StandIn.note("NSItemProvider.loadDataRepresentation")
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 0)
  }
  /// Does nothing here; the handler hears of nothing.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    StandIn.note("NSItemProvider.loadFileRepresentation")
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 0)
  }
  /// Does nothing here.
  open func registerObject(_ object: Any, visibility: ItemProviderVisibility) {}
}

/// What is shown of something that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// Creates one.
  public init(view: UIView) {}
  /// Creates one.
  public init(view: UIView, parameters: UIPreviewParameters) {}
}

/// How something looks while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Stored only.
  open var visiblePath: UIBezierPath?
  /// Stored only.
  open var shadowPath: UIBezierPath?
  /// Stored only.
  open var backgroundColor: UIColor?
  /// Creates the standard look.
  public override init() { super.init() }
}

/// How something looks while it is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A place for something that is dropped.
@preconcurrency @MainActor
open class UIDragPreviewTarget: NSObject {
  /// Creates one.
  public init(container: UIView, center: CGPoint) {}
}

/// A drag or a drop.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// The point in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether something of a kind is dragged.
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// A drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What belongs to the drag.
  var localContext: Any? { get set }
}

/// A drop.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in this program.
  var localDragSession: (any UIDragSession)? { get }
}

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// As UIKit's.
  case cancel = 0
  /// As UIKit's.
  case forbidden
  /// As UIKit's.
  case copy
  /// As UIKit's.
  case move
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// Stored only.
  public final let operation: UIDropOperation
  /// Creates one.
  public init(operation: UIDropOperation) { self.operation = operation }
}
