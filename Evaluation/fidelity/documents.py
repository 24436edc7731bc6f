"""Reads what a document stores: its view trees, frames, constraints and the canvas's traits."""
import os
import xml.etree.ElementTree as ET

EXTENSIONS = (".xib", ".storyboard")
SYSTEMS = ("iOS", "AppleTV")

# Elements whose content gives them a size: the indices of width and height in a frame.
CONTENT_SIZES = dict.fromkeys(
    "label button textField switch segmentedControl stepper activityIndicatorView pageControl "
    "datePicker colorWell".split(), (2, 3))
CONTENT_SIZES.update(dict.fromkeys(
    "slider progressView pickerView searchBar toolbar navigationBar tabBar".split(), (3,)))

# How far a control's frame extends beyond its alignment rectangle: left, top, right, bottom.
ALIGNMENT_INSETS = {
    "switch": (0, 0, 2, 0),
    "slider": (2, 0, 2, 1),
    "segmentedControl": (0, 0, 0, 1),
}


class View:
    """One view of a document, with its stored frame in its superview's coordinates."""

    def __init__(self, node, parent, frame):
        self.node, self.parent, self.frame = node, parent, frame
        self.id = node.get("id")
        self.element = node.tag
        self.children = []
        self.is_root = self.is_arranged = False
        if parent is not None:
            parent.children.append(self)

    @property
    def is_hidden(self):
        return self.node.get("hidden") == "YES"

    @property
    def is_positioned(self):
        """Whether Auto Layout decides this view's frame."""
        if self.is_root or self.node.get("fixedFrame") == "YES":
            return False
        if self.is_arranged:
            return not self.is_hidden
        return self.node.get("translatesAutoresizingMaskIntoConstraints") == "NO"

    def path(self):
        """This view and its ancestors, outwards."""
        view = self
        while view is not None:
            yield view
            view = view.parent

    def content_sizes(self):
        """The dimensions, by index, that this view's content gives, with their stored values.

        A size that a person declared for a custom view stands for its content.
        """
        declared = {index: self.node.get("placeholderIntrinsic" + name)
                    for index, name in ((2, "Width"), (3, "Height"))}
        sizes = {index: float(text) for index, text in declared.items()
                 if text not in (None, "infinite")}
        for index in self.content_indices():
            sizes.setdefault(index, self.frame[index])
        return sizes

    def content_indices(self):
        if self.element == "imageView":
            return (2, 3) if self.node.get("image") else ()
        if self.element == "textView":
            return (3,) if self.node.get("scrollEnabled") == "NO" else ()
        return CONTENT_SIZES.get(self.element, ())


class OtherPlatform(Exception):
    """A document of a system without UIKit, or in the format before Xcode 5."""


class Document:
    """A document's systems: each a root with the views below it and the constraints among them."""

    def __init__(self, path):
        self.tree = ET.parse(path)
        root = self.tree.getroot()
        if root.tag != "document" or not root.get("targetRuntime", "").startswith(SYSTEMS):
            raise OtherPlatform
        self.tools = leading_number(root.get("toolsVersion", ""))
        self.uses_auto_layout = root.get("useAutolayout") == "YES"
        self.traits = traits(root)
        self.excluded = set()
        self.roots = []
        self.views = {}
        self.guides, self.guide_holders = {}, {}
        self.collect_variations(root)
        self.collect(root, None)

    def collect_variations(self, root):
        """Notes what the canvas's size classes leave out: subviews and constraints by id."""
        for variation in root.iter("variation"):
            if not self.matches(variation.get("key", "")):
                continue
            for mask in variation.findall("mask"):
                for each in mask:
                    change = self.excluded.add if each.tag == "exclude" else self.excluded.discard
                    change(each.get("reference"))

    def matches(self, key):
        """Whether a variation holds on the canvas; `default` always does and comes first."""
        return key == "default" or all(part in self.traits for part in key.split("-"))

    def collect(self, node, parent):
        for child in node:
            if child.get("id") in self.excluded:
                continue
            if child.tag in ("viewLayoutGuide", "viewControllerLayoutGuide"):
                self.guides[child.get("id")] = child
                self.guide_holders[child.get("id")] = parent
            frame = stored_frame(child)
            if frame is None:
                self.collect(child, parent)
                continue
            is_content = child.get("key") == "contentView"
            below = node.tag == "subviews" or is_content
            view = View(child, parent if below else None, frame)
            view.is_root = not below or is_content
            view.is_arranged = node.tag == "subviews" and view.parent.element == "stackView"
            self.views[view.id] = view
            if view.parent is None:
                self.roots.append(view)
            self.collect(child, view)

    def constraints(self, view):
        """The constraints that a view holds and the canvas's size classes install."""
        for each in view.node.findall("constraints/constraint"):
            if each.get("id") in self.excluded:
                continue
            values = dict(each.attrib)
            for variation in each.findall("variation"):
                if self.matches(variation.get("key", "")):
                    values.update(variation.attrib)
            yield values


def leading_number(text):
    digits = text.split(".")[0]
    return int(digits) if digits.isdigit() else 0


def stored_frame(node):
    """A node's stored frame as x, y, width, height, or None where it stores none."""
    for rect in node.findall("rect"):
        if rect.get("key") == "frame":
            return [float(rect.get(key, 0)) for key in ("x", "y", "width", "height")]
    return None


def traits(root):
    """The size classes of the document's device, in the form of variation keys."""
    device = root.find("device")
    name = device.get("id", "") if device is not None else ""
    if not name:
        return set()
    if name.startswith("ipad"):
        adapted = device.find("adaptation")
        if adapted is not None and adapted.get("id") != "fullscreen":
            return set()
        wide, high = "regular", "regular"
    elif device.get("orientation") == "landscape":
        wide = "regular" if name in ("retina5_5", "retina6_1", "retina6_5") else "compact"
        high = "compact"
    else:
        wide, high = "compact", "regular"
    return {f"widthClass={wide}", f"heightClass={high}", *([wide] if wide == high else [])}


def documents_below(folder):
    """The paths of the documents of a folder, relative to it and in order."""
    for directory, names, files in os.walk(folder):
        names.sort()
        for name in sorted(files):
            if name.endswith(EXTENSIONS):
                yield os.path.relpath(os.path.join(directory, name), folder)


def font_description(node):
    """The element that names a view's font; None for the font of its kind."""
    return next((each for each in node.findall("fontDescription")
                 if each.get("key") == "fontDescription"), None)


def string(node, key):
    """The text that an element holds as a child of its own, as Interface Builder writes long ones."""
    return next((each.text for each in node.findall("string") if each.get("key") == key), None)
