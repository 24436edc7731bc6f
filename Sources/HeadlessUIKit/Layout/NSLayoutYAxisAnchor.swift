/// A top, bottom, vertically centred or baseline position; it compares only with its kind.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
