import CoreGraphics
import UIKit

/// Hears what users do in a contact's cell.
@objc protocol ContactCellDelegate {
  func contactCellDidCall(_ cell: ContactCell)
  @objc optional func contactCell(_ cell: ContactCell, rankOf name: String) -> Int
}

/// A contact, from `ContactCell.xib`.
final class ContactCell: UITableViewCell {
  @IBOutlet private(set) weak var nameLabel: UILabel! {
    didSet { nameLabel.numberOfLines = 2 }
  }
  @IBOutlet private weak var callButton: UIButton!
  weak var delegate: ContactCellDelegate?
  private(set) var fontChanges = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    callButton.addTarget(self, action: #selector(call(sender:)), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(fontChanged),
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  func rank() -> Int {
    delegate?.contactCell?(self, rankOf: nameLabel.text ?? "") ?? -1
  }

  @IBAction private func call(sender: UIButton) {
    delegate?.contactCellDidCall(self)
  }

  @objc private func fontChanged() { fontChanges += 1 }

  private(set) var looks = 0

  override func applyLook() {
    super.applyLook()
    looks += 1
  }

  @IBInspectable var corner: CGFloat {
    get { layer.cornerRadius }
    set {
      if #available(iOS 13.0, *) { layer.cornerCurve = .continuous }
      layer.cornerRadius = newValue
    }
  }
}

extension ContactCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
  }
}

extension UIView {
  /// Subclasses add what they need.
  @objc func applyLook() { tag += 10 }
}
