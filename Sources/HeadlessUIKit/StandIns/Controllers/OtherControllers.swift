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
    /// Stored only.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Stored only.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Stored only.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Stored only.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Stored only.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Stored only.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Stored only.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
  }
  /// Where an activity shows.
  public enum Category: Int, Sendable {
    /// In the lower row.
    case action = 0
    /// In the upper row.
    case share
  }
  /// Creates an activity.
  public override init() { super.init() }
  /// Where the activity shows.
  open class var activityCategory: Category { .action }
  /// The activity's kind.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// The controller that asks for more.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity takes these things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it; never called here.
  open func perform() {}
  /// Told that the activity ended.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Something to share that is made when it is asked for.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the thing.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The thing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
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
