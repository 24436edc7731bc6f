"""Stubs for what a project uses and nobody declares, made from its use."""
import os
import re

from uses import Use

BASES = (
    ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
    ("HeaderFooterView", "UITableViewHeaderFooterView"), ("ReusableView", "UICollectionReusableView"),
    ("Cell", "UITableViewCell"), ("TableViewController", "UITableViewController"),
    ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("Button", "UIButton"), ("Label", "UILabel"), ("ImageView", "UIImageView"), ("TextField", "UITextField"),
    ("TextView", "UITextView"), ("CollectionView", "UICollectionView"), ("TableView", "UITableView"),
    ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"), ("Switch", "UISwitch"),
    ("Control", "UIControl"), ("View", "UIView"), ("Layout", "UICollectionViewLayout"),
)
# A value of which nothing is known: each member and each result is of it, or of the type that is wanted.
LOOKUPS = """  @_disfavoredOverload public subscript<T>(dynamicMember name: String) -> T { get { stubValue() } set {} }
  public subscript(dynamicMember name: String) -> StubbedValue { get { StubbedValue() } set {} }
  @_disfavoredOverload public class subscript<T>(dynamicMember name: String) -> T { get { stubValue() } set {} }
  public class subscript(dynamicMember name: String) -> StubbedValue { get { StubbedValue() } set {} }
"""
CALLS = """  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> StubbedValue { StubbedValue() }
  @_disfavoredOverload @discardableResult
  public func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> T { stubValue() }
"""
HEAD = f"""import Foundation
import UIKit

public protocol Stubbed: AnyObject {{}}
// Of two that fit alike the compiler takes the class's own member, and this one where only an optional fits.
extension Stubbed {{
  public subscript(dynamicMember name: String) -> StubbedValue? {{ get {{ StubbedValue() }} set {{}} }}
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> StubbedValue? {{ StubbedValue() }}
}}
public protocol StubbedObject: Stubbed {{ init() }}
@dynamicMemberLookup @dynamicCallable
open class StubbedValue: NSObject, StubbedObject, Sequence, IteratorProtocol, ExpressibleByStringLiteral {{
  public required override init() {{ super.init() }}
  public required init(stringLiteral value: String) {{ super.init() }}
  public func next() -> StubbedValue? {{ nil }}
  @_disfavoredOverload public subscript<T>(index: Any?) -> T {{ get {{ stubValue() }} set {{}} }}
  public subscript(index: Any?) -> StubbedValue {{ get {{ StubbedValue() }} set {{}} }}
{LOOKUPS}{CALLS}}}
extension StubbedValue: CVarArg {{ public var _cVarArgEncoding: [Int] {{ [0] }} }}
private protocol StubbedOptional {{ static var stubbedNil: Any {{ get }} }}
extension Optional: StubbedOptional {{ static var stubbedNil: Any {{ Optional<Wrapped>.none as Any }} }}
public func stubValue<T>() -> T {{
  let known: [Any] = [
    StubbedValue(), "", false, 0, Double(0), Float(0), CGFloat(0), Int32(0), Int64(0), UInt(0), CGRect.zero, CGSize.zero,
    CGPoint.zero, UIEdgeInsets.zero, UIColor.black, UIFont.systemFont(ofSize: 17), UIImage(), Date(), Data(),
    URL(fileURLWithPath: "/"), NSAttributedString(string: ""), [String](), [Any](), [String: Any](), (),
  ]
  if let type = T.self as? any StubbedOptional.Type, let none = type.stubbedNil as? T {{ return none }}
  if let value = known.first(where: {{ $0 is T }}) as? T {{ return value }}
  if let type = T.self as? any RangeReplaceableCollection.Type, let empty = type.init() as? T {{ return empty }}
  if let type = T.self as? any StubbedObject.Type, let object = type.init() as? T {{ return object }}
  if let none = Optional<Any>.none as? T {{ return none }}
  fatalError("a stub has no value of \\(T.self)")
}}
"""
# What R.swift makes of an app's resources, for which no source of the app is there.
RESOURCES = """@dynamicMemberLookup public enum R {
  public static let image = StubbedImages(), color = StubbedColors(), string = StubbedTables()
  public static subscript(dynamicMember name: String) -> StubbedValue { StubbedValue() }
}
@dynamicMemberLookup public struct StubbedImages { public subscript(dynamicMember name: String) -> StubbedImage { StubbedImage() } }
public struct StubbedImage: Sendable {
  public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? { UIImage() }
  @_disfavoredOverload public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage { UIImage() }
}
@dynamicMemberLookup public struct StubbedColors { public subscript(dynamicMember name: String) -> StubbedColor { StubbedColor() } }
public struct StubbedColor: Sendable {
  public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? { .black }
  @_disfavoredOverload public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor { .black }
}
@dynamicMemberLookup public struct StubbedTables { public subscript(dynamicMember name: String) -> StubbedTable { StubbedTable() } }
@dynamicMemberLookup public struct StubbedTable {
  public subscript(dynamicMember name: String) -> StubbedText { StubbedText() }
  public func callAsFunction(preferredLanguages: [String]? = nil) -> StubbedTable { self }
}
public struct StubbedText { public func callAsFunction(_ values: Any?..., preferredLanguages: [String]? = nil) -> String { "" } }
extension StubbedImages: Sendable {}
extension StubbedColors: Sendable {}
extension StubbedTables: Sendable {}
"""
IS_RESOURCE = re.compile(r"\bR\.(?:image|color|string|nib)\.\w")
# Names that are words of the language, and those that no declaration may have.
WORDS = {"default", "in", "is", "as", "case", "class", "struct", "enum", "func", "var", "let", "switch", "for", "while", "repeat", "return",
         "import", "where", "operator", "extension", "protocol", "public", "internal", "private", "static", "do", "catch", "throw", "try",
         "break", "continue", "guard", "if", "else", "nil", "true", "false", "super", "subscript", "inout", "defer"}
NO_NAMES = {"init", "self", "Self", "Type", "Protocol"}
CLAUSES = re.compile(r"\b(?:class|struct|enum|extension|protocol)\s+[\w.]+(?:<[^<>{}]*>)?\s*:\s*([^{}]*)\{")
CALLS_OF_TYPES = re.compile(r"(?<![.\w])([A-Z]\w*)(?:<[^<>()]*>)?(?=\()")
GENERICS = re.compile(r"\b([A-Z]\w*)<((?:[^<>\n{}]|<[^<>\n]*>)*)>")
OBJECTS = {"NSObject"}
# What an extension makes of these is most often another of them: a text in another language, a colour in another shade.
PLAIN_VALUES = {"String", "Int", "Double", "Float", "CGFloat", "Date", "UIColor", "UIFont", "UIImage"}
VALUES = {"UIColor", "UIFont", "UIImage", "UIEdgeInsets", "CGFloat", "CGSize", "CGRect", "CGPoint", "String", "Name", "Key"}


class Stubs:
    """Types, members and functions that are declared from how the project uses them."""

    def __init__(self, project):
        self.project = project
        self.texts = list(project.texts.values())
        self.joined = "\n".join(self.texts)
        # Each text is looked through once, as projects have megabytes.
        # Of `Module.Name` the last counts, and of `Name<Other>` the first.
        clauses = (re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", clause)) for clause in CLAUSES.findall(self.joined))
        self.inherited = {name for clause in clauses for name in re.findall(r"\w+(?![\w.])", clause)}
        self.existential = set(re.findall(r"\b(?:any|some) ([A-Z]\w*)", self.joined))
        self.calls = {}
        for found in CALLS_OF_TYPES.finditer(self.joined):
            self.calls.setdefault(found[1], []).append(found.end())
        self.generics = {}
        for found in GENERICS.finditer(self.joined):
            self.generics.setdefault(found[1], found[2])
        self.bases = {}
        self.types = {}
        self.nested = {}
        self.members = {}
        self.overrides = {}
        self.globals = {}
        self.inits_of_others = {}
        # What sources declare that are not compiled: the superclass of each class, None for protocols, "" for other types.
        self.known = {}
        self.has_resources = False
        # The superclasses of UIKit's classes.
        self.apple_bases = {}
        # What does not compile as a stub.
        self.refused = set()
        self.add_superclasses()

    def add_superclasses(self):
        """Superclasses of views that nobody declares: the file of the subclass may not be among those that are checked."""
        declared = set(re.findall(r"\b(?:class|struct|enum|protocol|typealias|actor) (\w+)", self.joined))
        for name in set(self.project.superclasses.values()) - declared:
            if not re.match(r"UI[A-Z]|NS[A-Z]|CA[A-Z]|WK|MK|AV", name) and name.endswith(tuple(suffix for suffix, _ in BASES)):
                self.types[name] = "class"

    @property
    def count(self):
        return sum(len(found) for found in (self.types, self.nested, self.members, self.overrides, self.globals, self.inits_of_others)) + self.has_resources

    def drop_lines(self, lines):
        """Forgets the stubs that lines of the last text declare: they do not compile. Answers whether there were any."""
        first, wrong = 1, set()
        for part, text in self.pieces():
            following = first + text.count("\n")
            if part and any(first <= line < following for line in lines):
                wrong.add(part)
            first = following
        self.refused |= wrong
        self.forget(wrong)
        return bool(wrong)

    def forget(self, parts):
        for kind, found in (("nested", self.nested), ("member", self.members), ("override", self.overrides), ("global", self.globals),
                            ("init", self.inits_of_others)):
            for key in [key for key in found if (kind, key) in parts]:
                del found[key]

    # What errors ask for

    def add_name(self, name, use):
        """A name that is in no scope."""
        if name == "R" and IS_RESOURCE.search(self.joined):
            self.has_resources = True
        elif name[:1].isupper():
            self.types.setdefault(name, self.kind(name))
        elif name not in self.globals and ("global", name) not in self.refused:
            self.globals[name] = use

    def add_member(self, owner, name, use, is_static):
        if not re.fullmatch(r"\w+", name) or owner in ("Any", "AnyObject") or name in NO_NAMES:
            return
        if name[:1].isupper() and not use.is_call:
            # A module or a namespace.
            if self.types.get(owner) == "protocol" and owner not in self.known and owner not in self.existential:
                self.types[owner] = "value"
            if self.types.get(owner) != "protocol" and ("nested", (owner, name)) not in self.refused:
                self.nested.setdefault((owner, name), None)
        elif ("member", (owner, name, is_static, use.shape)) not in self.refused:
            self.members.setdefault((owner, name, is_static, use.shape), use)

    def add_init(self, owner, use):
        """An initialiser that an extension of others gives one of Apple's types."""
        if use.is_call and ("init", (owner, use.labels)) not in self.refused:
            self.inits_of_others.setdefault((owner, use.labels), use)

    def add_override(self, owner, header):
        if owner in self.types and ("override", (owner, header)) not in self.refused:
            self.overrides.setdefault((owner, header), None)

    # What kind of type a name is

    def kind(self, name):
        if name in self.known:
            return "protocol" if self.known[name] is None else "class" if self.known[name] else "value"
        if name in self.existential:
            return "protocol"
        supers = set(self.project.superclasses.values())
        if name in supers and not name.endswith(("Delegate", "DataSource", "Protocol", "able", "ing", "Type")):
            return "class"
        return "protocol" if name in self.inherited else "value"

    def base_of(self, name):
        """A class of UIKit's that a missing superclass may descend from, by what its subclasses override."""
        if self.known.get(name):
            return self.known[name]
        if name not in self.bases:
            self.bases[name] = self.guessed_base(name)
        return self.bases[name]

    def guessed_base(self, name):
        bodies = [text for text in self.texts if re.search(rf"\bclass\s+\w+[^{{\n]*:\s*{name}\b", text)]
        joined = "\n".join(bodies)
        if "init(style" in joined or "setHighlighted(_" in joined:
            return "UITableViewCell"
        for suffix, base in BASES:
            if name.endswith(suffix):
                if suffix == "Cell" and "collectionView" in joined.lower():
                    return "UICollectionViewCell"
                return base
        return "NSObject"

    # The file

    def write(self, scratch, round_number):
        path = os.path.join(scratch, f"Stubs{round_number}.swift")
        with open(path, "w") as file:
            file.write(self.text())
        return [path]

    def text(self):
        return "".join(text for _, text in self.pieces())

    def pieces(self):
        """The text in pieces, each with what it declares: None for what cannot be left out."""
        yield None, HEAD + (RESOURCES if self.has_resources else "")
        members = sorted((item for item in self.members.items() if self.is_needed(*item)), key=lambda item: item[0][:3])
        for name in sorted(self.types):
            yield from self.type_pieces(name, self.types[name], members)
        for owner, name in sorted(self.nested):
            inner = "".join(text for _, text in self.class_pieces(name, "NSObject", "", []))
            yield ("nested", (owner, name)), f"extension {owner} {{\n{inner}}}\n"
        for key, use in members:
            owner, name, is_static, _ = key
            if owner not in self.types or self.types[owner] == "protocol":
                yield ("member", key), f"extension {owner} {{\n  {self.member_text(owner, name, is_static, use)}}}\n"
        for (owner, labels), use in sorted(self.inits_of_others.items(), key=lambda item: item[0]):
            word = "convenience " if self.bases_of(owner) or owner.startswith(("UI", "NS")) else ""
            yield ("init", (owner, labels)), f"extension {owner} {{ public {word}init({use.parameters()}) {{ fatalError() }} }}\n"
        for name, use in sorted(self.globals.items()):
            value = f"public var {name}: StubbedValue {{ get {{ StubbedValue() }} set {{}} }}\n"
            yield ("global", name), use.function(name, "public ") if use.is_call else value

    def bases_of(self, name):
        """The superclasses of a class of UIKit's, of the project or of a stub."""
        found = []
        name = name.split(".")[-1]
        while name:
            stub = self.base_of(name) if self.types.get(name) == "class" else None
            name = self.project.superclasses.get(name) or self.apple_bases.get(name) or stub
            if name in found:
                break
            found.append(name)
        return [base for base in found if base]

    def is_needed(self, key, use):
        """Stubs of classes find their properties by themselves; what one of them declares would hide that."""
        owner, name, is_static, shape = key
        # A class of UIKit's inherits what a superclass has.
        if any((base, name, is_static, shape) in self.members for base in self.bases_of(owner)):
            return False
        return use.is_call or is_static or self.types.get(owner, "protocol") == "protocol" and owner != "Stubbed"

    def type_pieces(self, name, kind, members):
        if kind == "protocol":
            bound = ": AnyObject" if name.endswith(("Delegate", "DataSource")) else ""
            yield None, f"public protocol {name}{bound} {{}}\n"
            return
        arity = self.arity(name)
        generics = f"<{', '.join(f'A{index}' for index in range(arity))}>" if arity else ""
        own = [(("override", key), f"  open {key[1]}\n") for key in sorted(self.overrides) if key[0] == name]
        own += [(("member", key), "  " + self.member_text(name, key[1], key[2], use)) for key, use in members if key[0] == name]
        yield from self.class_pieces(name, self.base_of(name) if kind == "class" else "NSObject", generics, own)

    def class_pieces(self, name, base, generics, own):
        is_object = base in OBJECTS
        isolation, kind = ("", "StubbedObject") if is_object else ("@MainActor @preconcurrency ", "Stubbed")
        yield None, f"{isolation}@dynamicMemberLookup @dynamicCallable\nopen class {name}{generics}: {base}, {kind} {{\n"
        if is_object:
            yield None, "  public required override init() { super.init() }\n"
            if ("inits", name) not in self.refused:
                yield ("inits", name), self.inits(name)
        yield from own
        yield None, LOOKUPS + CALLS + "}\n"

    def inits(self, name):
        uses = (Use(self.joined, end) for end in self.calls.get(name, []))
        found = sorted({use.labels: use for use in uses}.values(), key=lambda use: use.labels)
        return "".join(f"  public init({use.parameters()}) {{ super.init() }}\n" for use in found if use.labels)

    def arity(self, name):
        found = self.generics.get(name)
        return 0 if found is None else re.sub(r"<[^<>]*>|\([^()]*\)", "", found).count(",") + 1

    def member_text(self, owner, name, is_static, use):
        name = f"`{name}`" if name in WORDS else name
        word = "static " if is_static else ""
        if use.is_call:
            return use.function(name, f"public {word}")
        if is_static:
            kind = owner if owner.split(".")[-1] in VALUES or owner in self.types else "StubbedValue"
            value = "stubValue()" if kind != "StubbedValue" else "StubbedValue()"
            return f"public static var {name}: {kind} {{ get {{ {value} }} set {{}} }}\n"
        if owner in PLAIN_VALUES:
            return f"public var {name}: {owner} {{ self }}\n"
        return f"public var {name}: StubbedValue {{ get {{ StubbedValue() }} set {{}} }}\n"
