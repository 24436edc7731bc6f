import Foundation
import TestModel

/// The pictures of a failure, side by side and at one scale.
struct HTMLPictures {
  let pictures: [FailurePicture]

  /// The greatest size of a picture on the page, in points.
  private static let sizeMax = (width: 460.0, height: 620.0)

  var markup: Markup {
    guard let first = pictures.first else { return "" }
    // The other appearance is folded away.
    let own = pictures.filter { $0.isDark == first.isDark }
    let others = pictures.filter { $0.isDark != first.isDark }
    let scale = scale
    let title = first.isDark == true ? "In light appearance" : "In dark appearance"
    let folded: Markup =
      others.isEmpty
      ? "" : "<details><summary>\(title)</summary>\(row(others, scale))</details>"
    return row(own, scale) + folded
  }

  private func row(_ pictures: [FailurePicture], _ scale: Double?) -> Markup {
    let kind = scale == nil ? "pictures" : "pictures scaled"
    return "<div class=\"\(kind)\">\(pictures.map { figure($0, scale) })</div>"
  }

  // Images, so that a stored picture cannot run scripts in the page.
  private func figure(_ picture: FailurePicture, _ scale: Double?) -> Markup {
    let source = "data:image/svg+xml;base64," + Data(picture.svg.utf8).base64EncodedString()
    var size: Markup = ""
    var title = picture.title
    if let scale, let own = Self.size(of: picture.svg) {
      size =
        " width=\"\(Figures.plain((own.width * scale).rounded()))\""
        + " height=\"\(Figures.plain((own.height * scale).rounded()))\""
      if scale < 1 { title += ", at \(Figures.plain((scale * 100).rounded())) %" }
    }
    return """
      <figure><figcaption>\(title)</figcaption><div class="scroll">\
      <img class="picture" alt="\(picture.title)"\(size) src="\(source)" loading="lazy"></div></figure>
      """
  }

  /// The scale at which all fit; nil when a picture does not say its size.
  private var scale: Double? {
    var scale = 1.0
    for picture in pictures {
      guard let size = Self.size(of: picture.svg) else { return nil }
      scale = min(scale, Self.sizeMax.width / size.width, Self.sizeMax.height / size.height)
    }
    return scale
  }

  private static func size(of svg: String) -> (width: Double, height: Double)? {
    let head = svg.prefix { $0 != ">" }.prefix(600)
    func number(_ name: String) -> Double? {
      guard let start = head.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
      return Double(head[start...].prefix { $0 != "\"" })
    }
    guard let width = number("width"), let height = number("height"), width >= 1, height >= 1,
      width < 100_000, height < 100_000
    else { return nil }
    return (width, height)
  }
}
