import UIKit

/// A cell with names from before Swift 4.2, which its language mode still has.
public final class BadgeCell: UITableViewCell {
  /// What the cell counts.
  public let badge = UILabel()

  /// Creates a cell with a badge in front.
  public override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityTraits |= UIAccessibilityTraitButton
    contentView.addSubview(badge)
    contentView.addSubview(UIView())
    contentView.bringSubview(toFront: badge)
  }

  /// Creates a cell from a nib.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Places the badge.
  public override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = UIEdgeInsetsInsetRect(contentView.bounds, UIEdgeInsetsMake(1, 2, 3, 4))
  }
}
