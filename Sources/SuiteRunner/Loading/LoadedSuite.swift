/// A suite with the elements that it was made of.
struct LoadedSuite {
  let suite: Suite
  let root: SourceElement
  /// The files of declarations that it includes.
  let included: [SourceElement]
  /// What the language and the suite alone show to be wrong.
  let mistakes: [SuiteMistake]

  /// The elements that declare something, of all files.
  var declaring: [SourceElement] { (included + [root]).flatMap(\.children) }
}
