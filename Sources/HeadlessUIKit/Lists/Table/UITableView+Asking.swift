import Foundation
import ListGeometry

extension UITableView {
  /// Calls an optional method; nil where the object lacks it.
  @inline(__always)
  final func ask<Value>(_ method: TableMethod, _ body: () -> Value) -> Value? {
    if list.methods.isMissing(method.rawValue) { return nil }
    if list.methods.isPresent(method.rawValue) { return body() }
    return askFirst(method, body)
  }

  @inline(never)
  private func askFirst<Value>(_ method: TableMethod, _ body: () -> Value) -> Value? {
    let before = list.clientSerial
    let answer = OptionalMethods.call(method.function, body)
    // The method may have replaced its own object.
    if before == list.clientSerial {
      list.methods.note(method.rawValue, isMissing: answer.isMissing)
    }
    return answer.isMissing && !OptionalMethods.isOwn(answer.value) ? nil : answer.value
  }

  /// Forgets the old data source's and delegate's methods, and has everything asked again (rule TV-2).
  final func clientsChanged() {
    list.methods = KnownMethods(
      forgets: tableSource is TableServingController || tableDelegate is TableServingController
    )
    list.clientSerial &+= 1
    list.needsReload = true
    list.indexTitles = nil
    setNeedsLayout()
  }

  // MARK: Cells

  /// The cell that the data source gives for a row; nil after an exception (rule TV-30).
  final func suppliedCell(at path: IndexPath, _ source: any UITableViewDataSource)
    -> UITableViewCell?
  {
    guard list.allowsNilCells else {
      let cell = source.tableView(self, cellForRowAt: path)
      return UIKitException.isPending ? nil : cell
    }
    let cell = (source as? any UITableViewOptionalCellDataSource)?
      .tableView(self, optionalCellForRowAt: path)
    if UIKitException.isPending { return nil }
    if cell == nil { UIKitException.raise(TableException.noCell(self, source)) }
    return cell
  }

  /// Indents a row's content as far as the delegate says.
  final func applyIndentation(_ cell: UITableViewCell, _ path: IndexPath) {
    guard !list.methods.isMissing(TableMethod.indentation.rawValue),
      let delegate = tableDelegate,
      let level = ask(
        .indentation,
        { delegate.tableView(self, indentationLevelForRowAt: path) }
      )
    else { return }
    cell.indentationLevel = level
  }

  // MARK: Telling

  final func tellWillDisplay(_ cell: UITableViewCell, _ path: IndexPath) {
    guard !list.methods.isMissing(TableMethod.willDisplay.rawValue), let delegate = tableDelegate
    else { return }
    ask(.willDisplay) { delegate.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  final func tellDidEndDisplaying(_ row: VisibleRow) {
    guard !list.methods.isMissing(TableMethod.didEndDisplaying.rawValue),
      let delegate = tableDelegate
    else { return }
    let path = row.position.indexPath
    ask(.didEndDisplaying) {
      delegate.tableView(self, didEndDisplaying: row.cell, forRowAt: path)
    }
  }

  final func tellWillDisplay(_ edge: VisibleEdge) {
    guard let delegate = tableDelegate, let view = edge.view else { return }
    if edge.isFooter {
      ask(.willDisplayFooter) {
        delegate.tableView(self, willDisplayFooterView: view, forSection: edge.section)
      }
    } else {
      ask(.willDisplayHeader) {
        delegate.tableView(self, willDisplayHeaderView: view, forSection: edge.section)
      }
    }
  }

  final func tellDidEndDisplaying(_ edge: VisibleEdge) {
    guard let delegate = tableDelegate, let view = edge.view else { return }
    if edge.isFooter {
      ask(.didEndDisplayingFooter) {
        delegate.tableView(self, didEndDisplayingFooterView: view, forSection: edge.section)
      }
    } else {
      ask(.didEndDisplayingHeader) {
        delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: edge.section)
      }
    }
  }

  // MARK: Headers and footers

  /// The view that the delegate gives for a section's header or footer.
  final func suppliedView(_ section: Int, isFooter: Bool) -> UIView? {
    guard let delegate = tableDelegate else { return nil }
    if isFooter {
      return ask(.viewForFooter) { delegate.tableView(self, viewForFooterInSection: section) }
        ?? nil
    }
    return ask(.viewForHeader) { delegate.tableView(self, viewForHeaderInSection: section) } ?? nil
  }

  /// The title that the data source gives for a section's header or footer.
  final func suppliedTitle(_ section: Int, isFooter: Bool) -> String? {
    guard let source = tableSource else { return nil }
    if isFooter {
      return ask(.titleForFooter) { source.tableView(self, titleForFooterInSection: section) }
        ?? nil
    }
    return ask(.titleForHeader) { source.tableView(self, titleForHeaderInSection: section) } ?? nil
  }

  /// The height that the delegate gives for a section's header or footer; nil if it gives none.
  final func suppliedHeight(_ section: Int, isFooter: Bool) -> CGFloat? {
    guard let delegate = tableDelegate else { return nil }
    if isFooter {
      return ask(.heightForFooter) { delegate.tableView(self, heightForFooterInSection: section) }
    }
    return ask(.heightForHeader) { delegate.tableView(self, heightForHeaderInSection: section) }
  }
}

extension RowPosition {
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The position of a path with two components; nil for other paths.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], row: path[1])
  }
}
