import Foundation
import HeadlessUIKit

/// A list under stress with its plain model.
@MainActor
protocol StressDriver: StressSource {
  /// What can be done to it.
  var supported: Set<StressOperation> { get }
  /// Whether several rows or items can be selected now.
  var selectsSeveral: Bool { get }

  /// Lays out and compares with the model; thoroughly also what is off the screen.
  func settle(isThorough: Bool)

  /// Moves the content, by `scroll`, `jump` or `scrollTo`.
  ///
  /// - Returns: Whether it could be done.
  func performScrolling(_ operation: StressOperation, _ random: inout StressRandom) -> Bool
  /// Does what only lists of its kind can do, or each kind in its own way.
  ///
  /// - Returns: Whether it could be done.
  func performOwn(_ operation: StressOperation, _ random: inout StressRandom) -> Bool
  /// Registers another class for its own cells.
  func exchangeClass()

  /// Tells of a batch of one call.
  func tellSingly(_ batch: StressBatch, _ random: inout StressRandom)
  /// Tells of a batch in one of the ways that there are.
  func tellBatch(_ batch: StressBatch, _ random: inout StressRandom)
  /// Tells of a batch inside of another.
  func tellNested(_ batch: StressBatch, _ random: inout StressRandom)
  /// Tells of changes in one batch, without a completion.
  func update(_ changes: [StressChange])
  /// Tells of a new row or item that a refresh brought.
  func insertOnTop()

  /// What is selected, or shows a button, no longer after a batch.
  func forget(_ batch: StressBatch)
  /// Nothing is selected, and nothing shows a button.
  func forgetStates()
  /// The counts that the list answers before it is told of a change.
  func checkCachedCounts(_ counts: [Int])
  /// What holds after an update that was refused.
  func recover(_ before: StressData, _ random: inout StressRandom)
  /// Tells of changes that UIKit refuses.
  func tellIllegal(_ random: inout StressRandom) -> Bool
  /// Any offset within the limits.
  func anyOffset(_ random: inout StressRandom) -> CGPoint

  /// Selects or deselects by program.
  func select(_ selects: Bool, _ indexPath: IndexPath, animated: Bool)
}

extension StressDriver {
  /// Does something; compares with the model between its parts.
  ///
  /// - Returns: Whether it could be done.
  func perform(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    beginPhase()
    switch operation {
    case .scroll, .jump, .scrollTo:
      return performScrolling(operation, &random)
    case .resize:
      let (width, height) = (random.int(4...12) * 40, random.int(3...14) * 50)
      resize(CGFloat(width), CGFloat(height))
    case .rotate:
      resize(window.frame.height, window.frame.width)
    case .reload:
      data = anyData(&random)
      note("\(data.sections.count) sections of \(data.itemCount) \(noun)s")
      reload()
    case .insert, .delete, .move, .reloadItems, .insertSections, .deleteSections, .moveSection,
      .reloadSections, .batch, .nestedBatch:
      return performUpdate(operation, &random)
    case .lateData, .wrongCounts, .illegal:
      return performMisuse(operation, &random)
    case .snapshot:
      return applySnapshot(&random)
    case .illegalSnapshot:
      return refuseSnapshot(&random)
    case .advance:
      advance(&random)
    case .register:
      if pools.identifiers.isEmpty { exchangeClass() } else { pools.registerAgain() }
    case .select, .deselect:
      return performSelection(operation == .select, &random)
    case .refresh:
      return pull(&random)
    case .setProperty, .switchLayout, .tap, .setEditing, .swipeDelete, .swipeCancel, .editControl,
      .drag, .tapIndex:
      return performOwn(operation, &random)
    }
    return true
  }

  /// Reads everything anew.
  func reload() {
    phase.isAllRenewed = true
    forgetStates()
    if let snapshots { snapshots.reload(data) } else { list.reloadData() }
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    note("\(NumberText.of(width)) by \(NumberText.of(height))")
    window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window.layoutIfNeeded()
  }
}
