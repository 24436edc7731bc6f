import Foundation
import HeadlessUIKit

/// Draws the content of single views, in the view's coordinates.
@MainActor
struct ControlDrawing {
  let theme: RenderTheme

  /// Draws a view's own content; the caller draws its subviews.
  func draw(_ view: UIView, in rect: CGRect, on canvas: inout SVGCanvas) {
    switch view {
    case let label as UILabel: draw(label, rect, &canvas)
    case let button as UIButton: draw(button, rect, &canvas)
    case let image as UIImageView: draw(image.image, image.tintColor, rect, &canvas)
    case let field as UITextField: draw(field, rect, &canvas)
    case let text as UITextView: draw(text, rect, &canvas)
    case let control as UISwitch: draw(control, rect, &canvas)
    case let slider as UISlider: draw(slider, rect, &canvas)
    case let segments as UISegmentedControl: draw(segments, rect, &canvas)
    case let stepper as UIStepper: draw(stepper, rect, &canvas)
    case let progress as UIProgressView: draw(progress, rect, &canvas)
    case let activity as UIActivityIndicatorView: draw(activity, rect, &canvas)
    case let pages as UIPageControl: draw(pages, rect, &canvas)
    case let search as UISearchBar: draw(search, rect, &canvas)
    default: drawOther(view, rect, &canvas)
    }
  }

  private func drawOther(_ view: UIView, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    switch view {
    case let bar as UINavigationBar:
      BarDrawing(theme: theme).draw(bar.topItem, tint: bar.tintColor, in: rect, on: &canvas)
    case let bar as UIToolbar: BarDrawing(theme: theme).draw(bar, in: rect, on: &canvas)
    case let bar as UITabBar: BarDrawing(theme: theme).draw(bar, in: rect, on: &canvas)
    case is UIVisualEffectView: canvas.rectangle(rect, fill: gray5.faded(0.6))
    default:
      guard let name = Self.placeholderNames[type(of: view).interfaceBuilderElement] else { return }
      canvas.rectangle(rect, fill: gray6, stroke: separator)
      caption(name, rect, &canvas)
    }
  }

  /// Views whose content exists only on a device.
  private static let placeholderNames = [
    "mapView": "Map", "wkWebView": "Web", "webView": "Web", "pickerView": "Picker",
    "datePicker": "Date", "glkView": "OpenGL", "sceneKitView": "SceneKit", "mtkView": "Metal",
    "arskView": "AR", "arscnView": "AR", "skView": "SpriteKit", "containerView": "Container",
  ]

  /// Whether a view's content exists only on a device.
  static func isPlaceholder(_ view: UIView) -> Bool {
    placeholderNames[type(of: view).interfaceBuilderElement] != nil
  }

  var gray5: RenderTheme.Paint { theme.paint(.systemGray5) }
  var gray6: RenderTheme.Paint { theme.paint(.systemGray6) }
  var separator: RenderTheme.Paint { theme.paint(.separator) }
  private var white: RenderTheme.Paint { theme.paint(.white) }
  private var fill: RenderTheme.Paint { theme.paint(.tertiarySystemFill) }

  /// Draws a word in the middle if it fits.
  func caption(_ text: String, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    guard rect.width >= 24, rect.height >= 12 else { return }
    let font = UIFont.systemFont(ofSize: min(11, max(7, rect.height / 3)))
    TextDrawing(font: font, alignment: .center, mode: .byTruncatingMiddle)
      .draw(text, in: rect.insetBy(dx: 2, dy: 0), theme.paint(.systemGray), on: &canvas)
  }

  // MARK: Texts

  private func draw(_ label: UILabel, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    guard let text = label.text else { return }
    TextDrawing(
      font: fitting(label, rect.width),
      alignment: label.textAlignment,
      lineCountMax: label.numberOfLines,
      mode: label.lineBreakMode
    ).draw(text, in: rect, theme.paint(label.textColor), on: &canvas)
  }

  // A label that shrinks its text is drawn with the smaller font.
  private func fitting(_ label: UILabel, _ width: CGFloat) -> UIFont {
    let font: UIFont = label.font
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, let text = label.text else {
      return font
    }
    let natural = TextDrawing(font: font, alignment: .natural).width(of: text)
    guard natural > width, natural > 0 else { return font }
    let share = max(width / natural, label.minimumScaleFactor, 0.2)
    return font.withSize(font.pointSize * share)
  }

  private func draw(_ field: UITextField, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    var inner = rect
    switch field.borderStyle {
    case .none: break
    case .roundedRect:
      canvas.rectangle(
        rect.insetBy(dx: 0.5, dy: 0.5),
        fill: field.backgroundColor == nil ? theme.paint(.systemBackground) : .none,
        stroke: separator,
        radius: 5
      )
      inner = rect.insetBy(dx: 7, dy: 0)
    default:
      canvas.rectangle(rect.insetBy(dx: 0.5, dy: 0.5), stroke: theme.paint(.systemGray))
      inner = rect.insetBy(dx: 7, dy: 0)
    }
    let drawing = TextDrawing(
      font: field.font ?? UIFont.systemFont(ofSize: 17),
      alignment: field.textAlignment
    )
    if let text = field.text, !text.isEmpty {
      let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      drawing.draw(shown, in: inner, theme.paint(field.textColor), on: &canvas)
    } else if let text = field.placeholder {
      drawing.draw(text, in: inner, theme.paint(.placeholderText), on: &canvas)
    }
  }

  private func draw(_ view: UITextView, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    TextDrawing(
      font: view.font ?? UIFont.systemFont(ofSize: 14),
      alignment: view.textAlignment,
      lineCountMax: 0,
      mode: .byClipping
    ).draw(
      view.text ?? "",
      in: rect.inset(by: view.textContainerInset).insetBy(dx: 5, dy: 0),
      theme.paint(view.textColor ?? .label),
      on: &canvas,
      fromTop: true
    )
  }

  // MARK: Buttons and images

  private func draw(_ button: UIButton, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    let color = foreground(of: button, rect, &canvas)
    if button.currentBackgroundImage != nil {
      draw(button.currentBackgroundImage, button.tintColor, rect, &canvas)
    }
    let title = button.currentTitle ?? ""
    let text = TextDrawing(font: button.titleFont, alignment: .left, mode: .byTruncatingMiddle)
    let image = button.currentImage?.size ?? .zero
    let area = rect.inset(by: button.contentEdgeInsets)
    let gap = image.width > 0 && !title.isEmpty ? button.configuration?.imagePadding ?? 0 : 0
    let titleWidth =
      title.isEmpty ? 0 : min(text.width(of: title), max(area.width - image.width, 0))
    var x = area.minX
    switch button.contentHorizontalAlignment {
    case .center, .fill: x += (area.width - image.width - gap - titleWidth) / 2
    case .right, .trailing: x = area.maxX - image.width - gap - titleWidth
    case .left, .leading: break
    }
    if let shown = button.currentImage {
      let place = CGRect(
        x: x + shift(button.imageEdgeInsets, button),
        y: area.midY - image.height / 2
          + (button.imageEdgeInsets.top - button.imageEdgeInsets.bottom) / 2,
        width: image.width,
        height: image.height
      )
      draw(shown, color, place, &canvas)
    }
    let place = CGRect(
      x: x + image.width + gap + shift(button.titleEdgeInsets, button),
      y: rect.minY,
      width: titleWidth + 1,
      height: rect.height
    )
    text.draw(title, in: place, theme.paint(color), on: &canvas)
    drawStandardLook(button, rect, &canvas)
  }

  // Insets move content fully from the side that it is aligned with, and by half from the centre.
  private func shift(_ insets: UIEdgeInsets, _ button: UIButton) -> CGFloat {
    switch button.contentHorizontalAlignment {
    case .left, .leading: insets.left
    case .right, .trailing: -insets.right
    case .center, .fill: (insets.left - insets.right) / 2
    }
  }

  private func foreground(of button: UIButton, _ rect: CGRect, _ canvas: inout SVGCanvas)
    -> UIColor
  {
    guard let configuration = button.configuration else {
      if button.title(for: .normal) != nil, button.titleColor(for: .normal) == nil,
        button.buttonType == .custom
      {
        return .white
      }
      return button.currentTitleColor
    }
    let base = configuration.baseBackgroundColor ?? button.tintColor
    switch configuration.style {
    case "filled", "borderedProminent":
      canvas.rectangle(rect, fill: theme.paint(base), radius: 6)
      return configuration.baseForegroundColor ?? .white
    case "tinted", "borderedTinted":
      canvas.rectangle(rect, fill: theme.paint(base).faded(0.18), radius: 6)
    case "gray", "bordered":
      canvas.rectangle(rect, fill: fill, radius: 6)
    default: break
    }
    return configuration.baseForegroundColor ?? button.tintColor
  }

  private func drawStandardLook(_ button: UIButton, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    let sign: String
    switch button.buttonType {
    case .detailDisclosure, .infoLight, .infoDark: sign = "i"
    case .contactAdd: sign = "+"
    case .close: sign = "×"
    default: return
    }
    guard button.currentImage == nil, (button.currentTitle ?? "").isEmpty else { return }
    let tint = theme.paint(button.tintColor)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    canvas.circle(center, radius: min(11, rect.width / 2), stroke: tint, width: 1.5)
    TextDrawing(font: .systemFont(ofSize: 15), alignment: .center)
      .draw(sign, in: rect, tint, on: &canvas)
  }

  /// Draws a placeholder for an image: a frame with diagonals and the image's name.
  func draw(_ image: UIImage?, _ tint: UIColor, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    guard let image, rect.width > 0, rect.height > 0 else { return }
    let line = image.isSymbolImage ? theme.paint(tint) : theme.paint(.systemGray3)
    let frame = rect.insetBy(dx: 0.5, dy: 0.5)
    if image.isSymbolImage {
      let side = min(frame.width, frame.height)
      canvas.circle(
        CGPoint(x: frame.midX, y: frame.midY),
        radius: side / 2,
        fill: line.faded(0.12),
        stroke: line
      )
    } else {
      canvas.rectangle(frame, fill: gray5.faded(0.6), stroke: line)
      for ends in [
        [CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)],
        [CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.minY)],
      ] {
        canvas.path(ends, stroke: line.faded(0.6))
      }
    }
    if let name = image.name, rect.width >= 44 { caption(name, rect, &canvas) }
  }

  // MARK: Controls

  private func draw(_ control: UISwitch, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    let track = CGRect(
      x: rect.minX,
      y: rect.minY,
      width: min(rect.width, rect.height > 0 ? rect.height * 63 / 28 : 51),
      height: rect.height
    )
    let on = theme.paint(control.onTintColor ?? .systemGreen)
    canvas.rectangle(track, fill: control.isOn ? on : theme.paint(.secondarySystemFill), radius: 99)
    let radius = track.height / 2 - 2
    let x = control.isOn ? track.maxX - radius - 2 : track.minX + radius + 2
    canvas.circle(
      CGPoint(x: x, y: track.midY),
      radius: radius,
      fill: theme.paint(control.thumbTintColor ?? .white)
    )
  }

  private func draw(_ slider: UISlider, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    let span = slider.maximumValue - slider.minimumValue
    let share = span > 0 ? CGFloat((slider.value - slider.minimumValue) / span) : 0
    let radius: CGFloat = min(14, rect.height / 2)
    let x = rect.minX + radius + max(0, rect.width - 2 * radius) * share
    let track = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
    canvas.rectangle(
      track,
      fill: slider.maximumTrackTintColor.map(theme.paint) ?? fill,
      radius: 2
    )
    canvas.rectangle(
      CGRect(x: track.minX, y: track.minY, width: x - track.minX, height: 4),
      fill: theme.paint(slider.minimumTrackTintColor ?? slider.tintColor),
      radius: 2
    )
    canvas.circle(
      CGPoint(x: x, y: rect.midY),
      radius: radius,
      fill: theme.paint(slider.thumbTintColor ?? .white),
      stroke: separator
    )
  }

  private func draw(_ control: UISegmentedControl, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    canvas.rectangle(rect, fill: fill, radius: 8)
    let count = control.numberOfSegments
    guard count > 0 else { return }
    let width = rect.width / CGFloat(count)
    for index in 0..<min(count, 50) {
      let place = CGRect(
        x: rect.minX + width * CGFloat(index),
        y: rect.minY,
        width: width,
        height: rect.height
      )
      if index == control.selectedSegmentIndex {
        canvas.rectangle(
          place.insetBy(dx: 2, dy: 2),
          fill: control.selectedSegmentTintColor.map(theme.paint)
            ?? (theme.isDark ? theme.paint(.systemGray2) : white),
          radius: 6
        )
      }
      let title =
        control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.name ?? ""
      TextDrawing(font: .systemFont(ofSize: 13, weight: .medium), alignment: .center)
        .draw(title, in: place.insetBy(dx: 3, dy: 0), theme.paint(.label), on: &canvas)
    }
  }

  private func draw(_ stepper: UIStepper, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    canvas.rectangle(rect, fill: fill, radius: 8)
    let halves = rect.divided(atDistance: rect.width / 2, from: .minXEdge)
    for (sign, place) in [("−", halves.slice), ("+", halves.remainder)] {
      TextDrawing(font: .systemFont(ofSize: 20), alignment: .center)
        .draw(sign, in: place, theme.paint(.label), on: &canvas)
    }
    canvas.path(
      [CGPoint(x: rect.midX, y: rect.minY + 7), CGPoint(x: rect.midX, y: rect.maxY - 7)],
      stroke: separator
    )
  }

  private func draw(_ progress: UIProgressView, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    canvas.rectangle(rect, fill: progress.trackTintColor.map(theme.paint) ?? fill, radius: 2)
    var done = rect
    done.size.width *= CGFloat(progress.progress)
    canvas.rectangle(
      done,
      fill: theme.paint(progress.progressTintColor ?? progress.tintColor),
      radius: 2
    )
  }

  private func draw(_ view: UIActivityIndicatorView, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    // However large its view is, a wheel has its own size, and one at rest may be hidden.
    guard view.isAnimating || !view.hidesWhenStopped else { return }
    let paint = theme.paint(view.color ?? .systemGray)
    let own = view.intrinsicContentSize
    let radius = min(rect.width, rect.height, max(own.width, 1), max(own.height, 1)) / 2
    for step in 0..<8 {
      let angle = CGFloat(step) * .pi / 4
      let direction = CGPoint(x: sin(angle), y: -cos(angle))
      let ends = [radius * 0.45, radius * 0.9].map {
        CGPoint(x: rect.midX + direction.x * $0, y: rect.midY + direction.y * $0)
      }
      canvas.path(ends, stroke: paint.faded(1 - Double(step) * 0.1), width: max(1, radius / 6))
    }
  }

  private func draw(_ pages: UIPageControl, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    let count = min(pages.numberOfPages, 30)
    let start = rect.midX - CGFloat(count - 1) * 8
    for index in 0..<max(count, 0) {
      let color =
        index == pages.currentPage
        ? pages.currentPageIndicatorTintColor ?? .systemGray
        : pages.pageIndicatorTintColor ?? .systemGray4
      canvas.circle(
        CGPoint(x: start + CGFloat(index) * 16, y: rect.midY),
        radius: 3.5,
        fill: theme.paint(color)
      )
    }
  }

  private func draw(_ search: UISearchBar, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    let field = rect.insetBy(dx: 8, dy: max(0, (rect.height - 36) / 2))
    canvas.rectangle(field, fill: fill, radius: 10)
    canvas.circle(
      CGPoint(x: field.minX + 14, y: field.midY - 1),
      radius: 5,
      stroke: theme.paint(.systemGray),
      width: 1.5
    )
    let isEmpty = (search.text ?? "").isEmpty
    let text = isEmpty ? search.placeholder ?? "Search" : search.text ?? ""
    let place = CGRect(
      x: field.minX + 26,
      y: field.minY,
      width: max(0, field.width - 32),
      height: field.height
    )
    TextDrawing(font: .systemFont(ofSize: 17), alignment: .left)
      .draw(text, in: place, theme.paint(isEmpty ? .systemGray : .label), on: &canvas)
  }
}
