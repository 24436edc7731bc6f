/// How many changes of which kind a batch shall have, at most.
struct StressRequest: Sendable {
  var inserts = 0
  var deletes = 0
  var moves = 0
  var reloads = 0
  var sectionInserts = 0
  var sectionDeletes = 0
  var sectionMoves = 0
  var sectionReloads = 0

  /// Some of everything; sections are made anew only where no other changes its number, which real UIKit gets wrong
  /// (rules TV-94, CV-73).
  static func mixed(_ random: inout StressRandom) -> StressRequest {
    var request = StressRequest()
    request.inserts = random.int(below: 4)
    request.deletes = random.int(below: 4)
    request.moves = random.int(below: 3)
    request.reloads = random.int(below: 3)
    switch random.int(below: 6) {
    case 0: request.sectionReloads = 1
    case 1...3:
      request.sectionInserts = random.int(below: 2)
      request.sectionDeletes = random.int(below: 2)
      request.sectionMoves = random.int(below: 2)
    default: break
    }
    return request
  }
}
