import Foundation

/// How an object joins its parent.
enum NibAttachment {
  case none
  case subview
  case custom((_ parent: NSObject, _ child: NSObject) -> Void)
}
