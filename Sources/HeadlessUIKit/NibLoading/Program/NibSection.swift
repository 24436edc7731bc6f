/// A static section of a table while it is being decoded.
final class NibSection: NSObject, NibObject {
  /// The title above.
  var headerTitle: String?
  /// The title below.
  var footerTitle: String?
  /// The cells, in document order.
  var cells: [UITableViewCell] = []
}
