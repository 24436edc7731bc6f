import Foundation

/// What was copied; it stays within the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// Stored only.
  public static let general = UIPasteboard()
  /// Stored only.
  open var string: String?
  /// Stored only.
  open var strings: [String]?
  /// Stored only.
  open var url: URL?
  /// Stored only.
  open var urls: [URL]?
  /// Stored only.
  open var image: UIImage?
  /// Stored only.
  open var images: [UIImage]?
  /// Stored only.
  open var color: UIColor?
  /// Stored only.
  open var items: [[String: Any]] = []
  /// Stored only.
  open var hasStrings: Bool { string != nil }
  /// Stored only.
  open var hasURLs: Bool { url != nil }
  /// Stored only.
  open var hasImages: Bool { image != nil }
  /// Stored only.
  open var changeCount: Int { 0 }
  /// Does nothing here.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    StandIn.note("UIPasteboard.setValue")
  }
  /// Does nothing here.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    StandIn.note("UIPasteboard.setData")
  }
}
