import Foundation
import HeadlessUIKit
import InterfaceBuilderCanvas

/// Where a view lies, and of roots and cells what they keep free inside.
struct ViewShape: Equatable {
  var frame: CGRect?
  var safeArea: UIEdgeInsets?
  var margins: UIEdgeInsets?

  /// The shapes of all views of a document, by their ids.
  @MainActor
  static func all(
    of records: [InspectedView],
    _ views: [String: UIView],
    _ instance: DocumentInstance
  ) -> [String: ViewShape] {
    let roots = Set(instance.all.compactMap { $0.view.map(ObjectIdentifier.init) })
    var shapes: [String: ViewShape] = [:]
    for record in records where shapes[record.id] == nil {
      var shape = ViewShape(frame: record.frame)
      if let view = views[record.id],
        roots.contains(ObjectIdentifier(view)) || view is UITableViewCell
          || view.superview is UITableViewCell
      {
        shape.safeArea = view.safeAreaInsets
        shape.margins = view.layoutMargins
      }
      shapes[record.id] = shape
    }
    return shapes
  }
}
