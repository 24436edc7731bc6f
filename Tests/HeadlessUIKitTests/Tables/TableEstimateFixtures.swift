import Foundation

@testable import HeadlessUIKit

/// Rows whose heights the delegate gives, with or without estimates of its own.
@MainActor
final class Varied: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [CGFloat]
  var asked: [Int] = []
  var calls: [String] = []
  /// Offsets that the delegate heard of.
  var offsets: [CGFloat] = []

  init(_ heights: [CGFloat]) { self.heights = heights }

  func table(estimate: CGFloat, height: CGFloat = 200) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height),
      style: .plain
    )
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = estimate
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    return table
  }

  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    calls.append("height \(indexPath.row)")
    return heights[indexPath.row]
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

/// A cell that says itself how high it is.
@MainActor
final class TallCell: UITableViewCell {
  static var heights: [Int: CGFloat] = [:]
  var row = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TallCell.heights[row] ?? 44)
  }
}

@MainActor
final class TallRows: NSObject, UITableViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }

  func table(height: CGFloat = 200) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height),
      style: .plain
    )
    table.register(TallCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? TallCell)?.row = indexPath.row
    return cell
  }
}

/// A delegate with estimates of its own.
@MainActor
final class Estimating: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int
  var estimated: [Int] = []
  var asked: [Int] = []
  var estimatedHeaders: [Int] = []
  var headers: [Int] = []
  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    estimated.append(indexPath.row)
    return 40
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return 60
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    estimatedHeaders.append(section)
    return 12
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headers.append(section)
    return UITableView.automaticDimension
  }
}

/// A small generator with a seed.
struct SeededNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }
}

/// Sections with a header view, or with none.
@MainActor
final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 20 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
}

/// A header that says itself how high it is.
@MainActor
final class TallHeader: UITableViewHeaderFooterView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
}
