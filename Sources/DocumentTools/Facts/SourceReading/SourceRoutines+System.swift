import Numbers

// What the system names, as far as names tell.
extension SourceRoutines {
  /// Whether a class or protocol is one of the system, by its prefix.
  static func isOfSystem(_ bytes: SourceWords.Bytes, _ word: Range<Int>) -> Bool {
    let capitals = word.prefix { (0x41...0x5a).contains(bytes[$0]) }.count
    if capitals > 2 || capitals == 2 && word.count > 2 {
      let prefix = word.lowerBound..<(word.lowerBound + capitals - 1)
      let hash = FNV1a.hash(SourceWords.Bytes(rebasing: bytes[prefix]))
      if prefixes.contains(hash) { return true }
    }
    return typeNames.contains(FNV1a.hash(SourceWords.Bytes(rebasing: bytes[word])))
  }

  /// Whether a class is one of the system, by its prefix.
  static func isOfSystem(name: String) -> Bool {
    Array(name.utf8).withUnsafeBufferPointer { isOfSystem($0, $0.indices) }
  }

  /// Whether the system may call a function, by how its name begins.
  static func isOfSystem(function name: String) -> Bool {
    Array(name.utf8).withUnsafeBufferPointer { isOfSystem(function: $0, $0.indices) }
  }

  /// Whether the system may call a function, by how its name begins.
  static func isOfSystem(function bytes: SourceWords.Bytes, _ word: Range<Int>) -> Bool {
    if wholeNames.contains(hash(word, bytes)) { return true }
    let second = nextWord(bytes, word)
    let first = hash(word.lowerBound..<second.lowerBound, bytes)
    guard moments.contains(first) else { return beginnings.contains(first) }
    return second.isEmpty || events.contains(hash(second, bytes))
  }

  /// The second word of a name such as `viewDidLoad`; empty at its end when it has one.
  private static func nextWord(_ bytes: SourceWords.Bytes, _ word: Range<Int>) -> Range<Int> {
    let isCapital = { (place: Int) in (0x41...0x5a).contains(bytes[place]) }
    let start = word.first(where: isCapital) ?? word.upperBound
    let end = word.first { $0 > start && isCapital($0) } ?? word.upperBound
    return start..<end
  }

  private static func hash(_ word: Range<Int>, _ bytes: SourceWords.Bytes) -> UInt64 {
    FNV1a.hash(SourceWords.Bytes(rebasing: bytes[word]))
  }

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { SourceWords.hash($0) })
  }

  private static let prefixes = hashes(
    "UI NS CL MK AV WK MF UN SK SF CN AS PH CB GK PK EK HK QL WC CA MP MC AB CT CI VN SCN XC"
  )
  private static let typeNames = hashes(
    """
    Any AnyObject Codable Decodable Encodable Equatable Hashable Comparable CaseIterable Error \
    RawRepresentable String Int UInt Bool Double Float Int8 Int16 Int32 Int64 UInt8 UInt16 UInt32 \
    UInt64 CGFloat Character CustomStringConvertible CustomDebugStringConvertible LocalizedError \
    CodingKey CodingKeys Sendable Identifiable ObservableObject OptionSet View ViewModifier App \
    PreviewProvider URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate \
    URLSessionDownloadDelegate XMLParserDelegate StreamDelegate Operation Thread Formatter \
    Self class where Selector Collection Sequence Array Dictionary Optional Set Data Date URL
    """
  )
  private static let wholeNames = hashes("load initialize loadView main dealloc")
  /// How names of functions begin that the system calls, in its protocols and in what is overridden.
  private static let beginnings = hashes(
    """
    accessibility action activate activity adaptive alert animation appearance application assets \
    audio authorization awake become begin body browser build calendar call callAsFunction can \
    cancel capture cell central child class close collection color compare connection constraint \
    contact contacts container content context controller copy dealloc debug decode \
    deactivate debug default delete description deselect detail devices document documents \
    download drag draw drop dynamically encode end event exercise extension \
    file finalize first focus forward game gesture hash header height hit image \
    index indent indentation init insert instantiate interaction intrinsic invalidate \
    is item items key layer layout leave location mail make map match media menu message \
    metadata method min max motion mouse move mutable navigation number object observe \
    observer page paste payment people perform peripheral persistent person photo picker picture \
    player point pop popover popup position preferred prefers prepare presentation press \
    presses presented preview previewing product products provide provider read reader \
    registration remote remove replacement request requests resign \
    resolve respond responds restore retain scene scroll search section segmented select \
    selection session set setup should size sizes sort split spring store supported \
    supplementary system tab table target tear test text the tile timer title toolbar tooltips \
    touches tracking trait transform transition translate undo unwind update url URL user valid \
    validate value video view visible watch web widget will willow window write zoom
    """
  )
  /// Of names that begin so, the system has some.
  private static let moments = hashes("did will")
  private static let events = hashes(
    """
    Access Activate Add Appear Become Begin Cancel Change Close Complete Connect Deactivate \
    Deselect Disappear Disconnect Discover Dismiss Display Encounter End Enter Fail Finish Get \
    Hide Highlight Hint Insert Layout Load Make Move Open Perform Present Push Pop Receive \
    Register Remove Resign Restore Rotate Save Scroll Select Send Set Show Start Stop Transition \
    Terminate Turn Unhighlight Unload Update Write
    """
  )
}
