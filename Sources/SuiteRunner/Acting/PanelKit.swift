import HeadlessUIKit

/// Namespaces of each kind around classes, which nibs name with dots.
public enum PanelKit {
  /// A class in an enumeration.
  open class Lamp: UILabel, LinkedView {
    var linkedValues: [(name: String, value: String)] { [("isLamp", "true")] }
  }

  /// A structure in an enumeration.
  public struct Shelf {
    /// A class in a structure in an enumeration.
    open class Lamp: UILabel, LinkedView {
      var linkedValues: [(name: String, value: String)] { [("isLampOnShelf", "true")] }
    }
  }
}
