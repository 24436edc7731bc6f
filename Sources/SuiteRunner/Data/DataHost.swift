import HeadlessUIKit

/// What templates and views of generated data are compiled for: a list, and what its case declares.
@MainActor
struct DataHost {
  let isCollection: Bool
  let nibs: NibLibrary
  let declaredClasses: DeclaredClasses
  /// The variables of the case at the moment.
  let variables: CaseVariables
}
