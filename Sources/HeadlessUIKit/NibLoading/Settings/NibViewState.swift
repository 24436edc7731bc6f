import Foundation
import InterfaceBuilder

/// The attributes that nearly every view has, applied in a few stores; plain values, so that copies count nothing.
struct NibViewState {
  private var frame: CGRect?
  private var cleared: UInt64 = 0
  private var added: UInt64 = 0
  private var priorities: ContentPriorities?
  private let compactID: CompactText

  init(_ object: IBObject) {
    let element = object.element
    frame = object.frame
    compactID = CompactText(object.id)
    priorities = Self.priorities(element)
    flag(.hidden, element.boolean(.hidden))
    flag(.clips, element.boolean(.clipsSubviews))
    flag(.notOpaque, element.boolean(.opaque).map { !$0 })
    flag(.ignoresInteraction, element.boolean(.userInteractionEnabled).map { !$0 })
    flag(.multipleTouch, element.boolean(.multipleTouchEnabled))
    flag(.keepsSubviewSizes, element.boolean(.autoresizesSubviews).map { !$0 })
    flag(.preservesMargins, element.boolean(.preservesSuperviewLayoutMargins))
    // A build makes constraints of the mask where Interface Builder fixed the frame for want of others.
    let isFixed = element.boolean(.fixedFrame) == true
    flag(
      .usesConstraints,
      element.boolean(.translatesAutoresizingMaskIntoConstraints).map { !$0 && !isFixed }
    )
    if let mode = element.keyword(.contentMode, IBContentMode.self) {
      var flags = UIView.Flags()
      flags.contentModeBits = UInt64(mode.rawValue)
      put(flags.rawValue, mask: 0xF << 20)
    }
    if let mask = object.autoresizingMask {
      var flags = UIView.Flags()
      flags.autoresizingBits = UInt64(mask.rawValue)
      put(flags.rawValue, mask: 0x3F << 24)
    }
  }

  /// The four content priorities; nil when the document has none.
  private static func priorities(_ element: IBElement) -> ContentPriorities? {
    let hugging = (
      element.priority(.horizontalHuggingPriority), element.priority(.verticalHuggingPriority)
    )
    let compression = (
      element.priority(.horizontalCompressionResistancePriority),
      element.priority(.verticalCompressionResistancePriority)
    )
    guard
      hugging.0 != nil || hugging.1 != nil || compression.0 != nil || compression.1 != nil
    else { return nil }
    var priorities = ContentPriorities()
    priorities.huggingHorizontal = hugging.0 ?? priorities.huggingHorizontal
    priorities.huggingVertical = hugging.1 ?? priorities.huggingVertical
    priorities.compressionHorizontal = compression.0 ?? priorities.compressionHorizontal
    priorities.compressionVertical = compression.1 ?? priorities.compressionVertical
    return priorities
  }

  /// Adds a flag that follows from the rest of the document.
  mutating func add(_ flag: UIView.Flags) { put(flag.rawValue, mask: flag.rawValue) }

  private mutating func flag(_ flag: UIView.Flags, _ on: Bool?) {
    guard let on else { return }
    put(on ? flag.rawValue : 0, mask: flag.rawValue)
  }

  private mutating func put(_ bits: UInt64, mask: UInt64) {
    cleared |= mask
    added |= bits
  }

  /// - Complexity: O(1), a few ns.
  @MainActor
  func apply(to view: UIView) {
    // Written straight, as UIKit's decoding bypasses the overridable setters as well.
    if let frame { view.placement = frame }
    view.flags.rawValue = (view.flags.rawValue & ~cleared) | added
    view.idStorage = compactID
    if let priorities { view.priorities = priorities }
  }
}
