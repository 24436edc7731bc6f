import HeadlessUIKit

extension ClassDeclaration {
  /// The declaration as nib loading knows it.
  @MainActor var dynamicClass: DynamicClass {
    DynamicClass(
      name: name,
      superclass: RecordedClasses.superclass(for: superclass),
      outlets: outlets.map {
        DynamicClass.Outlet(
          name: $0.name,
          className: $0.className == "NSObject" ? nil : $0.className,
          isCollection: $0.isCollection
        )
      },
      actions: actions
    )
  }
}
