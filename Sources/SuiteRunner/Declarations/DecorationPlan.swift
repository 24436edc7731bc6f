import Foundation
import Numbers

/// `<decoration>` of a layout: which decoration views it has, and how they look.
struct DecorationPlan: Sendable {
  /// What each decoration view belongs to.
  enum Subject: String, Sendable { case section, item, list }

  let kind: String
  let subject: Subject
  /// The registered class or nib; neither for a kind that nobody registered.
  let className: String?
  let nib: String?
  /// How far it reaches beyond its items on each side, in points.
  let margin: CGFloat
  let zIndex: Int
  let alpha: CGFloat
  let isHidden: Bool

  init(_ element: HostElement) {
    kind = element["kind"] ?? ""
    subject = element["of"].flatMap(Subject.init) ?? .section
    className = element["class"]
    nib = element["nib"]
    margin = element["margin"].flatMap(Double.init).map { CGFloat($0) } ?? 0
    zIndex = element["zIndex"].flatMap(Double.init).map { Int(saturating: $0) } ?? -1
    alpha = element["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
    isHidden = element["hidden"] == "YES"
  }
}
