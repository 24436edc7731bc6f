"""Empties functions that only errors beside stubs keep from compiling."""
import json
import os
import re

from uses import closing

HEADER = re.compile(r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:[\w]+(?:\(\w+\))?[ \t]+)*(?:func[ \t]+[^\s(<]+(?:<[^\n{]*?>)?[ \t]*(?=\()|"
                    r"var[ \t]+\w+[ \t]*:[^\n={]+(?=\{[ \t]*$))", re.M)
ACCESSOR = re.compile(r"^\s*(?:@\w+\s+)*(?:\w+\s+)?(?:get|set|didSet|willSet|_modify|_read)\b\s*[{(]", re.M)
EMPTY = ' fatalError("emptied beside stubs") '


def copies(overlay):
    """Where the copy of each original lies."""
    with open(os.path.join(overlay, "overlay.yaml")) as file:
        roots = json.load(file)["roots"]
    return {os.path.join(root["name"], item["name"]): item["external-contents"] for root in roots for item in root["contents"]}


def functions(text):
    """The first line of each function or computed property, and where its body begins and ends."""
    for found in HEADER.finditer(text):
        at = found.end()
        if text[at] == "(":
            end = closing(text, at)
            at = text.find("{", end) if end else -1
            # A requirement of a protocol has no body.
            if at < 0 or re.search(r"\n\s*\n|\}|\bfunc\b|\bvar\b|\blet\b", text[end:at]):
                continue
        end = closing(text, at)
        if end and not (text[found.end()] != "(" and ACCESSOR.search(text, at + 1, end)):
            first = text.count("\n", 0, found.end()) + 1
            yield first, at + 1, end


def holding(text, line):
    """The first line of the innermost function whose body holds a line; None without one."""
    found = [(begin, first) for first, begin, end in functions(text)
             if text.count("\n", 0, begin) + 1 <= line <= text.count("\n", 0, end) + 1]
    return max(found)[1] if found else None


def without(text, lines):
    """A text whose functions on these lines have no bodies; each line stays where it is."""
    for first, begin, end in sorted(functions(text), key=lambda item: -item[1]):
        if first in lines:
            text = text[:begin] + EMPTY + "\n" * text.count("\n", begin, end) + text[end:]
    return text
