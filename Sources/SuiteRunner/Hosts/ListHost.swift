import Foundation
import HeadlessUIKit

/// The host of a case as the list that it is: one way to register, dequeue and recycle.
@MainActor
enum ListHost {
  case table(UITableView)
  case collection(UICollectionView)

  /// Nil for a host that is no list.
  init?(_ view: UIView) {
    switch view {
    case let table as UITableView: self = .table(table)
    case let collection as UICollectionView: self = .collection(collection)
    default: return nil
    }
  }

  /// The list itself.
  var view: UIView {
    switch self {
    case .table(let table): table
    case .collection(let collection): collection
    }
  }

  var sectionCount: Int {
    switch self {
    case .table(let table): table.numberOfSections
    case .collection(let collection): collection.numberOfSections
    }
  }

  /// How many rows or items a section has.
  func count(of section: Int) -> Int {
    switch self {
    case .table(let table): table.numberOfRows(inSection: section)
    case .collection(let collection): collection.numberOfItems(inSection: section)
    }
  }

  /// The list's registry.
  var registry: ReuseRegistry {
    switch self {
    case .table(let table): table.reuseRegistry
    case .collection(let collection): collection.reuseRegistry
    }
  }

  /// Why a pool cannot be one of this list, or nil.
  func refusal(of pool: ReusePool) -> String? {
    switch (self, pool.space) {
    case (.table, .supplementary): "a table has no kinds; leave \"kind\" out or use a collection"
    case (.collection, .headerFooter):
      "a collection has kinds; use \"kind\" for headers and footers"
    default: nil
    }
  }

  func register(_ origin: ReuseOrigin, _ pool: ReusePool) {
    switch (self, pool.space) {
    case (.table(let table), .headerFooter):
      switch origin {
      case .none: table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: pool.identifier)
      case .nib(let nib): table.register(nib, forHeaderFooterViewReuseIdentifier: pool.identifier)
      case .viewClass(let type):
        table.register(type, forHeaderFooterViewReuseIdentifier: pool.identifier)
      }
    case (.table(let table), _):
      switch origin {
      case .none: table.register(nil as UINib?, forCellReuseIdentifier: pool.identifier)
      case .nib(let nib): table.register(nib, forCellReuseIdentifier: pool.identifier)
      case .viewClass(let type): table.register(type, forCellReuseIdentifier: pool.identifier)
      }
    case (.collection(let collection), .supplementary(let kind)):
      Self.register(origin, in: collection, kind: kind, pool.identifier)
    case (.collection(let collection), _):
      switch origin {
      case .none: collection.register(nil as UINib?, forCellWithReuseIdentifier: pool.identifier)
      case .nib(let nib): collection.register(nib, forCellWithReuseIdentifier: pool.identifier)
      case .viewClass(let type):
        collection.register(type, forCellWithReuseIdentifier: pool.identifier)
      }
    }
  }

  private static func register(
    _ origin: ReuseOrigin,
    in collection: UICollectionView,
    kind: String,
    _ identifier: String
  ) {
    switch origin {
    case .none:
      collection.register(
        nil as UINib?,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    case .nib(let nib):
      collection.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    case .viewClass(let type):
      collection.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  /// Takes a view from the registry; nil where UIKit answers nil, or after it raised.
  ///
  /// - Complexity: That of the list's own dequeue.
  func dequeue(_ pool: ReusePool, at indexPath: IndexPath, isOptional: Bool) -> UIView? {
    switch (self, pool.space) {
    case (.table(let table), .headerFooter):
      return table.dequeueReusableHeaderFooterView(withIdentifier: pool.identifier)
    case (.table(let table), _):
      if isOptional { return table.dequeueReusableCell(withIdentifier: pool.identifier) }
      return table.dequeueReusableCell(withIdentifier: pool.identifier, for: indexPath)
    case (.collection(let collection), .supplementary(let kind)):
      return collection.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: pool.identifier,
        for: indexPath
      )
    case (.collection(let collection), _):
      return collection.dequeueReusableCell(
        withReuseIdentifier: pool.identifier,
        for: indexPath
      )
    }
  }

  /// Gives a view back.
  ///
  /// - Throws: `ReuseError` for a view that is pooled already.
  /// - Complexity: O(1), amortised.
  func recycle(_ view: UIView, _ pool: ReusePool) throws(ReuseError) {
    switch (self, view) {
    case (.table(let table), let cell as UITableViewCell):
      try table.recycle(cell)
    case (.table(let table), let view as UITableViewHeaderFooterView):
      try table.recycle(view)
    case (.collection(let collection), let view as UICollectionReusableView):
      if case .supplementary(let kind) = pool.space {
        try collection.recycle(view, ofKind: kind)
      } else if let cell = view as? UICollectionViewCell {
        try collection.recycle(cell)
      }
    default:
      break
    }
  }
}

extension ListHost {
  /// The registry's counts of one pool.
  func counts(_ pool: ReusePool) -> ReuseCounts {
    registry.counts(kind: kind(of: pool), identifier: pool.identifier)
  }

  private func kind(of pool: ReusePool) -> String {
    switch (self, pool.space) {
    case (.table, .headerFooter): ReuseKind.tableHeaderFooter
    case (.table, _): ReuseKind.tableCell
    case (.collection, .supplementary(let kind)): kind
    case (.collection, _): ReuseKind.collectionCell
    }
  }
}
