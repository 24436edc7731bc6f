import HeadlessUIKit

/// A view of generated data: where it comes from and what is set in it.
@MainActor
final class DataView {
  private let reuseIdentifier: DataTemplate
  private let settings: [DataSetting]
  private let plan: DataViewPlan
  private let fixture: String
  private let declaredClasses: DeclaredClasses
  private let nib: UINib?
  private let space: ReusePool.Space
  private var lane: ReuseLane?

  /// Compiles a view's templates.
  ///
  /// - Throws: ``StepError`` for a template that cannot be compiled.
  init(
    _ plan: DataViewPlan,
    _ space: ReusePool.Space,
    _ values: DataValues,
    fixture: String,
    _ host: DataHost
  ) throws(StepError) {
    self.plan = plan
    self.space = space
    self.fixture = fixture
    declaredClasses = host.declaredClasses
    var nib: UINib?
    if let name = plan.nib { nib = try host.nibs.nib(name, line: plan.line) }
    self.nib = nib
    reuseIdentifier = try DataTemplate(
      plan.reuseIdentifier,
      values,
      fixture: fixture,
      line: plan.line
    )
    var settings: [DataSetting] = []
    for setting in plan.settings {
      settings.append(try DataSetting(setting, values, fixture: fixture))
    }
    self.settings = settings
  }

  /// The identifier for the row that the values stand at.
  func identifier() -> String { reuseIdentifier.text() }

  /// Where a collection's header or footer comes from.
  var origin: String { plan.origin }

  /// Whether the view comes from a nib each time, and not from the registry.
  var isMadeAnew: Bool { nib != nil }

  /// A new view of the nib, with its values; nil when the nib holds none.
  func made() -> UIView? {
    let objects = nib?.instantiate(withOwner: nil) ?? []
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return nil }
    apply(to: view)
    return view
  }

  /// Gives a dequeued view its declared class's name and its values.
  func prepare(_ view: UIView, _ identifier: String, of list: ListHost) {
    if CallLog.current != nil { declaredClasses.adopt(view, from: lane(identifier, list)) }
    apply(to: view)
  }

  /// Gives a view its values.
  func apply(to view: UIView) {
    for setting in settings {
      do throws(StepError) {
        try setting.apply(to: view)
      } catch {
        return DataException.raise(error.message, fixture: fixture, line: setting.line)
      }
      if UIKitException.isPending { return }
    }
  }

  /// Raises that nothing is registered, where UIKit answers nil.
  func raiseUnregistered(_ identifier: String) {
    DataException.raise(
      "no header or footer view is registered for \"\(identifier)\"",
      fixture: fixture,
      line: plan.line
    )
  }

  private func lane(_ identifier: String, _ list: ListHost) -> ReuseLane {
    if let lane, lane.pool.identifier == identifier { return lane }
    let made = ReuseLane(list, ReusePool(identifier: identifier, space: space))
    lane = made
    return made
  }
}
