/// A class of the runner's own whose stored outlets and values suites see in the tree, as those of an app's class.
@MainActor
protocol LinkedView: AnyObject {
  /// The values of stored properties, by name: `<attribute>` elements of the tree.
  var linkedValues: [(name: String, value: String)] { get }
}
