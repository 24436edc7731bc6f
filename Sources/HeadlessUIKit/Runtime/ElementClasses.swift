/// The classes that stand for Interface Builder's elements.
///
/// The file of each class adds its own, under the name of the element; nib loading reads them.
struct ElementClasses {}
