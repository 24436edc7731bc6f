"""Stubs for what a project uses and nobody declares, made from its use."""
import os
import re

BASES = (
    ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
    ("HeaderFooterView", "UITableViewHeaderFooterView"), ("ReusableView", "UICollectionReusableView"),
    ("Cell", "UITableViewCell"), ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("Button", "UIButton"), ("Label", "UILabel"), ("ImageView", "UIImageView"), ("TextField", "UITextField"),
    ("TextView", "UITextView"), ("Control", "UIControl"), ("View", "UIView"), ("Layout", "UICollectionViewLayout"),
)


def base_of(name, texts):
    """A class of UIKit's that a missing superclass may descend from, by what its subclasses override."""
    bodies = [text for text in texts if re.search(rf"\bclass\s+\w+[^{{\n]*:\s*{name}\b", text)]
    joined = "\n".join(bodies)
    if "init(style" in joined or "setHighlighted(_" in joined:
        return "UITableViewCell"
    for suffix, base in BASES:
        if name.endswith(suffix):
            if suffix == "Cell" and "collectionView" in joined.lower():
                return "UICollectionViewCell"
            return base
    return "NSObject"


def stub_file(project, unknown, scratch, round_number):
    """A file that declares the unknown types; none at first."""
    names = [name for name in sorted(unknown) if name[:1].isupper()]
    if not names:
        return []
    texts = list(project.texts.values())
    supers = set(project.superclasses.values())
    lines = ["import UIKit"]
    for name in names:
        pattern = re.compile(rf"(?:class|struct|enum|extension|protocol)\s+[\w.<>, ]+:\s*(?:[\w.<>&, \n]*[,&]\s*)?{name}\b")
        if name in supers and not name.endswith(("Delegate", "DataSource", "Protocol", "able", "ing", "Type")):
            lines.append(f"@MainActor @preconcurrency open class {name}: {base_of(name, texts)} {{}}")
        elif any(pattern.search(text) for text in texts):
            lines.append(f"public protocol {name} {{}}")
        else:
            generic = any(re.search(rf"\b{name}<", text) for text in texts)
            lines.append(f"open class {name}{'<A>' if generic else ''}: NSObject {{}}")
    path = os.path.join(scratch, f"Stubs{round_number}.swift")
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
    return [path]
