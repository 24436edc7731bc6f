import Foundation

/// Offers ways to share.
open class UIActivityViewController: UIViewController {
  /// UIKit's name.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, Error?
  ) -> Void
  /// Stored only.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Stored only.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Creates one.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// A way to share.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// UIKit's.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Stored only.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Stored only.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Stored only.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Stored only.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Stored only.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Stored only.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Stored only.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Stored only.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Stored only.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }
}

/// Chooses a picture.
open class UIImagePickerController: UINavigationController {
  /// UIKit's.
  public enum SourceType: Int, Sendable {
    /// As UIKit's.
    case photoLibrary = 0
    /// As UIKit's.
    case camera
    /// As UIKit's.
    case savedPhotosAlbum
  }
  /// UIKit's.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// Stored only.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Stored only.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Stored only.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Stored only.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// Stored only.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }
  /// Stored only.
  open var sourceType = SourceType.photoLibrary
  /// Stored only.
  open var allowsEditing = false
  /// Stored only.
  open var mediaTypes: [String] = []
  /// Whether there is a source: none.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Hears of the chosen picture.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// Hears of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}

/// Hears of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {}

/// Hears of a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}

/// Hears of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}

/// Provides the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
