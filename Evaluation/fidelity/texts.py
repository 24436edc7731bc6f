"""Tells labels apart by the font and the script of their text."""
import unicodedata

from .documents import font_description, string
from .scoring import HALF_POINT

SYSTEM_TYPES = ("system", "boldSystem", "italicSystem")


def kind_of_text(view):
    """The font and script of a label's text; None for what is no label, or has none."""
    if view.element != "label":
        return None
    node = view.node
    text = node.get("text") or string(node, "text")
    if node.find("attributedString") is not None or not text or not text.strip():
        return None
    given = font_description(node)
    is_system = given is None or given.get("style") or given.get("type") in SYSTEM_TYPES
    return script(text) if is_system else "another font"


def script(text):
    names = [unicodedata.name(each, "") for each in text if each.isalpha()]
    if any(name.startswith(("CJK", "HIRAGANA", "KATAKANA", "HANGUL")) for name in names):
        return "ideographs"
    return "Latin" if all(name.startswith("LATIN") for name in names) else "another script"


def has_right_size(truth, values, dimensions):
    """Whether what a text gives of its view's size is right; other dimensions are not asked."""
    asked = [index for index, name in ((2, "W"), (3, "H")) if name in dimensions]
    return values is not None and all(
        values[index] is not None and abs(values[index] - truth.frame[index]) <= HALF_POINT
        for index in asked)
