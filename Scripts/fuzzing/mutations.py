"""Changes documents and suites the way edits, merges and attacks do: values, elements, references and bytes."""

import copy
import random
import re
import xml.etree.ElementTree as ElementTree

NUMBERS = """0 -0 1 -1 2 0.5 -0.001 3.4e38 1e9 -1e9 1e15 1e19 -1e19 1e100 1e308 -1e308 1e400 4e-324 2147483647
    2147483648 -2147483649 4294967296 9223372036854775807 9223372036854775808 -9223372036854775808
    99999999999999999999 65536 32768 100000 1000000 NaN nan inf -inf infinity 0x10 1,5 1_000 ٣""".split()
TEXTS = ["", " ", "a" * 5000, "word " * 400, "\u0301\u0301", "👨‍👩‍👧‍👦" * 50, "ש\u202eab", "\x85\x9b31m", "line\nfeed\rreturn\ttab",
         "::error::text", "##[error]text", "##vso[task.complete]", "##teamcity[x]", "%s%n%d", "{", "}", "{$row}",
         "{1 div 0}", "../../etc/passwd", "NaN", "YES", "NO", "true", "\ufffe", "\ue000", "𝕏" * 300, "0" * 400]
EXPRESSIONS = ["1 div 0", "-1", "//*", "count(//*)", "//*[//*[//*]]", "string-length(//@*)", "$missing", "not(1)",
               "1e999", "(" * 60 + "1" + ")" * 60, "substring('abc', -1 div 0)", "//label/@text = 'x'", "id('a')", "a:b"]
NUMBER = re.compile(r"-?\d+(\.\d+)?$")


class Pool:
    """What the seeds hold: the values of each attribute, and the elements below each parent."""

    def __init__(self, roots):
        self.values, self.children, self.tags = {}, {}, set()
        for root in roots:
            for element in root.iter():
                self.tags.add(element.tag)
                for name, value in element.attrib.items():
                    self.values.setdefault(name, set()).add(value)
                self.children.setdefault(element.tag, []).extend(child for child in element if len(list(child.iter())) < 60)
        self.values = {name: sorted(values) for name, values in sorted(self.values.items())}
        self.names, self.tags = list(self.values), sorted(self.tags)


class Mutator:
    """Changes trees, with all its choices from one seed."""

    def __init__(self, seed, pool, counts=(1, 1, 1, 2, 2, 3, 5, 8)):
        self.random, self.pool, self.counts = random.Random(seed), pool, counts
        self.edits = [self.number] * 6 + [self.known_value] * 4 + [
            self.number, self.text, self.reference, self.reference, self.remove_value, self.add_value, self.rename_value,
            self.duplicate, self.remove, self.move, self.swap, self.rename, self.nest, self.multiply, self.splice,
            self.splice, self.expression, self.inner_text]

    def mutated(self, root):
        """The bytes of a changed copy of a tree."""
        root = copy.deepcopy(root)
        for _ in range(self.random.choice(self.counts)):
            self.random.choice(self.edits)(root)
        bytes_of_tree = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
        return self.damaged(bytes_of_tree) if self.random.random() < 0.06 else bytes_of_tree

    def element(self, root):
        return self.random.choice(list(root.iter()))

    def child(self, root):
        """An element with its parent; neither for a root that has no children."""
        pairs = [(parent, child) for parent in root.iter() for child in parent]
        return self.random.choice(pairs) if pairs else (None, None)

    def attribute(self, root, accept=lambda name, value: True):
        """An element and the name of one of its attributes; neither when none is accepted."""
        found = [(element, name) for element in root.iter() for name, value in element.attrib.items()
                 if accept(name, value)]
        return self.random.choice(found) if found else (None, None)

    # Values

    def number(self, root):
        element, name = self.attribute(root, lambda name, value: NUMBER.match(value))
        if element is not None:
            element.set(name, self.random.choice(NUMBERS))

    def text(self, root):
        element, name = self.attribute(root)
        if element is not None:
            element.set(name, self.random.choice(TEXTS))

    def expression(self, root):
        element, name = self.attribute(root, lambda name, value: name in ("test", "xpath", "select") or "{" in value)
        if element is not None:
            text = self.random.choice(EXPRESSIONS)
            element.set(name, "{%s}" % text if "{" in element.get(name) else text)

    def known_value(self, root):
        element, name = self.attribute(root, lambda name, value: name in self.pool.values)
        if element is not None:
            element.set(name, self.random.choice(self.pool.values[name]))

    def reference(self, root):
        """A reference to another element, to itself, or an identifier that another has: also what makes cycles."""
        identifiers = [element.get("id") for element in root.iter() if element.get("id")]
        element, name = self.attribute(root, lambda name, value: value in identifiers)
        if element is not None:
            element.set(name, self.random.choice(identifiers + [element.get("id", ""), "missing"]))

    def remove_value(self, root):
        element, name = self.attribute(root)
        if element is not None:
            del element.attrib[name]

    def add_value(self, root):
        name = self.random.choice(self.pool.names)
        self.element(root).set(name, self.random.choice(self.pool.values[name]))

    def rename_value(self, root):
        element, name = self.attribute(root)
        if element is not None:
            element.set(self.random.choice(self.pool.names), element.attrib.pop(name))

    def inner_text(self, root):
        self.element(root).text = self.random.choice([text for text in TEXTS if "\ufffe" not in text])

    # Elements

    def duplicate(self, root):
        parent, child = self.child(root)
        if parent is not None:
            parent.insert(self.random.randrange(len(parent) + 1), copy.deepcopy(child))

    def remove(self, root):
        parent, child = self.child(root)
        if parent is not None:
            parent.remove(child)

    def move(self, root):
        parent, child = self.child(root)
        if parent is not None:
            parent.remove(child)
            target = self.element(root)
            target.insert(self.random.randrange(len(target) + 1), child)

    def swap(self, root):
        parent, _ = self.child(root)
        if parent is not None:
            children = list(parent)
            self.random.shuffle(children)
            parent[:] = children

    def rename(self, root):
        _, child = self.child(root)
        if child is not None:
            child.tag = self.random.choice(self.pool.tags)

    def nest(self, root):
        """An element inside many others like it."""
        parent, child = self.child(root)
        if parent is None:
            return
        place = list(parent).index(child)
        outer = child
        for _ in range(self.random.choice([2, 10, 60, 100, 400])):
            around = ElementTree.Element(child.tag, child.attrib)
            inside = ElementTree.SubElement(around, "subviews") if self.random.random() < 0.7 else around
            inside.append(outer)
            outer = around
        parent[place] = outer

    def multiply(self, root):
        parent, child = self.child(root)
        if parent is None:
            return
        size = len(list(child.iter()))
        for number in range(min(self.random.choice([3, 20, 200, 1000]), 4000 // size)):
            other = copy.deepcopy(child)
            if other.get("id") and number % 2:
                other.set("id", f"{other.get('id')}-{number}")
            parent.append(other)

    def splice(self, root):
        """An element of another seed, mostly where such elements stand."""
        parent = self.element(root)
        candidates = self.pool.children.get(parent.tag)
        if not candidates or self.random.random() < 0.2:
            candidates = self.pool.children[self.random.choice([tag for tag in self.pool.tags if self.pool.children[tag]])]
        parent.insert(self.random.randrange(len(parent) + 1), copy.deepcopy(self.random.choice(candidates)))

    # Bytes

    def damaged(self, data):
        kind, place = self.random.randrange(7), self.random.randrange(len(data))
        end = min(len(data), place + self.random.choice([1, 2, 10, 100, 1000]))
        if kind == 0:
            return data[:place]
        if kind == 1:
            return data[:place] + bytes([data[place] ^ 1 << self.random.randrange(8)]) + data[place + 1:]
        if kind == 2:
            return data[:place] + data[end:]
        if kind == 3:
            return data[:place] + data[place:end] * self.random.choice([2, 50]) + data[end:]
        if kind == 4:
            return data[:place] + self.random.choice([b"\0", b"\xff", b"\xc3", b"&", b"<", b"&#x9b;", b"]]>"]) + data[place:]
        if kind == 5:
            return data.decode("utf-8").encode(self.random.choice(["utf-16", "utf-16-be", "utf-32", "utf-8-sig"]))
        return data.replace(b"utf-8", self.random.choice([b"latin1", b"UTF-16", b"EBCDIC", b"x" * 300]), 1)


def mutated_json(value, source):
    """A changed copy of what a JSON file holds."""
    places = []

    def collect(inner):
        for key in inner if isinstance(inner, dict) else range(len(inner)):
            places.append((inner, key))
            if isinstance(inner[key], (dict, list)):
                collect(inner[key])

    value = copy.deepcopy(value)
    collect(value)
    for _ in range(source.choice([1, 1, 2, 4])):
        inner, key = source.choice(places)
        if isinstance(inner, list) and key >= len(inner) or isinstance(inner, dict) and key not in inner:
            continue
        kind, old = source.randrange(5), inner[key]
        if isinstance(old, bool) or not isinstance(old, (int, float)) and kind > 2:
            inner[key] = source.choice([None, [], {}, "", 0, True, -1, "x" * 2000, "::error::", "\x1b[31m"])
        elif isinstance(old, (int, float)):
            inner[key] = source.choice([0, -1, 1, 2**31, 2**63 - 1, -2**63, 2**63, 2**64, 10**30, 1e308, -1e308, 5e-324, 0.5])
        elif kind == 0:
            del inner[key]
        elif kind == 1 and isinstance(inner, list):
            inner.extend([old] * source.choice([1, 3, 300]))
        else:
            inner[key] = copy.deepcopy(source.choice(places)[0])
    return value
