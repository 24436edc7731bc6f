import Foundation
import HeadlessUIKit

/// Draws bars: background, hairline, titles and buttons.
@MainActor
struct BarDrawing {
  let theme: RenderTheme

  private func ground(_ rect: CGRect, lineAtTop: Bool, on canvas: inout SVGCanvas) {
    canvas.rectangle(rect, fill: theme.paint(.secondarySystemBackground))
    let y = lineAtTop ? rect.minY : rect.maxY
    canvas.path(
      [CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)],
      stroke: theme.paint(.separator)
    )
  }

  /// Draws a navigation bar with an item's title and buttons.
  func draw(_ item: UINavigationItem?, tint: UIColor, in rect: CGRect, on canvas: inout SVGCanvas) {
    ground(rect, lineAtTop: false, on: &canvas)
    guard let item else { return }
    let strip = CGRect(x: rect.minX, y: rect.maxY - 44, width: rect.width, height: 44)
    TextDrawing(font: .systemFont(ofSize: 17, weight: .semibold), alignment: .center).draw(
      item.title ?? "",
      in: strip.insetBy(dx: 80, dy: 0),
      theme.paint(.label),
      on: &canvas
    )
    var x = strip.minX + 16
    for button in item.leftBarButtonItems ?? [] {
      x += draw(button, tint, at: x, fromRight: false, strip, &canvas) + 12
    }
    x = strip.maxX - 16
    for button in item.rightBarButtonItems ?? [] {
      x -= draw(button, tint, at: x, fromRight: true, strip, &canvas) + 12
    }
  }

  /// Draws a toolbar; flexible spaces share the remaining width.
  func draw(_ bar: UIToolbar, in rect: CGRect, on canvas: inout SVGCanvas) {
    ground(rect, lineAtTop: true, on: &canvas)
    let items = (bar.items ?? []).prefix(30)
    let used = items.reduce(CGFloat(0)) { $0 + width(of: $1) }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let gap = flexible > 0 ? max(0, rect.width - 32 - used) / CGFloat(flexible) : 0
    var x = rect.minX + 16
    for item in items {
      if item.systemItem == .flexibleSpace {
        x += gap
      } else {
        draw(item, bar.tintColor, at: x, fromRight: false, rect, &canvas)
        x += width(of: item)
      }
    }
  }

  /// Draws a tab bar.
  func draw(_ bar: UITabBar, in rect: CGRect, on canvas: inout SVGCanvas) {
    let items = (bar.items ?? []).prefix(8).map { ($0.title ?? "", $0.image?.name) }
    draw(tabs: items, tint: bar.tintColor, in: rect, on: &canvas)
  }

  /// Draws the tabs of a tab bar, the first one selected.
  func draw(
    tabs: [(title: String, image: String?)],
    tint: UIColor,
    in rect: CGRect,
    on canvas: inout SVGCanvas
  ) {
    ground(rect, lineAtTop: true, on: &canvas)
    guard !tabs.isEmpty else { return }
    let width = rect.width / CGFloat(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let x = rect.minX + width * CGFloat(index)
      let paint = theme.paint(index == 0 ? tint : .systemGray)
      canvas.circle(
        CGPoint(x: x + width / 2, y: rect.minY + 19),
        radius: 11,
        fill: paint.faded(0.12),
        stroke: paint
      )
      let place = CGRect(x: x + 2, y: rect.minY + 32, width: width - 4, height: 14)
      TextDrawing(font: .systemFont(ofSize: 10, weight: .medium), alignment: .center)
        .draw(tab.title, in: place, paint, on: &canvas)
    }
  }

  private func label(_ item: UIBarButtonItem) -> String {
    if let title = item.title, !title.isEmpty { return title }
    if let name = item.image?.name { return name }
    guard let system = item.systemItem else { return "" }
    return Self.names[system] ?? "\(system)".prefix(1).uppercased() + "\(system)".dropFirst()
  }

  private static let names: [UIBarButtonItem.SystemItem: String] = [
    .add: "+", .fixedSpace: "", .flexibleSpace: "",
  ]

  private func width(of item: UIBarButtonItem) -> CGFloat {
    switch item.systemItem {
    case .flexibleSpace: return 0
    case .fixedSpace: return max(item.width, 8)
    default:
      let text = TextDrawing(font: .systemFont(ofSize: 17), alignment: .left)
      return max(item.width, min(text.width(of: label(item)), 140) + 8)
    }
  }

  @discardableResult
  private func draw(
    _ item: UIBarButtonItem,
    _ tint: UIColor,
    at x: CGFloat,
    fromRight: Bool,
    _ strip: CGRect,
    _ canvas: inout SVGCanvas
  ) -> CGFloat {
    let width = width(of: item)
    let place = CGRect(
      x: fromRight ? x - width : x,
      y: strip.minY,
      width: width,
      height: strip.height
    )
    TextDrawing(font: .systemFont(ofSize: 17), alignment: fromRight ? .right : .left)
      .draw(label(item), in: place, theme.paint(item.tintColor ?? tint), on: &canvas)
    return width
  }
}
