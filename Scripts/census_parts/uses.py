"""How a line of Swift uses a name: as a value, or as a function with which arguments."""
import re

CLOSERS = {"(": ")", "[": "]", "{": "}"}


def skip_text(text, at):
    """Where a text literal ends that begins here."""
    quotes = '"""' if text.startswith('"""', at) else '"'
    at += len(quotes)
    while at < len(text) and not text.startswith(quotes, at):
        at += 2 if text[at] == "\\" else 1
    return at + len(quotes)


def closing(text, at):
    """Where the bracket ends that begins here; None without an end."""
    depth = 0
    while at < len(text):
        if text[at] == '"':
            at = skip_text(text, at)
            continue
        if text[at] in CLOSERS:
            depth += 1
        elif text[at] in CLOSERS.values():
            depth -= 1
            if depth == 0:
                return at
        at += 1
    return None


def arguments(text):
    """The arguments of a call, split at commas that no bracket holds."""
    found, start, at = [], 0, 0
    while at < len(text):
        if text[at] == '"':
            at = skip_text(text, at)
            continue
        if text[at] in CLOSERS:
            at = closing(text, at) or len(text)
        elif text[at] == ",":
            found.append(text[start:at])
            start = at + 1
        at += 1
    if text[start:].strip():
        found.append(text[start:])
    return [argument.strip() for argument in found]


def closure_type(text):
    """The type of a closure literal by its own words."""
    head = re.match(r"\{\s*(?:\[[^\]]*\]\s*)?\(?([\w\s,:.?!<>\[\]]*?)\)?\s*(?:->\s*[^{]*?\s)?in\b", text)
    if head:
        count = len([name for name in head[1].split(",") if name.strip()])
    else:
        count = max([0] + [int(number) + 1 for number in re.findall(r"\$(\d)", text)])
    return f"({', '.join(['StubbedValue'] * count)}) -> Void"


class Use:
    """A use of a name."""

    def __init__(self, text, at):
        """Reads what follows a name that ends at a place."""
        self.is_call = False
        self.values = []
        end = at
        if text.startswith("(", at):
            last = closing(text, at)
            if last is None:
                return
            self.is_call = True
            for argument in arguments(text[at + 1:last]):
                label = re.match(r"(\w+)\s*:(?!:)\s*", argument)
                self.values.append((label[1] if label else "_", argument[label.end():] if label else argument))
            end = last + 1
        trailing = re.compile(r"[ \t]*(?=\{)").match(text, end)
        line = text[text.rfind("\n", 0, at) + 1:at]
        if trailing and not re.match(r"\s*(?:\}\s*else\s+)?(?:if|guard|for|while|switch|case|else)\b", line) \
                and not re.search(r"\b(?:var|let)\s+\w+\s*[:=][^=]*$", line):
            last = closing(text, trailing.end())
            if last is not None:
                self.is_call = True
                self.values.append(("_", text[trailing.end():last + 1]))

    @classmethod
    def of(cls, name, text, line):
        """How a line of a text uses a name."""
        start = 0
        for _ in range(line - 1):
            start = text.find("\n", start) + 1
        found = re.compile(rf"\b{re.escape(name)}\b").search(text, start)
        return cls(text, found.end() if found else len(text))

    @property
    def labels(self):
        return tuple(label for label, _ in self.values)

    @property
    def shape(self):
        return self.is_call and self.labels

    def parameters(self, is_plain=False):
        """The parameters as the use writes them; all but closures of any type where plain."""
        found = []
        for index, (label, value) in enumerate(self.values):
            kind = "Any?"
            if value.startswith("{"):
                kind = f"@escaping {closure_type(value)}"
            elif re.match(r"\.\w", value) and not is_plain:
                kind = "StubbedValue?"
            found.append(f"{label} a{index}: {kind}")
        return ", ".join(found)

    def function(self, name, words):
        lists = dict.fromkeys([self.parameters(), self.parameters(is_plain=True)])
        return "".join(
            f"@discardableResult {words}func {name}({parameters}) -> StubbedValue {{ StubbedValue() }}\n"
            f"@_disfavoredOverload @discardableResult {words}func {name}<T>({parameters}) -> T {{ stubValue() }}\n"
            for parameters in lists)
