import Foundation

extension UIResponder {
  /// Stored only.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Stored only.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Stored only.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Stored only.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Stored only.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Stored only.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
  /// Stored only.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Stored only.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Stored only.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// Stored only.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Stored only.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// Stored only.
  public var userActivity: NSUserActivity? {
    get { stored("userActivity", nil) }
    set { store("userActivity", newValue) }
  }
}

/// What the user does, for other programs; nobody hears of it here.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// Stored only.
  public let activityType: String
  /// Stored only.
  open var title: String?
  /// Stored only.
  open var userInfo: [AnyHashable: Any]?
  /// Stored only.
  open var webpageURL: URL?
  /// Stored only.
  open var isEligibleForSearch = false
  /// Stored only.
  open var isEligibleForHandoff = true
  /// Stored only.
  open var isEligibleForPrediction = false
  /// Stored only.
  open var keywords: Set<String> = []
  /// Stored only.
  open var requiredUserInfoKeys: Set<String>?
  /// Stored only.
  open var isEligibleForPublicIndexing = false
  /// Stored only.
  open var needsSave = false
  /// Stored only.
  open var expirationDate = Date.distantFuture
  /// Stored only.
  open var referrerURL: URL?
  /// Stored only.
  open var persistentIdentifier: String?
  /// Stored only.
  open var suggestedInvocationPhrase: String?
  /// Adds entries to the information about the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// Creates one.
  public init(activityType: String) { self.activityType = activityType }
  /// Does nothing here.
  open func becomeCurrent() { StandIn.note("UIResponder.becomeCurrent") }
  /// Does nothing here.
  open func resignCurrent() { StandIn.note("UIResponder.resignCurrent") }
  /// Does nothing here.
  open func invalidate() { StandIn.note("UIResponder.invalidate") }
}
