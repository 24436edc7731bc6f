import Foundation

/// Somebody in the list.
struct Contact: Hashable {
  let name: String
  var calls: [Date] = []
}

extension Contact {
  static let family = ["Ada", "Grace", "Joan", "Katherine", "Mary"].map { Contact(name: $0) }
}
