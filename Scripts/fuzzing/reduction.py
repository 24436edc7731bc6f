"""Makes an input that brings trouble about smaller, as long as it still does."""

import copy
import time
import xml.etree.ElementTree as ElementTree

# Shorter texts say something to whoever reads the input.
LONG_TEXT = 80


def reduced(data, is_trouble, seconds=60):
    """The smallest bytes found in the time; `is_trouble` says whether bytes still bring it about."""
    deadline = time.monotonic() + seconds
    try:
        root = ElementTree.fromstring(data)
    except (ElementTree.ParseError, LookupError, ValueError):
        return reduced_bytes(data, is_trouble, deadline)
    smaller = ElementTree.tostring(reduced_tree(root, lambda tree: is_trouble(ElementTree.tostring(tree)), deadline))
    if len(smaller) < len(data) and is_trouble(smaller):
        return smaller
    # What the parser here changed was what mattered, such as a prefix.
    return reduced_bytes(data, is_trouble, deadline)


def reduced_tree(root, is_trouble, deadline):
    changed = True
    while changed and time.monotonic() < deadline:
        changed = False
        # From the last to the first, so that numbers of places still to be tried stay what they are.
        for number in reversed(range(len(list(root.iter())))):
            for attempt in attempts(root, number):
                if time.monotonic() > deadline:
                    return root
                if attempt is not None and is_trouble(attempt):
                    root, changed = attempt, True
                    break
    return root


def attempts(root, number):
    """Trees without one element, with its children in its place, without one of its attributes or long texts each."""
    elements = list(root.iter())
    if number >= len(elements):
        return
    if number > 0:
        tree = copy.deepcopy(root)
        places = list(tree.iter())
        parent = next(one for one in places if places[number] in list(one))
        parent.remove(places[number])
        yield tree
        if len(places[number]):
            tree = copy.deepcopy(root)
            places = list(tree.iter())
            parent = next(one for one in places if places[number] in list(one))
            place = list(parent).index(places[number])
            parent[place:place + 1] = list(places[number])
            yield tree
    for name in list(elements[number].attrib):
        tree = copy.deepcopy(root)
        del list(tree.iter())[number].attrib[name]
        yield tree
    for name in ("text", "tail"):
        if len(getattr(elements[number], name) or "") > LONG_TEXT:
            tree = copy.deepcopy(root)
            setattr(list(tree.iter())[number], name, None)
            yield tree


def reduced_bytes(data, is_trouble, deadline):
    size = len(data) // 2
    while size and time.monotonic() < deadline:
        place = 0
        while place < len(data) and time.monotonic() < deadline:
            smaller = data[:place] + data[place + size:]
            if is_trouble(smaller):
                data = smaller
            else:
                place += size
        size //= 2
    return data
