import ConstraintSolver

extension LayoutSystem {
  /// The row of a layout constraint, by the constraint's index in the list of the view that holds it.
  struct ConstraintRow {
    var row: ConstraintID
    /// The index of the view that holds the constraint.
    var holder: Int
    var place: Int
    /// The constraint's constant when the row was made.
    var constant: Double
    /// Whether the row has the constant with its sign turned, as from right to left.
    var isMirrored: Bool
  }

  /// A system without its views: what belongs to a view is kept by the view's index.
  struct Record {
    let solver: Solver
    let parents: [Int]
    let constraintRows: [ConstraintRow]
    let contentRows: [(view: Int, width: ConstraintID?, height: ConstraintID?)]
    let sizeRows: (width: ConstraintID, height: ConstraintID)?
    let positiveSizes: Set<Int>
    let positiveRounds: Int
    let preservesMargins: Bool
    let sharesLengths: Bool
    let inheritedMargins: [(view: Int, margins: UIEdgeInsets)]
    let contentBoxes: [(view: Int, box: LayoutBox)]
  }

  /// The record of the system; call it while the system holds its views.
  ///
  /// - Complexity: O(views + rows)
  func record() -> Record {
    var margins: [(view: Int, margins: UIEdgeInsets)] = []
    var boxes: [(view: Int, box: LayoutBox)] = []
    if !inheritedMargins.isEmpty || !contentBoxes.isEmpty {
      for (index, view) in views.enumerated() {
        let name = ObjectIdentifier(view)
        if let found = inheritedMargins[name] { margins.append((index, found)) }
        if let found = contentBoxes[name] { boxes.append((index, found)) }
      }
    }
    return Record(
      solver: solver.makeInstance(),
      parents: parents,
      constraintRows: constraintRows,
      contentRows: contentRows,
      sizeRows: sizeRows,
      positiveSizes: positiveSizes,
      positiveRounds: positiveRounds,
      preservesMargins: preservesMargins,
      sharesLengths: sharesLengths,
      inheritedMargins: margins,
      contentBoxes: boxes
    )
  }
}
