/// How many views of each kind a generated document has.
///
/// The numbers are those of the documents that the targets were recorded on.
struct DocumentShape {
  enum Root {
    case reusableView
    case tableCell
  }

  var name: String
  var root: Root
  var labels: Int
  var imageViews = 0
  var buttons = 0
  /// Views with subviews, beside the root.
  var containers = 0
  /// Outlets of the root, each to another view.
  var outlets = 0

  /// The shapes of all generated documents.
  static let all = [
    Self(name: "reusable_1", root: .reusableView, labels: 1),
    Self(
      name: "reusable_10",
      root: .reusableView,
      labels: 6,
      imageViews: 2,
      buttons: 1,
      containers: 1,
      outlets: 3
    ),
    Self(
      name: "reusable_100",
      root: .reusableView,
      labels: 64,
      imageViews: 13,
      buttons: 9,
      containers: 14,
      outlets: 33
    ),
    Self(
      name: "reusable_1000",
      root: .reusableView,
      labels: 554,
      imageViews: 160,
      buttons: 144,
      containers: 142,
      outlets: 333
    ),
    Self(
      name: "tablecell_10",
      root: .tableCell,
      labels: 5,
      imageViews: 3,
      buttons: 2,
      outlets: 3
    ),
  ]
}
