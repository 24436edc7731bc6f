/// One connection to make.
enum NibConnectionOperation {
  /// An outlet whose property and classes were checked when the nib was compiled.
  case strong(source: NibSlot, destination: NibSlot, offset: Int)
  case weak(source: NibSlot, destination: NibSlot, offset: Int)
  /// An outlet down into the tree of a source whose class is declared or unknown.
  case held(NibHeldOutlet)
  /// Any other outlet; the site remembers how the last class took it.
  case outlet(source: NibSlot, destination: NibSlot, site: OutletSite)
  case collection(source: NibSlot, destinations: [NibSlot], appends: Bool, site: OutletSite)
  /// A target–action pair; destination -1 sends along the responder chain.
  case action(source: NibSlot, destination: NibSlot, selector: Selector, event: UIControl.Event)
  /// The same for a control of the engine's own classes, which do not override how targets are added.
  case control(source: NibSlot, destination: NibSlot, selector: Selector, event: UIControl.Event)

  /// Whether an object is at one of the ends.
  func touches(_ slot: NibSlot) -> Bool {
    switch self {
    case .strong(let source, let destination, _), .weak(let source, let destination, _),
      .outlet(let source, let destination, _), .action(let source, let destination, _, _),
      .control(let source, let destination, _, _):
      source == slot || destination == slot
    case .held(let outlet): outlet.source == slot || outlet.destination == slot
    case .collection(let source, let destinations, _, _):
      source == slot || destinations.contains(slot)
    }
  }
}
