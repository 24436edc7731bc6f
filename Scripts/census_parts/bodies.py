"""Empties functions that only errors beside stubs keep from compiling."""
import json
import os
import re

from uses import closing

HEADER = re.compile(r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:[\w]+(?:\(\w+\))?[ \t]+)*(?:func[ \t]+[^\s(<]+(?:<[^\n{]*?>)?[ \t]*(?=\()|"
                    r"var[ \t]+\w+[ \t]*:[^\n={]+(?=\{[ \t]*$))", re.M)
ACCESSOR = re.compile(r"^\s*(?:@\w+\s+)*(?:\w+\s+)?(?:get|set|didSet|willSet|_modify|_read)\b\s*[{(]", re.M)
EMPTY = ' fatalError("emptied beside stubs") '


def empty(overlay, originals):
    """Takes bodies out of the copies of originals: a text and the first lines of functions for each path."""
    path = os.path.join(overlay, "overlay.yaml")
    with open(path) as file:
        tree = json.load(file)
    copies = {os.path.join(root["name"], item["name"]): item["external-contents"] for root in tree["roots"] for item in root["contents"]}
    for original, (text, lines) in originals.items():
        if original in copies:
            with open(copies[original]) as file:
                text = file.read()
        else:
            # What the rewriter had nothing to change in has no copy.
            copies[original] = os.path.join(overlay, f"emptied-{len(copies)}.copy")
            tree["roots"].append({"type": "directory", "name": os.path.dirname(original), "contents": [
                {"type": "file", "name": os.path.basename(original), "external-contents": copies[original]}]})
        with open(copies[original], "w") as file:
            file.write(without(text, lines))
    with open(path, "w") as file:
        json.dump(tree, file)


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
