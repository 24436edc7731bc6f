import Foundation

/// How writing a mail ended.
public enum MFMailComposeResult: Int, Sendable {
  /// The user cancelled it.
  case cancelled
  /// It is a draft.
  case saved
  /// It is on its way.
  case sent
  /// It could not be sent.
  case failed
}

/// Hears how writing a mail ended; never here.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Writing a mail ended.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing here.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Lets the user write a mail; nobody can here.
open class MFMailComposeViewController: UINavigationController {
  /// Whether mail can be sent: false.
  open class func canSendMail() -> Bool { false }
  /// Stored only.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Does nothing here.
  open func setSubject(_ subject: String) { StandIn.note("MFMailComposeViewController.setSubject") }
  /// Does nothing here.
  open func setToRecipients(_ toRecipients: [String]?) {
    StandIn.note("MFMailComposeViewController.setToRecipients")
  }
  /// Does nothing here.
  open func setCcRecipients(_ ccRecipients: [String]?) {
    StandIn.note("MFMailComposeViewController.setCcRecipients")
  }
  /// Does nothing here.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    StandIn.note("MFMailComposeViewController.setBccRecipients")
  }
  /// Does nothing here.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    StandIn.note("MFMailComposeViewController.setMessageBody")
  }
  /// Does nothing here.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    StandIn.note("MFMailComposeViewController.addAttachmentData")
  }
}

/// How writing a message ended.
public enum MessageComposeResult: Int, Sendable {
  /// The user cancelled it.
  case cancelled
  /// It is on its way.
  case sent
  /// It could not be sent.
  case failed
}

/// Hears how writing a message ended; never here.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Writing a message ended.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

/// Lets the user write a message; nobody can here.
open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent: false.
  open class func canSendText() -> Bool { false }
  /// Stored only.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Stored only.
  open var recipients: [String]?
  /// Stored only.
  open var subject: String?
  /// Stored only.
  open var body: String?
}
