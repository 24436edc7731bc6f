"""Collects stored widths of texts that are as wide as their text and not as something else."""
import os
import xml.etree.ElementTree as ET

from .documents import Document, OtherPlatform, documents_below, font_description, string
from .rows import SystemRows, descendants
from .truth import MARKS, Elimination, add

# Weights by the names that documents have for them.
WEIGHTS = {"ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0.0, "medium": 0.23,
           "semibold": 0.3, "bold": 0.4, "heavy": 0.56, "black": 0.62}
# The sizes of text styles at the default content size, as Apple's guidelines list them.
STYLES = {"LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17,
          "Body": 17, "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11}
# From Xcode 12.5 to 13 the canvas showed text styles in another size.
OTHER_STYLE_VERSIONS = range(18000, 21000)
FIRST_CURRENT_DESIGN = 17000
# Before it, the system's font is Helvetica Neue; up to the other one, large texts are spaced wider.
FIRST_OF_THE_FONT = 8000
FIRST_NARROW_TITLES = 13000
SMALLEST_BUTTON = 30


class Sample:
    """A text of ASCII characters with its font and the width that is stored for it, in points."""

    def __init__(self, text, size, weight, width, pixel, tools, project):
        self.text, self.size, self.weight = text, size, weight
        self.width, self.pixel = width, pixel
        self.is_early, self.project = tools < FIRST_CURRENT_DESIGN, project
        self.has_wide_titles = tools < FIRST_NARROW_TITLES

    def key(self):
        return (self.text, self.size, self.weight, self.width, self.is_early,
                self.has_wide_titles, self.project)


def samples(folder):
    """The samples of a folder, each once a project."""
    found = {}
    for name in documents_below(folder):
        try:
            document = Document(os.path.join(folder, name))
        except (OtherPlatform, ET.ParseError, ValueError):
            continue
        if document.uses_auto_layout and document.tree.getroot().get("targetRuntime")[:3] == "iOS":
            for sample in document_samples(document, name.split(os.sep)[0]):
                found[sample.key()] = sample
    return list(found.values())


def document_samples(document, project):
    if document.tools < FIRST_OF_THE_FONT:
        return
    for root in document.roots:
        views = list(descendants(root))
        texts = {view.id: (view, *text_and_font(view, document.tools)) for view in views
                 if view.is_positioned and view.element in ("label", "button")
                 and not any(view.node.get(mark) == "YES" for mark in MARKS)}
        texts = {id: each for id, each in texts.items() if is_measurable(*each)}
        if not texts:
            continue
        for id in own_widths(document, root, texts):
            view, text, size, weight = texts[id]
            yield Sample(text, size, weight, view.frame[2], pixel(document), document.tools,
                         project)


def own_widths(document, root, texts):
    """The texts whose widths nothing else in the system gives."""
    system = SystemRows(document, root)
    common = Elimination()
    add(common, [row for row in system.rows if row.is_tight()])
    contents = {next(iter(row.expression.terms)): row for row in system.content_rows()}
    add(common, [row for key, row in contents.items() if not (key[0] in texts and key[1] == 2)])
    open_texts = [id for id in texts if 2 not in common.determined(texts[id][0])]
    for id in open_texts:
        others = Elimination()
        others.pivots = dict(common.pivots)
        add(others, [contents[other, 2] for other in texts
                     if other != id and (other, 2) in contents])
        if 2 not in others.determined(texts[id][0]):
            yield id


def is_measurable(view, text, size, weight):
    """Whether a text is in one line of the system's font, and of characters that are fitted."""
    return (text is not None and size is not None and len(text) > 0
            and all(" " <= character <= "~" for character in text)
            and view.frame[3] < 1.7 * size + (12 if view.element == "button" else 0)
            and (view.element == "label" or view.frame[2] > SMALLEST_BUTTON))


def text_and_font(view, tools):
    """A label's or plain button's text, size and weight; None where one is not known."""
    node = view.node
    if node.find("attributedString") is not None:
        return None, None, None
    if view.element == "label":
        text = node.get("text") or string(node, "text")
        return text, *font(node, tools, 17)
    states = {each.get("key"): each for each in node.findall("state")}
    normal = states.get("normal")
    plain = (normal is not None and normal.get("image") is None and not node.findall("inset")
             and node.find("buttonConfiguration") is None
             and normal.find("attributedString") is None)
    if not plain or node.get("buttonType") not in ("roundedRect", "system"):
        return None, None, None
    return normal.get("title") or string(normal, "title"), *font(node, tools, 15)


def font(node, tools, standard):
    """The size and weight of an element's system font; None where it names another font."""
    given = font_description(node)
    if given is None:
        return standard, 0.0
    style = given.get("style")
    if style is not None:
        name = style.replace("UICTFontTextStyle", "")
        if name not in STYLES or tools in OTHER_STYLE_VERSIONS:
            return None, None
        return STYLES[name], WEIGHTS["semibold" if name == "Headline" else "regular"]
    kind = given.get("type")
    if kind not in ("system", "boldSystem") or given.get("pointSize") is None:
        return None, None
    weight = "bold" if kind == "boldSystem" else given.get("weight", "regular")
    return float(given.get("pointSize")), WEIGHTS.get(weight)


def pixel(document):
    """The size of a pixel of the canvas, in points."""
    device = document.tree.getroot().find("device")
    name = device.get("id", "") if device is not None else ""
    if document.tools < 11000 or (name and document.tools < 12000):
        return 1.0
    is_large = name.startswith("retina") and name not in (
        "retina3_5", "retina4_0", "retina4_7", "retina6_1")
    return 1 / 3 if is_large else 0.5
