import Foundation
import HeadlessUIKit

/// Rows whose heights the delegate gives.
@MainActor
final class VariedRows: BenchRows, UITableViewDelegate {
  nonisolated static func height(_ row: Int) -> Double { 36 + Double(row & 15) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(Self.height(indexPath.row))
  }
}
