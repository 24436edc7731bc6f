import Foundation
import HeadlessUIKit

/// What code shows in cells, headers, buttons and indicators.
extension CallableMethods {
  static let looks: [Method] = backgrounds + accessories + configurations + buttons + animations

  private static let backgrounds: [Method] = [
    Method("setBackgroundView(_:)") { (cell: UITableViewCell, values) throws(StepError) in
      cell.backgroundView = try values.optional(0, UIView.self)
    },
    Method("setBackgroundView(_:)") {
      (header: UITableViewHeaderFooterView, values) throws(StepError) in
      header.backgroundView = try values.optional(0, UIView.self)
    },
    Method("setBackgroundView(_:)") { (cell: UICollectionViewCell, values) throws(StepError) in
      cell.backgroundView = try values.optional(0, UIView.self)
    },
    Method("setSelectedBackgroundView(_:)") {
      (cell: UICollectionViewCell, values) throws(StepError) in
      cell.selectedBackgroundView = try values.optional(0, UIView.self)
    },
    Method("setSelectedBackgroundView(_:)") { (cell: UITableViewCell, values) throws(StepError) in
      cell.selectedBackgroundView = try values.optional(0, UIView.self)
    },
  ]

  private static let accessories: [Method] = [
    Method("setAccessoryView(_:)") { (cell: UITableViewCell, values) throws(StepError) in
      cell.accessoryView = try values.optional(0, UIView.self)
    },
    Method("setEditingAccessoryView(_:)") { (cell: UITableViewCell, values) throws(StepError) in
      cell.editingAccessoryView = try values.optional(0, UIView.self)
    },
  ]

  private static let configurations: [Method] = [
    Method("setContentConfiguration(text:secondaryText:)") { (cell: UITableViewCell, values) in
      cell.contentConfiguration = values.configuration(of: cell.defaultContentConfiguration())
    },
    Method("setContentConfiguration(text:secondaryText:)") { (cell: UICollectionViewCell, values) in
      cell.contentConfiguration = values.configuration(of: .cell())
    },
    Method("setContentConfiguration(text:secondaryText:)") {
      (header: UITableViewHeaderFooterView, values) in
      header.contentConfiguration = values.configuration(of: header.defaultContentConfiguration())
    },
    Method("setNeedsUpdateConfiguration()") { (cell: UITableViewCell, _) in
      cell.setNeedsUpdateConfiguration()
    },
    Method("setNeedsUpdateConfiguration()") { (cell: UICollectionViewCell, _) in
      cell.setNeedsUpdateConfiguration()
    },
  ]

  private static let buttons: [Method] = [
    Method("setTitle(_:for:)") { (button: UIButton, values) throws(StepError) in
      button.setTitle(values.text(0), for: try values.state(1))
    },
    Method("title(for:)") { (button: UIButton, values) throws(StepError) in
      button.title(for: try values.state(0))
    },
    Method("setImage(_:for:)") { (button: UIButton, values) throws(StepError) in
      button.setImage(try values.image(0), for: try values.state(1))
    },
    Method("image(for:)") { (button: UIButton, values) throws(StepError) in
      button.image(for: try values.state(0))?.size
    },
  ]

  private static let animations: [Method] = [
    Method("startAnimating()") { (view: UIActivityIndicatorView, _) in view.startAnimating() },
    Method("stopAnimating()") { (view: UIActivityIndicatorView, _) in view.stopAnimating() },
  ]
}
