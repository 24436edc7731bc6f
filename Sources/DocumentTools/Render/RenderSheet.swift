import Foundation

/// Places parts on a sheet in rows, so that the sheet is about as wide as high.
struct RenderSheet {
  private(set) var places: [CGRect] = []
  /// The whole sheet; with one part, that part.
  private(set) var size = CGSize(width: 1, height: 1)

  private static let margin: CGFloat = 28
  /// The greatest length of a part, in points; larger parts are cut, because no viewer draws them.
  private static let lengthMax: CGFloat = 20_000

  init(_ parts: [CGSize]) {
    let sizes = parts.map {
      CGSize(
        width: min(max($0.width, 1), Self.lengthMax),
        height: min(max($0.height, 1), Self.lengthMax)
      )
    }
    guard sizes.count > 1 else {
      places = sizes.map { CGRect(origin: .zero, size: $0) }
      size = sizes.first ?? size
      return
    }
    let area = sizes.reduce(CGFloat(0)) {
      $0 + ($1.width + Self.margin) * ($1.height + Self.margin)
    }
    place(sizes, rowWidth: max(area.squareRoot() * 1.3, sizes.map(\.width).max() ?? 0))
  }

  private mutating func place(_ sizes: [CGSize], rowWidth: CGFloat) {
    var (x, y, rowHeight) = (Self.margin, Self.margin, CGFloat(0))
    for part in sizes {
      if x > Self.margin, x + part.width > rowWidth + Self.margin {
        x = Self.margin
        y += rowHeight + Self.margin
        rowHeight = 0
      }
      places.append(CGRect(origin: CGPoint(x: x, y: y), size: part))
      x += part.width + Self.margin
      rowHeight = max(rowHeight, part.height)
      size.width = max(size.width, x)
    }
    size.height = y + rowHeight + Self.margin
  }
}
