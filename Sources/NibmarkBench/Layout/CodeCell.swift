import Foundation
import HeadlessUIKit

/// A cell as people write them without Interface Builder: five rows of a picture and a text.
@MainActor
enum CodeCell {
  static func make() -> UIView? {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    var constraints: [NSLayoutConstraint] = []
    var top = cell.topAnchor
    for row in 0..<5 {
      let (picture, label) = (UIImageView(frame: .zero), UILabel(frame: .zero))
      label.text = "Row \(row)"
      for view in [picture, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(view)
      }
      constraints += [
        picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        picture.topAnchor.constraint(equalTo: top, constant: 8),
        picture.widthAnchor.constraint(equalToConstant: 32),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        label.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        cell.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      ]
      top = picture.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
    return cell
  }
}
