extension UICollectionView {
  /// A cell's class or nib with what configures it.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let identifier: String
    let nib: UINib?
    let handler: Handler

    /// Creates a registration of a class.
    @MainActor
    public init(handler: @escaping Handler) {
      identifier = RegistrationNumber.next()
      nib = nil
      self.handler = handler
    }

    /// Creates a registration of a nib.
    @MainActor
    public init(cellNib: UINib, handler: @escaping Handler) {
      identifier = RegistrationNumber.next()
      nib = cellNib
      self.handler = handler
    }
  }

  /// A header's or footer's class or nib with what configures it.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier: String
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Creates a registration of a class.
    @MainActor
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationNumber.next()
      kind = elementKind
      nib = nil
      self.handler = handler
    }

    /// Creates a registration of a nib.
    @MainActor
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationNumber.next()
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A cell of a registration for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if isNew(registration.identifier) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else {
      fatalError("the nib of a registration makes no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    if isNew(registration.identifier) {
      if let nib = registration.nib {
        register(
          nib,
          forSupplementaryViewOfKind: registration.kind,
          withReuseIdentifier: registration.identifier
        )
      } else {
        register(
          Supplementary.self,
          forSupplementaryViewOfKind: registration.kind,
          withReuseIdentifier: registration.identifier
        )
      }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind,
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    guard let view = made as? Supplementary else {
      fatalError("the nib of a registration makes no \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  private func isNew(_ identifier: String) -> Bool {
    var known: Set<String> = stored("registrations", [])
    let isNew = known.insert(identifier).inserted
    if isNew { store("registrations", known) }
    return isNew
  }
}

/// Numbers registrations.
@MainActor
private enum RegistrationNumber {
  static var last = 0

  static func next() -> String {
    last += 1
    return "registration-\(last)"
  }
}
