import Foundation

/// Chooses a document; there is none here.
open class UIDocumentPickerViewController: UIViewController {
  /// Told of the choice; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored only.
  open var allowsMultipleSelection = false
  /// Stored only.
  open var shouldShowFileExtensions = false
  /// Stored only.
  open var directoryURL: URL?
  /// Creates one that exports documents.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Told of chosen documents.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Documents were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// None was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) { OptionalMethods.missing() }
  /// Nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    OptionalMethods.missing()
  }
}

/// Shows a document with other programs; there are none here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Told what becomes of the document; not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The document.
  open var url: URL?
  /// Stored only.
  open var name: String?
  /// Stored only.
  open var uti: String?
  /// None here.
  open var icons: [UIImage] { [] }
  /// Creates one for a document.
  public init(url: URL) { self.url = url }
  /// Does nothing here.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    StandIn.note("UIDocumentInteractionController.presentPreview")
    return false
  }
  /// Does nothing here.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    StandIn.note("UIDocumentInteractionController.presentOptionsMenu")
    return false
  }
  /// Does nothing here.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    StandIn.note("UIDocumentInteractionController.presentOpenInMenu")
    return false
  }
}

/// Told what becomes of a document.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which a preview shows.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// An empty controller by default.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    OptionalMethods.missing()
    return UIViewController()
  }
}
