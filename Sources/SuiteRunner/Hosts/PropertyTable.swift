import Foundation
import HeadlessUIKit

/// The properties that `<set>` can set, under Interface Builder's names.
@MainActor
enum PropertyTable {
  /// One property of one class.
  struct Property {
    let name: String
    /// What a value must be, for messages.
    let expectation: String
    /// Whether objects of a class have it.
    let applies: (AnyClass) -> Bool
    /// Whether a text has the form of its values.
    let accepts: (String) -> Bool
    /// Sets it; false for a value of the wrong form.
    let set: (NSObject, String) -> Bool
    /// What sets it to a value again and again without reading the text again; nil for a value of the wrong form.
    let bind: (NSObject, String) -> (@MainActor () -> Void)?
  }

  /// What sets a property of an object to a value.
  ///
  /// - Throws: ``StepError`` for a property that its class has not, with the nearest one that it has, or a
  ///   value of the wrong form.
  static func setter(
    _ name: String,
    of object: NSObject,
    to value: String,
    line: Int
  ) throws(StepError) -> @MainActor () -> Void {
    let property = try property(name, of: object, line: line)
    guard let setter = property.bind(object, value) else {
      throw wrong(value, property, of: object, line: line)
    }
    return setter
  }

  /// The property of an object's class.
  ///
  /// - Throws: ``StepError`` for one that its class has not, with the nearest one that it has.
  static func property(
    _ name: String,
    of object: NSObject,
    line: Int
  ) throws(StepError) -> Property {
    let properties = properties(of: type(of: object))
    guard let property = properties.first(where: { $0.name == name }) else {
      let names = properties.map(\.name)
      let unique = names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }
      throw .because(
        "\(ObjectName.className(of: object)) has no property \"\(name)\" that a suite can set; "
          + "expected \(unique.map(\.element).joinedAsAlternatives())"
          + NearestName.hint(name, in: names),
        line: line
      )
    }
    return property
  }

  /// Sets a property that was looked up before.
  ///
  /// - Throws: ``StepError`` for a value of the wrong form.
  static func apply(
    _ property: Property,
    to object: NSObject,
    _ value: String,
    line: Int
  ) throws(StepError) {
    guard property.set(object, value) else { throw wrong(value, property, of: object, line: line) }
  }

  private static func wrong(
    _ value: String,
    _ property: Property,
    of object: NSObject,
    line: Int
  ) -> StepError {
    .because(
      "\(property.name) of \(ObjectName.className(of: object)) is \(property.expectation), not \"\(value)\"",
      line: line
    )
  }

  static func property<Object, Value>(
    _ name: String,
    _ read: @escaping (String) -> Value?,
    _ expectation: String,
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) -> Property {
    Property(
      name: name,
      expectation: expectation,
      applies: { $0 is Object.Type },
      accepts: { read($0) != nil },
      set: { object, text in
        guard let object = object as? Object, let value = read(text) else { return false }
        set(object, value)
        return true
      },
      bind: { object, text in
        guard let object = object as? Object, let value = read(text) else { return nil }
        return { set(object, value) }
      }
    )
  }

  static func number<Object>(
    _ name: String,
    _ set: @escaping @MainActor (Object, Double) -> Void
  ) -> Property {
    property(name, PropertyValue.number, "a number", set)
  }

  static func flag<Object>(
    _ name: String,
    _ set: @escaping @MainActor (Object, Bool) -> Void
  ) -> Property {
    property(name, PropertyValue.flag, "YES or NO", set)
  }

  static func integer<Object>(
    _ name: String,
    _ set: @escaping @MainActor (Object, Int) -> Void
  ) -> Property {
    property(name, PropertyValue.integer, "a whole number", set)
  }

  /// The properties of a class; of one name the nearest class comes first.
  static func properties(of type: AnyClass) -> [Property] {
    let own = (type as? UIView.Type).map { listed(by: $0) } ?? []
    return own + others.filter { $0.applies(type) }
  }

  /// The properties that a class lists itself.
  private static func listed(by type: UIView.Type) -> [Property] {
    KeyedAttribute.attributes(of: type).compactMap { attribute in
      guard attribute.users.contains(.suites), let form = attribute.form else { return nil }
      return Property(
        name: attribute.name,
        expectation: PropertyValue.expectation(of: form),
        applies: { $0 is UIView.Type },
        accepts: { text in
          PropertyValue.keyed(text, form).map { attribute.bind($0) != nil } ?? false
        },
        set: { object, text in
          PropertyValue.keyed(text, form).map { attribute.set(object, $0) } ?? false
        },
        bind: { object, text in
          guard let value = PropertyValue.keyed(text, form), let setter = attribute.bind(value)
          else { return nil }
          return { setter(object) }
        }
      )
    }
  }

  /// Properties of classes that list none themselves.
  private static let others: [Property] =
    constraints + lists + flows + scrolling + layouts + stacks + controls + further + looks + parts
    + code + views + placing

  private static let constraints: [Property] = [
    number("constant") { (constraint: NSLayoutConstraint, value) in constraint.constant = value },
    number("priority") { (constraint: NSLayoutConstraint, value) in
      constraint.priority = UILayoutPriority(Float(value))
    },
    flag("active") { (constraint: NSLayoutConstraint, value) in constraint.isActive = value },
  ]

  private static let lists: [Property] = [
    flag("selected") { (cell: UITableViewCell, value) in cell.isSelected = value },
    flag("highlighted") { (cell: UITableViewCell, value) in cell.isHighlighted = value },
    flag("selected") { (cell: UICollectionViewCell, value) in cell.isSelected = value },
    flag("highlighted") { (cell: UICollectionViewCell, value) in cell.isHighlighted = value },
    flag("showsReorderControl") { (cell: UITableViewCell, value) in
      cell.showsReorderControl = value
    },
    integer("indentationLevel") { (cell: UITableViewCell, value) in cell.indentationLevel = value },
    number("rowHeight") { (table: UITableView, value) in table.rowHeight = value },
    number("sectionHeaderHeight") { (table: UITableView, value) in
      table.sectionHeaderHeight = value
    },
    number("sectionFooterHeight") { (table: UITableView, value) in
      table.sectionFooterHeight = value
    },
    number("sectionHeaderTopPadding") { (table: UITableView, value) in
      table.sectionHeaderTopPadding = value
    },
    flag("allowsSelection") { (table: UITableView, value) in table.allowsSelection = value },
    flag("allowsMultipleSelection") { (table: UITableView, value) in
      table.allowsMultipleSelection = value
    },
    flag("allowsSelectionDuringEditing") { (table: UITableView, value) in
      table.allowsSelectionDuringEditing = value
    },
    flag("allowsMultipleSelectionDuringEditing") { (table: UITableView, value) in
      table.allowsMultipleSelectionDuringEditing = value
    },
    integer("sectionIndexMinimumDisplayRowCount") { (table: UITableView, value) in
      table.sectionIndexMinimumDisplayRowCount = value
    },
    flag("prefetchingEnabled") { (view: UICollectionView, value) in
      view.isPrefetchingEnabled = value
    },
    flag("allowsSelection") { (view: UICollectionView, value) in view.allowsSelection = value },
    flag("allowsMultipleSelection") { (view: UICollectionView, value) in
      view.allowsMultipleSelection = value
    },
    flag("allowsSelectionDuringEditing") { (view: UICollectionView, value) in
      view.allowsSelectionDuringEditing = value
    },
    flag("allowsMultipleSelectionDuringEditing") { (view: UICollectionView, value) in
      view.allowsMultipleSelectionDuringEditing = value
    },
    flag("selectionFollowsFocus") { (view: UICollectionView, value) in
      view.selectionFollowsFocus = value
    },
    flag("springLoaded") { (view: UICollectionView, value) in view.isSpringLoaded = value },
    flag("selectionFollowsFocus") { (table: UITableView, value) in
      table.selectionFollowsFocus = value
    },
    flag("springLoaded") { (table: UITableView, value) in table.isSpringLoaded = value },
    number("minimumZoomScale") { (view: UIScrollView, value) in view.minimumZoomScale = value },
    number("maximumZoomScale") { (view: UIScrollView, value) in view.maximumZoomScale = value },
    flag("scrollsToTop") { (view: UIScrollView, value) in view.scrollsToTop = value },
    property("contentOffset", PropertyValue.point, "two numbers: x y") {
      (view: UIScrollView, value) in view.contentOffset = value
    },
  ]

  private static func flow(
    _ name: String,
    _ set: @escaping @MainActor (UICollectionViewFlowLayout, CGFloat) -> Void
  ) -> Property {
    number(name) { (view: UICollectionView, value) in
      if let flow = view.collectionViewLayout as? UICollectionViewFlowLayout { set(flow, value) }
    }
  }

  private static let flows: [Property] = [
    flow("minimumLineSpacing") { $0.minimumLineSpacing = $1 },
    flow("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 },
    property("contentInset", PropertyValue.insets, "four numbers: top left bottom right") {
      (view: UIScrollView, value) in view.contentInset = value
    },
    flag("sectionHeadersPinToVisibleBounds") { (view: UICollectionView, value) in
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?
        .sectionHeadersPinToVisibleBounds = value
    },
    flag("sectionFootersPinToVisibleBounds") { (view: UICollectionView, value) in
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?
        .sectionFootersPinToVisibleBounds = value
    },
  ]

  private static let views: [Property] = [
    flag("hidden") { (view: UIView, value) in view.isHidden = value },
    number("alpha") { (view: UIView, value) in view.alpha = value },
    integer("tag") { (view: UIView, value) in view.tag = value },
    flag("userInteractionEnabled") { (view: UIView, value) in
      view.isUserInteractionEnabled = value
    },
    property("frame", PropertyValue.rect, "four numbers: x y width height") {
      (view: UIView, value) in view.frame = value
    },
    property("bounds", PropertyValue.rect, "four numbers: x y width height") {
      (view: UIView, value) in view.bounds = value
    },
    property("center", PropertyValue.point, "two numbers: x y") {
      (view: UIView, value) in view.center = value
    },
  ]
}
