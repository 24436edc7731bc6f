import Foundation
import HeadlessUIKit

/// A data source of rows without content, so that only the engine is measured.
@MainActor
class BenchRows: NSObject, UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
