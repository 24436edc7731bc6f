/// An outlet of an object that keeps its outlets beside it, checked when the nib was compiled.
@MainActor
final class NibHeldOutlet {
  let source: NibSlot
  let destination: NibSlot
  let site: OutletSite
  /// How many of them the source has.
  var count = 1
  /// Whether a lenient class takes the outlet without having declared it, which is noted.
  let isNoted: Bool

  init(source: NibSlot, destination: NibSlot, site: OutletSite, isNoted: Bool) {
    self.source = source
    self.destination = destination
    self.site = site
    self.isNoted = isNoted
  }
}
