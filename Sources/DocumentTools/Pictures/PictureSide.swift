import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas

/// One of two versions of a document, with what it is laid out with.
@MainActor
struct PictureSide {
  let document: IBDocument
  let places: DocumentPlaces
  let names: OutlineNames
  private let name: String
  private var stage: SweepStage
  private let missing: Set<String>
  /// Whether the newer version is drawn on another device.
  private var hasOtherDevice = false

  init(_ document: IBDocument, _ version: ToolsVersion, missing: Set<String>) {
    self.document = document
    places = DocumentPlaces(document)
    names = OutlineNames(document)
    name = DocumentName.base(of: document.file)
    stage = SweepStage(version: version)
    self.missing = missing
  }

  /// Has this version drawn on the device of a newer one.
  mutating func follow(_ newer: IBDocument) {
    let (own, other) = (document.device, newer.device)
    hasOtherDevice = own?.id != other?.id || own?.orientation != other?.orientation
    if hasOtherDevice { stage.device = CanvasDevice(newer, stage.rules).known }
  }

  /// Lays the version out.
  ///
  /// - Parameters:
  ///   - point: The size.
  ///   - own: The layout at its own size; nil when that is being made.
  ///   - newer: The layout of the newer version at the same size, whose roots have the size that these get too.
  /// - Returns: The roots, laid out.
  /// - Throws: The exception that UIKit would raise.
  func layout(
    _ point: SweepPoint,
    own: SweepLayout?,
    like newer: SweepLayout? = nil
  ) throws(UIKitException) -> SweepLayout {
    NibEnvironment.current = .ofDocument(at: document.file)
    var content = SweepContent(missing: missing)
    var stage = stage
    for root in newer?.roots ?? [] {
      guard let root, let id = root.live.view?.interfaceBuilderID else { continue }
      stage.rootSizes[id] = size(of: root)
    }
    content.stage = stage
    return try SweepLayout(
      document,
      named: name,
      places: places,
      at: point,
      own: own,
      content: content
    )
  }

  /// Whether the app of the document may be shown in the dark.
  var mayBeDark: Bool {
    ProjectFacts.of(document.file).styles.has(dark: true, savedBy: ToolsVersion(of: document))
  }

  /// How this version is drawn, laid out.
  func drawing(of layout: SweepLayout, isDark: Bool = false) -> RootDrawing {
    let theme = RenderTheme(isDark: isDark, of: document)
    return RootDrawing(theme: theme, layout: layout, document: document)
  }

  /// The size that a root of this version gets from its counterpart; nil where its own says what the document does.
  private func size(of root: SweepLayout.Root) -> SweepStage.Size? {
    guard let size = root.tree.nodes.first?.frame.size else { return nil }
    let isController = root.live.root.object.role == .viewController
    if root.extent.role == .screen || isController {
      return SweepStage.Size(width: size.width, height: size.height)
    }
    // A row is as wide as its screen, and its height is its own.
    guard hasOtherDevice, root.extent.role == .row else { return nil }
    return SweepStage.Size(width: size.width)
  }
}
