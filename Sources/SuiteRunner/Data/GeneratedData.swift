import Foundation
import HeadlessUIKit

/// A table's data source and delegate that answer from a fixture's `<data>`.
///
/// A method of which the data says nothing counts as not implemented, as it would in UIKit.
@MainActor
class GeneratedData: GeneratedList {
  final func asked(_ name: String, section: Int? = nil, item: Int? = nil) {
    record(name, "UITableViewDataSource", section: section, item: item)
  }

  final func told(
    _ name: String,
    section: Int? = nil,
    item: Int? = nil,
    values: [String: String] = [:]
  ) {
    record(name, "UITableViewDelegate", section: section, item: item, values: values)
  }
}

extension GeneratedData: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    asked("numberOfSections")
    return model.sectionCount
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    asked("numberOfRowsInSection", section: section)
    return count(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked("cellForRowAt", section: indexPath[0], item: indexPath[1])
    return inScope(.dataSource) {
      guard let row = rows(at: indexPath) else {
        // Only after a template raised.
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      if row.editing.origin == "unnamed" {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.view.apply(to: cell)
        return cell
      }
      let view = row.view
      let identifier = view.identifier()
      let cell = inScope(.engine) {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      }
      if !UIKitException.isPending { view.prepare(cell, identifier, of: .table(tableView)) }
      return cell
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title("titleForHeaderInSection", \.headerTitle, section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title("titleForFooterInSection", \.footerTitle, section)
  }

  private func title(
    _ name: String,
    _ part: KeyPath<GeneratedSections.Block, DataTemplate?>,
    _ section: Int
  ) -> String? {
    guard sections.blocks.contains(where: { $0[keyPath: part] != nil }) else {
      OptionalMethods.reportMissing()
      return nil
    }
    asked(name, section: section)
    return inScope(.dataSource) {
      block(at: section)?[keyPath: part]?.text()
    }
  }
}

extension GeneratedData: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard sections.blocks.contains(where: { $0.rows.contains { $0.height != nil } }) else {
      OptionalMethods.reportMissing()
      return UITableView.automaticDimension
    }
    if isRecorded("heightForRowAt") {
      told("heightForRowAt", section: indexPath[0], item: indexPath[1])
    }
    return inScope(.dataSource) {
      rows(at: indexPath)?.height.map { CGFloat($0.length()) } ?? UITableView.automaticDimension
    }
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard sections.blocks.contains(where: { $0.rows.contains { $0.estimate != nil } }) else {
      OptionalMethods.reportMissing()
      return UITableView.automaticDimension
    }
    if isRecorded("estimatedHeightForRowAt") {
      told("estimatedHeightForRowAt", section: indexPath[0], item: indexPath[1])
    }
    return inScope(.dataSource) {
      rows(at: indexPath)?.estimate.map { CGFloat($0.length()) } ?? UITableView.automaticDimension
    }
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { height("estimatedHeightForHeaderInSection", \.headerEstimate, section) }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { height("estimatedHeightForFooterInSection", \.footerEstimate, section) }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height("heightForHeaderInSection", \.headerHeight, section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height("heightForFooterInSection", \.footerHeight, section)
  }

  private func height(
    _ name: String,
    _ part: KeyPath<GeneratedSections.Block, DataTemplate?>,
    _ section: Int
  ) -> CGFloat {
    guard sections.blocks.contains(where: { $0[keyPath: part] != nil }) else {
      OptionalMethods.reportMissing()
      return UITableView.automaticDimension
    }
    told(name, section: section)
    return inScope(.dataSource) {
      let template = block(at: section)?[keyPath: part]
      return template.map { CGFloat($0.length()) } ?? UITableView.automaticDimension
    }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view("viewForHeaderInSection", \.header, section, tableView)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view("viewForFooterInSection", \.footer, section, tableView)
  }

  private func view(
    _ name: String,
    _ part: KeyPath<GeneratedSections.Block, DataView?>,
    _ section: Int,
    _ table: UITableView
  ) -> UIView? {
    guard sections.blocks.contains(where: { $0[keyPath: part] != nil }) else {
      OptionalMethods.reportMissing()
      return nil
    }
    told(name, section: section)
    return inScope(.dataSource) {
      guard let part = block(at: section)?[keyPath: part] else { return nil }
      if part.isMadeAnew { return part.made() }
      let identifier = part.identifier()
      let view = inScope(.engine) {
        table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      }
      if UIKitException.isPending { return nil }
      guard let view else {
        part.raiseUnregistered(identifier)
        return nil
      }
      part.prepare(view, identifier, of: .table(table))
      return view
    }
  }
}

extension GeneratedData: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    announce("prefetchItemsAt", indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    announce("cancelPrefetchingForItemsAt", indexPaths)
  }

  /// One recorded call for each row.
  private func announce(_ name: String, _ paths: [IndexPath]) {
    if paths.isEmpty { record(name, "UITableViewDataSourcePrefetching") }
    for path in paths {
      record(name, "UITableViewDataSourcePrefetching", section: path[0], item: path[1])
    }
  }
}

/// What the table tells.
extension GeneratedData {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let name = hearsScrolling(scrollView) { told(name) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let name = hearsEndOfScrolling(scrollView) { told(name) }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let values = ToldView.values(of: cell, in: tableView)
    told("willDisplay", section: indexPath[0], item: indexPath[1], values: values)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let values = ToldView.values(of: cell, in: tableView)
    told("didEndDisplaying", section: indexPath[0], item: indexPath[1], values: values)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    told(
      "willDisplayHeaderView",
      section: section,
      values: ToldView.values(of: view, in: tableView)
    )
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    told(
      "willDisplayFooterView",
      section: section,
      values: ToldView.values(of: view, in: tableView)
    )
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    told(
      "didEndDisplayingHeaderView",
      section: section,
      values: ToldView.values(of: view, in: tableView)
    )
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    told(
      "didEndDisplayingFooterView",
      section: section,
      values: ToldView.values(of: view, in: tableView)
    )
  }
}
