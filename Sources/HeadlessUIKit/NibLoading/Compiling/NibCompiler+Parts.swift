import Foundation
import InterfaceBuilder

extension NibCompiler {
  // MARK: Prototypes and completions

  /// Registers the prototypes of a list as nibs under their identifiers (NB-15).
  func addPrototypes(of object: IBObject, _ settings: inout NibSettings) {
    let prototypes = object.children.filter { isPrototype($0, of: object) }
    guard !prototypes.isEmpty else { return }
    if document.kind == .xib {
      // A warning of Xcode's, as the cells would be lost in the app.
      note(
        .unsupported,
        "\(label(of: object)) holds prototypes, which only storyboards carry",
        object.location
      )
    }
    let entries = prototypes.map { child in
      NibPrototype(
        identifier: child.element.text(.reuseIdentifier),
        kind: prototypeKind(child),
        nib: UINib(
          source: source,
          part: .object(child.index.rawValue),
          name: child.id ?? "prototype"
        )
      )
    }
    let registers = document.kind == .storyboard
    settings.set(entries) { (view: UIView, entries) in
      view.rareState.nibPrototypes = entries
      guard registers else { return }
      for entry in entries { entry.register(with: view) }
    }
  }

  private func prototypeKind(_ object: IBObject) -> String {
    switch object.key {
    case "sectionHeaderView"?: UICollectionView.elementKindSectionHeader
    case "sectionFooterView"?: UICollectionView.elementKindSectionFooter
    default: object.elementName == .tableViewCell ? ReuseKind.tableCell : ReuseKind.collectionCell
    }
  }

  /// What needs an object's children: standard labels of cells, static sections of tables.
  func completions(of object: IBObject, _ type: AnyClass?) -> [(NSObject, NibCoder) -> Void] {
    switch object.elementName {
    case .tableViewCell: cellCompletions(object, type)
    case .tableView: tableCompletions(object)
    default: []
    }
  }

  /// A cell's element names the views that stand for its standard parts.
  private func cellCompletions(
    _ object: IBObject,
    _ type: AnyClass?
  ) -> [(NSObject, NibCoder) -> Void] {
    let text = part(.textLabel, of: object)
    let detail = part(.detailTextLabel, of: object)
    let image = part(.imageView, of: object)
    guard text >= 0 || detail >= 0 || image >= 0, let type,
      ClassMetadata.isSubclass(type, of: UITableViewCell.self)
    else { return [] }
    return [
      { cell, coder in
        unsafeDowncast(cell, to: UITableViewCell.self).setStandardParts(
          textLabel: coder[text] as? UILabel,
          detailTextLabel: coder[detail] as? UILabel,
          imageView: coder[image] as? UIImageView
        )
      }
    ]
  }

  private func part(_ name: IBAttributeName, of object: IBObject) -> NibSlot {
    document.reference(name, of: object.element)?.object.flatMap(slot) ?? -1
  }

  private func tableCompletions(_ object: IBObject) -> [(NSObject, NibCoder) -> Void] {
    let sections = object.children.filter { $0.role == .section }.map { slot(of: $0) }
    guard !sections.isEmpty else { return [] }
    return [
      { table, coder in
        guard let table = table as? UITableView else { return }
        table.staticSections = sections.compactMap { coder[$0] as? NibSection }.map {
          UITableView.StaticSection(
            headerTitle: $0.headerTitle,
            footerTitle: $0.footerTitle,
            cells: $0.cells
          )
        }
      }
    ]
  }

  // MARK: Scenes

  /// A second pass over a scene: the view of its controller, which is loaded when it is asked for.
  func compileViewPass(_ controller: IBObject, _ range: Range<Int32>) -> NibProgram? {
    let children = laterChildren(of: controller)
    guard children.contains(where: \.isView) else { return nil }
    let first = parts
    parts = NibProgramParts()
    parts.name = first.name
    parts.base = first.base
    parts.objects = first.objects.map { operation in
      var absent = NibObjectOperation.absent
      absent.label = operation.label
      return absent
    }
    parts.slotCount = first.objects.count
    parts.firstResponders = first.firstResponders
    parts.rootParent = slot(of: controller)
    beginPass()
    isViewPass = true
    for child in children {
      let attachment =
        child.key == "refreshControl"
        ? Attach.controllerRefresh
        : child.isView ? Attach.controllerView : .none
      guard compileObject(child, attachment: attachment) else { continue }
      parts.roots.append(slot(of: child))
    }
    compileConnections(range)
    compileAttributes(range)
    compileConstraints(range)
    let program = NibProgram(parts)
    isViewPass = false
    parts = first
    return program
  }

  /// What is made with the view of a controller: the view, then what belongs to it.
  ///
  /// Bars of containers are the containers' own and there from the start.
  private func laterChildren(of controller: IBObject) -> [IBObject] {
    controller.children.filter { $0.key == "view" }
      + controller.children.filter { $0.role == .guide || $0.key == "refreshControl" }
  }

  /// Marks what lies in the views of a scene's controller: a pass of its own makes it.
  func markViewParts(of controller: IBObject) {
    for child in laterChildren(of: controller) {
      for index in child.index.rawValue..<child.subtreeEnd.rawValue {
        if let slot = slot(IBObjectIndex(rawValue: index)) { viewParts[slot] = true }
      }
    }
  }
}

extension UIView {
  /// The prototypes that a document holds inside this list view, in document order.
  public var nibPrototypes: [NibPrototype] { rare?.nibPrototypes ?? [] }
}
