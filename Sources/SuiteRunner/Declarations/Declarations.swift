/// What a suite and the files that it includes declare.
struct Declarations: Sendable {
  var nibs: [String: NibDeclaration] = [:]
  var storyboards: [String: NibDeclaration] = [:]
  /// In the order of declaration, since a superclass stands before its subclasses.
  var classes: [ClassDeclaration] = []
  var fixtures: [String: FixtureDeclaration] = [:]
}
