/// A leading, trailing, left, right or horizontally centred position; it compares only with its kind.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
