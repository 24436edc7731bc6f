"""The model of the system font's advances, its tables in the sources, and its fit.

width = size / 1000 x (sum of advances + tracking x n + sum of pairs), for n characters. A
character's advance is that of the design for texts, plus the share of the design for titles of
what that adds, plus the weight's shares of what bold and ultra-light letters add.
"""
import glob
import os
import re

import numpy

PLACES = 95  # ASCII's characters from space to tilde.
GROUPS = ("ascii", "displayExtras", "boldExtras", "lightExtras")
MEANS = {"displayExtras": "displayExtra", "boldExtras": "boldExtra", "lightExtras": "lightExtra"}
# How far a value is expected to lie from its group's mean, in thousandths of the size.
SPREADS = {"ascii": 150.0, "displayExtras": 12.0, "boldExtras": 8.0, "lightExtras": 8.0,
           "pairs": 7.0}
NOISE = 0.3  # Points by which a width is expected to miss its interval.
# How far a value is expected to lie from the one in the sources.
STEP = 2.0
ROUNDS = 30


class Table:
    """The tables of the sources, or a proposed change to them."""

    def __init__(self, sources):
        self.paths = {name: path_of(sources, name)
                      for name in ("FittedAdvances.swift", "FittedPairs.swift")}
        self.text = {name: read(path) for name, path in self.paths.items()}
        main = self.text["FittedAdvances.swift"]
        self.groups = {name: numpy.array(numbers(block(main, name))) for name in GROUPS}
        self.pairs = dict(pair_values(block(self.text["FittedPairs.swift"], "pairs")))
        self.fixed = {name: tuples(block(main, name))
                      for name in ("tracking", "earlyTracking", "displayShares", "shares",
                                   "wideTitles", "earlyExtras")}
        self.scalars = {name: float(re.search(rf"let {name} = (-?[\d.]+)", main).group(1))
                        for name in ("displayExtra", "boldExtra", "lightExtra", "boldDisplayExtra",
                                     "lightDisplayExtra", "earlyDisplaySize")}

    def vector(self, pairs):
        """The table's values in the order of a design matrix with these pairs."""
        return numpy.concatenate(
            [self.groups[name] for name in GROUPS]
            + [[self.scalars["boldDisplayExtra"], self.scalars["lightDisplayExtra"]]]
            + [[self.pairs.get(pair, 0.0) for pair in pairs]])


def path_of(sources, name):
    found = glob.glob(os.path.join(sources, "**", name), recursive=True)
    if len(found) != 1:
        raise OSError(f"{sources}: found {len(found)} files {name}")
    return found[0]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def block(text, name):
    """The inside of the array literal of a `static let`."""
    return re.search(rf"static let {name}:[^=]*= \[(.*?)\n  \]", text, re.S).group(1)


def numbers(text):
    return [float(each) for each in re.findall(r"-?[\d.]+", text)]


def tuples(text):
    rows = re.findall(r"\(([^()]*)\)", text.replace(".infinity", "inf"))
    return [tuple(float(each) for each in row.split(",")) for row in rows]


def pair_values(text):
    for characters, value in re.findall(r'\("((?:[^"\\]|\\.)*)", (-?[\d.]+)\)', text):
        yield re.sub(r"\\(.)", r"\1", characters), float(value)


def between(table, size):
    """A value of a table: linear between sizes, and of two for one size the latter."""
    lower = table[0]
    if size < lower[0]:
        return lower[1]
    for entry in table[1:]:
        if entry[0] > size:
            return lower[1] + (entry[1] - lower[1]) * (size - lower[0]) / (entry[0] - lower[0])
        lower = entry
    return lower[1]


class Design:
    """What each value counts for in each sample's width, in points."""

    def __init__(self, samples, table, pairs):
        self.pairs = {pair: index for index, pair in enumerate(pairs)}
        self.samples = samples
        self.matrix = numpy.zeros((len(samples), 4 * PLACES + 2 + len(pairs)))
        self.known = numpy.zeros(len(samples))  # What tracking and the like give, in points.
        for index, sample in enumerate(samples):
            self.fill(index, sample, table)
        self.upper = numpy.array([sample.width for sample in samples])
        self.pixel = numpy.array([sample.pixel for sample in samples])
        self.lower = self.upper - self.pixel

    def fill(self, index, sample, table):
        row, unit, size = self.matrix[index], sample.size / 1000, sample.size
        display = between(table.fixed["displayShares"], size)
        if sample.is_early:
            display = 1.0 if size >= table.scalars["earlyDisplaySize"] else 0.0
        bold, light = next(rest for below, *rest in table.fixed["shares"] if sample.weight < below)
        for character in sample.text:
            place = ord(character) - 32
            for group, share in enumerate((1, display, bold, light)):
                row[group * PLACES + place] += share * unit
        count = len(sample.text)
        row[4 * PLACES] = bold * display * count * unit
        row[4 * PLACES + 1] = light * display * count * unit
        for start in range(count - 1):
            place = self.pairs.get(sample.text[start:start + 2])
            if place is not None:
                row[4 * PLACES + 2 + place] += unit
        tracking = table.fixed["earlyTracking" if sample.is_early else "tracking"]
        self.known[index] = between(tracking, size) * count * unit
        if sample.is_early:
            for place, extra in table.fixed["earlyExtras"]:
                self.known[index] += sample.text.count(chr(32 + int(place))) * unit * extra
        if sample.has_wide_titles and size >= table.scalars["earlyDisplaySize"]:
            self.known[index] += between(table.fixed["wideTitles"], size) * count * unit

    def errors(self, values):
        """How far each predicted width is from the stored one, both whole pixels."""
        exact = self.matrix @ values + self.known
        return numpy.abs(numpy.ceil(exact / self.pixel - 1e-6) * self.pixel - self.upper)


def fit(design, start=None):
    """The values that bring widths into their intervals, by robust ridge regression.

    Each round aims at the nearest width of each interval. Samples far from theirs count little,
    since something that the document does not say stretched them. A value is drawn to its value
    in `start`, or to its group's mean, as far as few samples speak for it.
    """
    matrix, parts = design.matrix, slices(design)
    spread, centre = numpy.full(matrix.shape[1], 10.0), numpy.zeros(matrix.shape[1])
    for name, part in parts.items():
        spread[part] = SPREADS[name]
    centre[parts["ascii"]], centre[parts["displayExtras"]] = 600.0, -50.0
    if start is not None:
        spread, centre = numpy.full(len(spread), STEP), start
    ridge = (NOISE / spread) ** 2
    target, weights = (design.lower + design.upper) / 2, numpy.ones(len(design.samples))
    for _ in range(ROUNDS):
        weighted = matrix * weights[:, None]
        left = weighted.T @ matrix + numpy.diag(ridge)
        values = numpy.linalg.solve(left, weighted.T @ (target - design.known) + ridge * centre)
        exact = matrix @ values + design.known
        target = numpy.clip(exact, design.lower + 0.02, design.upper - 0.02)
        weights = 1 / (1 + ((exact - target) / NOISE) ** 2)
        if start is None:
            for name in MEANS:
                centre[parts[name]] = mean_of_seen(values, design, parts[name])
    return values


def slices(design):
    parts = {name: slice(index * PLACES, (index + 1) * PLACES)
             for index, name in enumerate(GROUPS)}
    parts["pairs"] = slice(4 * PLACES + 2, design.matrix.shape[1])
    return parts


def mean_of_seen(values, design, part):
    """A group's mean, each value counting as much as samples speak for it."""
    counts = numpy.sqrt(design.matrix[:, part].sum(axis=0))
    return float(values[part] @ counts / counts.sum()) if counts.sum() > 0 else 0.0


def changed_text(text, name, body):
    """A source with the inside of one array literal replaced."""
    old = block(text, name)
    return text.replace(old, "\n" + body.rstrip("\n"), 1)


def group_body(values):
    """A group's numbers as the sources have them: ten a line."""
    words = [f"{round(float(value), 1) + 0.0:.1f}".removesuffix(".0") for value in values]
    lines = [", ".join(words[start:start + 10]) for start in range(0, len(words), 10)]
    return "".join(f"    {line},\n" for line in lines)


def pairs_body(pairs):
    """The pairs as the sources have them, in lines of at most 100 columns."""
    lines, line = [], "   "
    for pair, value in pairs.items():
        quoted = pair.replace("\\", "\\\\").replace('"', '\\"')
        word = f' ("{quoted}", {value}),'
        if len(line + word) > 99:
            lines.append(line)
            line = "   "
        line += word
    return "\n".join([*lines, line]) + "\n"


def texts_with(table, groups, pairs):
    """Both sources with these values in them."""
    main = table.text["FittedAdvances.swift"]
    for name, values in groups.items():
        main = changed_text(main, name, group_body(values))
    for group, name in MEANS.items():
        mean = float(numpy.mean(groups[group]))
        main = re.sub(rf"(let {name} = )-?[\d.]+", rf"\g<1>{mean:.1f}", main)
    return {"FittedAdvances.swift": main,
            "FittedPairs.swift": changed_text(table.text["FittedPairs.swift"], "pairs",
                                              pairs_body(pairs))}


def write(table, groups, pairs):
    for name, text in texts_with(table, groups, pairs).items():
        with open(table.paths[name], "w", encoding="utf-8") as file:
            file.write(text)


def show(table, groups, pairs):
    """Prints the proposed tables, as they would stand in the sources."""
    for name, values in groups.items():
        print(f"\n{name}\n{group_body(values)}", end="")
    print(f"\npairs\n{pairs_body(pairs)}", end="")
