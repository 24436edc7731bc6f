/// What the layout's owner says about one section (rule FL-2), by direction.
struct FlowSectionMetrics: Equatable {
  var itemCount = 0
  /// Header and footer, along the direction; 0 stands for none (rule FL-4).
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  /// The insets before and after the lines, along the direction.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  /// The insets of the lines, across it.
  var crossLeading: CGFloat = 0
  var crossTrailing: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
}
