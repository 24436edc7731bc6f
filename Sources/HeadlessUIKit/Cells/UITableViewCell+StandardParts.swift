extension UITableViewCell {
  /// Places image, text and detail in the content view by the cell's style.
  ///
  /// The image comes first; the texts share the rest. Texts have their own sizes, on whole pixels.
  final func layoutStandardParts(_ parts: CellParts) {
    guard parts.textLabel != nil || parts.detailTextLabel != nil || parts.imageView != nil,
      let content = contentViewStorage
    else { return }
    let left =
      CellMetrics.labelMargin
      + CGFloat(max(indentationLevel, 0)) * indentationWidth
    let height = content.bounds.height
    var x = left
    if let view = parts.imageView {
      let size = view.image?.size ?? .zero
      view.frame = centred(size, x: x, in: height)
      if size.width > 0 { x += size.width + CellMetrics.imageGap }
    }
    let right = max(content.bounds.width - CellMetrics.labelMargin, x)
    let area = CGRect(x: x, y: 0, width: right - x, height: height)
    switch cellStyle {
    case .default: layoutSingle(parts, area)
    case .value1: layoutValue1(parts, area)
    case .value2: layoutValue2(parts, area)
    case .subtitle: layoutSubtitle(parts, area)
    }
  }

  private func centred(_ size: CGSize, x: CGFloat, in height: CGFloat) -> CGRect {
    let scale = UIScreen.main.scale
    let y = ((height - size.height) / 2).roundedToPixel(scale: scale)
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func layoutSingle(_ parts: CellParts, _ area: CGRect) {
    parts.textLabel?.frame = area
  }

  /// The value keeps its width at the right edge; the text gets the rest.
  private func layoutValue1(_ parts: CellParts, _ area: CGRect) {
    let value = parts.detailTextLabel?.sizeThatFits(area.size) ?? .zero
    let text = parts.textLabel?.sizeThatFits(area.size) ?? .zero
    let valueWidth = min(value.width, area.width)
    parts.detailTextLabel?.frame = centred(
      CGSize(width: valueWidth, height: value.height),
      x: area.maxX - valueWidth,
      in: area.height
    )
    let gap: CGFloat = valueWidth > 0 ? 6 : 0
    let textWidth = max(min(text.width, area.width - valueWidth - gap), 0)
    parts.textLabel?.frame = centred(
      CGSize(width: textWidth, height: text.height),
      x: area.minX,
      in: area.height
    )
  }

  private func layoutValue2(_ parts: CellParts, _ area: CGRect) {
    let labelWidth = min(CellMetrics.value2LabelWidth, area.width)
    let text = parts.textLabel?.sizeThatFits(area.size) ?? .zero
    let value = parts.detailTextLabel?.sizeThatFits(area.size) ?? .zero
    parts.textLabel?.frame = centred(
      CGSize(width: labelWidth, height: text.height),
      x: area.minX,
      in: area.height
    )
    let x = min(area.minX + labelWidth + 6, area.maxX)
    parts.detailTextLabel?.frame = centred(
      CGSize(width: min(value.width, area.maxX - x), height: value.height),
      x: x,
      in: area.height
    )
  }

  /// Centres both lines together.
  private func layoutSubtitle(_ parts: CellParts, _ area: CGRect) {
    let text = parts.textLabel?.sizeThatFits(area.size) ?? .zero
    let detail = parts.detailTextLabel?.sizeThatFits(area.size) ?? .zero
    let scale = UIScreen.main.scale
    let top = ((area.height - text.height - detail.height) / 2).roundedToPixel(scale: scale)
    parts.textLabel?.frame = CGRect(
      x: area.minX,
      y: top,
      width: min(text.width, area.width),
      height: text.height
    )
    parts.detailTextLabel?.frame = CGRect(
      x: area.minX,
      y: top + text.height,
      width: min(detail.width, area.width),
      height: detail.height
    )
  }

  /// The size of the standard parts, at least a default row's height with separator (rule TV-29).
  final func standardSize(fitting size: CGSize) -> CGSize {
    var height: CGFloat = 0
    if let parts {
      if let image = parts.imageView?.image { height = image.size.height }
      if !isContentFromNib { height = max(height, textHeight(parts, width: size.width)) }
      if height > 0 { height += separatorThickness }
    }
    return CGSize(width: size.width, height: max(height, UITableViewCell.initialFrame.height))
  }

  /// The height of texts of several lines; texts of one line fit every row.
  private func textHeight(_ parts: CellParts, width: CGFloat) -> CGFloat {
    let labels = [parts.textLabel, parts.detailTextLabel]
    guard labels.contains(where: { $0 != nil && $0?.numberOfLines != 1 }) else { return 0 }
    var area = max(width - trailingWidth - 2 * CellMetrics.labelMargin, 0)
    if let image = parts.imageView?.image { area -= image.size.width + CellMetrics.imageGap }
    let fitting = CGSize(width: max(area, 0), height: 0)
    let heights = labels.map { $0?.sizeThatFits(fitting).height ?? 0 }
    let text = cellStyle == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
    return text + 2 * CellMetrics.textMargin
  }
}
