import Foundation

/// Shows a page of the web; none is loaded.
open class SFSafariViewController: UIViewController {
  /// How the page is shown.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates one.
    public override init() {}
    /// Stored only.
    open var entersReaderIfAvailable = false
    /// Stored only.
    open var barCollapsingEnabled = true
  }

  /// What the button at the bar's end says.
  public enum DismissButtonStyle: Int, Sendable {
    /// It is done.
    case done
    /// It closes.
    case close
    /// It cancels.
    case cancel
  }

  /// Stored only.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Stored only.
  open var preferredBarTintColor: UIColor?
  /// Stored only.
  open var preferredControlTintColor: UIColor?
  /// Stored only.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates one; the page is not loaded.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Creates one; the page is not loaded.
  public init(url URL: URL, configuration: Configuration) {
    super.init(nibName: nil, bundle: nil)
    StandIn.note("SFSafariViewController.init(url:)")
  }
  /// Creates one from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Hears of a page of the web; never called here.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Told that the user is done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
