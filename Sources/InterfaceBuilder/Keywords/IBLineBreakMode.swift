/// What happens to text that is too long for a line.
public enum IBLineBreakMode: UInt8, IBKeyword {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation

  package static var list: IBKeywordList { .lineBreakMode }
  package static var isOpen: Bool { false }
  package static var aliases: [String: Self] {
    [
      "wordWrapping": .wordWrap,
      "charWrapping": .characterWrap,
      "characterWrapping": .characterWrap,
      "clipping": .clip,
      "truncatingHead": .headTruncation,
      "truncatingTail": .tailTruncation,
      "truncatingMiddle": .middleTruncation,
    ]
  }
}
