"""Writes a system's constraints and stack views as linear rows over its unknown frames."""
from .documents import ALIGNMENT_INSETS

TOLERANCE = 0.51  # Points by which a stored frame may miss a row: half a point, as in scores.
EDGES = {"leading": "left", "trailing": "right", "left": "left", "right": "right",
         "top": "top", "bottom": "bottom"}
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}


# More than any bar, safe area or margin of a document was seen to take.
LARGEST_INSET = 160


class Expression:
    """A linear expression over unknowns, with its value in the stored frames."""

    def __init__(self, constant=0.0, terms=None, stored=None):
        self.constant = constant
        self.terms = terms or {}
        self.stored = constant if stored is None else stored

    def plus(self, other, factor=1.0):
        terms = dict(self.terms)
        for unknown, coefficient in other.terms.items():
            terms[unknown] = terms.get(unknown, 0.0) + factor * coefficient
        return Expression(self.constant + factor * other.constant,
                          {key: value for key, value in terms.items() if abs(value) > 1e-9},
                          self.stored + factor * other.stored)

    def shifted(self, constant):
        return self.plus(Expression(constant))


class Row:
    """An expression that a constraint holds at, above or below zero."""

    def __init__(self, expression, relation="equal", is_required=True, is_derived=False):
        self.expression, self.relation = expression, relation
        self.is_required, self.is_derived = is_required, is_derived

    def is_satisfied(self, tolerance=TOLERANCE):
        value = self.expression.stored
        if self.relation == "greaterThanOrEqual":
            return value >= -tolerance
        if self.relation == "lessThanOrEqual":
            return value <= tolerance
        return abs(value) <= tolerance

    def is_tight(self):
        return abs(self.expression.stored) <= TOLERANCE


class NotReadable(Exception):
    """A constraint that cannot be written as a row."""


class SystemRows:
    """The rows of one root and the views below it."""

    def __init__(self, document, root):
        self.document, self.root = document, root
        self.views = list(descendants(root))
        self.insets = {}  # What guides and margins take, read off the first row that names them.
        self.rows = []
        for view in self.views:
            for values in document.constraints(view):
                try:
                    self.rows.append(self.constraint_row(view, values))
                except NotReadable:
                    continue
            if view.element == "stackView":
                self.rows += self.stack_rows(view)
        self.rows = [row for row in self.rows if row.expression.terms]

    def is_consistent(self):
        """Whether the stored frames hold to every required row, with insets that can be."""
        return (all(row.is_satisfied() for row in self.rows if row.is_required)
                and all(-TOLERANCE <= value <= LARGEST_INSET for key, value in self.insets.items()
                        if len(key) == 2 and not key[0].endswith(" baseline")))

    # MARK: Expressions

    def value(self, view, index):
        """One of x, y, width, height of a view."""
        stored = view.frame[index]
        if not view.is_positioned:
            return Expression(stored)
        return Expression(0.0, {(view.id, index): 1.0}, stored)

    def origin(self, view, index, owner):
        """A view's x or y in the coordinates of an owner above it."""
        total = Expression()
        for each in view.path():
            if each is owner:
                return total
            total = total.plus(self.value(each, index))
        raise NotReadable

    def edge(self, view, name, owner):
        """An edge, size or centre of a view's alignment rectangle."""
        insets = ALIGNMENT_INSETS.get(view.element, (0, 0, 0, 0))
        across = name in ("left", "right", "width", "centerX")
        start, end = (insets[0], insets[2]) if across else (insets[1], insets[3])
        length = self.value(view, 2 if across else 3).shifted(-start - end)
        if name in ("width", "height"):
            return length
        origin = self.origin(view, 0 if across else 1, owner).shifted(start)
        factor = {"left": 0, "top": 0, "right": 1, "bottom": 1}.get(name, 0.5)
        return origin.plus(length, factor)

    def inset_edge(self, guide, view, name, owner):
        """An edge that lies an unknown distance inside a view: of a safe area, or a margin."""
        inner = self.edge(view, name, owner)
        key = (guide, name)
        if key not in self.insets:
            return inner, key
        return inner.shifted(self.insets[key] * (1 if name in ("left", "top") else -1)), None

    def content_edge(self, view, name, owner):
        """An edge or size of what a scroll view scrolls, which begins at its own origin."""
        across = name in ("left", "right", "width", "centerX")
        size = Expression(0.0, {(view.id, "content", across): 1.0}, self.content_size(view, across))
        if name in ("width", "height"):
            return size
        factor = {"left": 0, "top": 0, "right": 1, "bottom": 1}.get(name, 0.5)
        return self.origin(view, 0 if across else 1, owner).plus(size, factor)

    def content_size(self, view, across):
        """What a scroll view's content measures, as far as constraints to its far edge say."""
        return self.insets.get((view.id, "content", across), 0.0)

    # MARK: Constraints

    def item_edge(self, owner, item, attribute, other):
        """The expression of one side of a constraint, and the inset that it leaves open."""
        guide = self.document.guides.get(item)
        if guide is not None:
            return self.guide_edge(guide, EDGES.get(attribute, attribute), owner)
        view = self.document.views.get(item) if item else owner
        if view is None or (view.is_arranged and view.is_hidden):
            raise NotReadable
        if "aseline" in attribute:
            return self.inset_edge(view.id + " baseline", view, "top", owner)
        if attribute.endswith("WithinMargins"):
            raise NotReadable
        if attribute.endswith("Margin"):
            return self.inset_edge(view.id + " margin", view, EDGES[attribute[:-6]], owner)
        name = EDGES.get(attribute, attribute)
        inner = self.document.views.get(other)
        if (view.element in SCROLLING and name in EDGES.values() and inner is not None
                and inner is not view and view in inner.path()):
            return self.content_edge(view, name, owner), None
        return self.edge(view, name, owner), None

    def guide_edge(self, guide, name, owner):
        # The guides of a scene's controller stand beside its view, which is the root.
        holder = self.document.guide_holders[guide.get("id")] or self.root
        kind = guide.get("key") or guide.get("type")
        if kind == "frameLayoutGuide":
            return self.edge(holder, name, owner), None
        if kind == "contentLayoutGuide":
            return self.content_edge(holder, name, owner), None
        if guide.tag == "viewControllerLayoutGuide" and name in ("top", "bottom"):
            # A controller's guide reaches from the root's edge of its name to the bar's edge.
            if name == kind:
                return self.edge(holder, name, owner), None
            return self.inset_edge(guide.get("id"), holder, kind, owner)
        if name in EDGES.values():
            return self.inset_edge(guide.get("id"), holder, name, owner)
        if name.startswith("center"):
            pair = ("left", "right") if name == "centerX" else ("top", "bottom")
        elif name in ("width", "height"):
            pair = ("left", "right") if name == "width" else ("top", "bottom")
        else:
            raise NotReadable
        near, end = (self.inset_edge(guide.get("id"), holder, side, owner) for side in pair)
        if near[1] or end[1]:
            raise NotReadable
        if name.startswith("center"):
            return near[0].plus(end[0]).plus(near[0].plus(end[0]), -0.5), None
        return end[0].plus(near[0], -1), None

    def constraint_row(self, owner, values):
        first, open_first = self.item_edge(
            owner, values.get("firstItem"), values["firstAttribute"],
            values.get("secondItem"))
        relation = values.get("relation", "equal")
        constant = number(values.get("constant", standard_space(values)))
        if "secondAttribute" not in values:
            first = first.shifted(-constant)
            return Row(first, relation, is_required(values))
        second, open_second = self.item_edge(
            owner, values.get("secondItem"), values["secondAttribute"],
            values.get("firstItem") or owner.id)
        difference = first.plus(second, -multiplier(values)).shifted(-constant)
        opened = open_first or open_second
        if opened:
            if relation != "equal" or not is_required(values) or (open_first and open_second):
                raise NotReadable
            difference = self.closed(difference, opened, bool(open_first), multiplier(values))
        self.note_content(difference)
        return Row(difference, relation, is_required(values), is_derived=bool(opened))

    def closed(self, difference, opened, is_first, factor):
        """Reads an inset off the stored frames, and returns the row with it filled in."""
        sign = (1 if is_first else -factor) * (1 if opened[1] in ("left", "top") else -1)
        self.insets[opened] = -difference.stored / sign
        return difference.shifted(-difference.stored)

    def note_content(self, difference):
        """Takes a content size from the first row that names it, and completes the row's value."""
        for key, coefficient in difference.terms.items():
            if len(key) == 3 and key not in self.insets:
                self.insets[key] = -difference.stored / coefficient
                difference.stored = 0.0

    # MARK: Stack views

    def stack_rows(self, stack):
        """What a stack view requires of the views that it arranges."""
        shown = [view for view in stack.children if view.is_arranged and not view.is_hidden]
        if not shown:
            return []
        is_vertical = stack.node.get("axis") == "vertical"
        along = ("top", "bottom", "height", "centerY")
        across = ("left", "right", "width", "centerX")
        if not is_vertical:
            along, across = across, along
        return self.main_rows(stack, shown, along) + self.cross_rows(stack, shown, across)

    def stack_edge(self, stack, name):
        """An edge of a stack view, inside its margins where it declares some."""
        explicit = {each.get("key"): each for each in stack.node.findall("edgeInsets")}
        explicit.update({each.get("key"): each for each in stack.node.findall(
            "directionalEdgeInsets")})
        margins = explicit.get("layoutMargins", explicit.get("directionalLayoutMargins"))
        edge = self.edge(stack, name, stack)
        if margins is None:
            return edge
        long_name = {"left": "leading", "right": "trailing"}.get(name, name)
        inset = float(margins.get(name, margins.get(long_name, 0)))
        return edge.shifted(inset if name in ("left", "top") else -inset)

    def main_rows(self, stack, shown, names):
        start, end, length, centre = names
        distribution = stack.node.get("distribution", "fill")
        spacing = 8.0 if stack.node.get("spacingType") == "standard" else float(
            stack.node.get("spacing", 0))
        edge = lambda view, name: self.edge(view, name, stack)
        rows = [Row(edge(shown[0], start).plus(self.stack_edge(stack, start), -1)),
                Row(edge(shown[-1], end).plus(self.stack_edge(stack, end), -1))]
        gaps = [edge(after, start).plus(edge(before, end), -1)
                for before, after in zip(shown, shown[1:])]
        if distribution == "equalSpacing":
            rows += [Row(gap.plus(gaps[0], -1)) for gap in gaps[1:]]
        elif distribution == "equalCentering":
            steps = [edge(after, centre).plus(edge(before, centre), -1)
                     for before, after in zip(shown, shown[1:])]
            rows += [Row(step.plus(steps[0], -1)) for step in steps[1:]]
        elif stack.node.get("baselineRelativeArrangement") != "YES":
            rows += [Row(gap.shifted(-spacing)) for gap in gaps]
        if distribution == "fillEqually":
            rows += [Row(edge(view, length).plus(edge(shown[0], length), -1))
                     for view in shown[1:]]
        elif distribution == "fillProportionally":
            rows += [Row(self.as_stored(edge(view, length)), is_required=False)
                     for view in shown]
        return rows

    def cross_rows(self, stack, shown, names):
        start, end, length, centre = names
        alignment = stack.node.get("alignment", "fill")
        rows = []
        for view in shown:
            sides = {"fill": (start, end), "center": (centre,), "bottom": (end,),
                     "trailing": (end,)}.get(alignment, (start,))
            for side in sides:
                inner = self.edge(view, side, stack)
                outer = self.stack_edge(stack, side) if side != centre else self.middle(
                    stack, start, end)
                row = Row(inner.plus(outer, -1))
                if "aseline" in alignment:
                    row = Row(self.as_stored(row.expression), is_required=False)
                rows.append(row)
        if alignment != "fill":
            # The longest of them gives the stack view its length across.
            longest = max(shown, key=lambda view: self.edge(view, length, stack).stored)
            inside = self.stack_edge(stack, end).plus(self.stack_edge(stack, start), -1)
            rows.append(Row(inside.plus(self.edge(longest, length, stack), -1),
                            is_required=False))
        return rows

    def middle(self, stack, start, end):
        both = self.stack_edge(stack, start).plus(self.stack_edge(stack, end))
        return Expression().plus(both, 0.5)

    def as_stored(self, expression):
        """An expression less its stored value, for what only content or fonts decide."""
        return expression.shifted(-expression.stored)

    # MARK: Content

    def content_rows(self):
        """A row for each dimension that a view's content gives, or a person has declared."""
        for view in self.views:
            if not view.is_positioned:
                continue
            for index, size in view.content_sizes().items():
                row = Row(self.value(view, index).shifted(-size), is_required=False)
                if row.is_tight():
                    yield row


def descendants(view):
    yield view
    for child in view.children:
        yield from descendants(child)


def number(text):
    try:
        return float(text)
    except ValueError as error:
        raise NotReadable from error


def is_required(values):
    return number(values.get("priority", "1000")) >= 1000


def standard_space(values):
    """What a symbolic constraint without a constant stands for."""
    if values.get("symbolic") != "YES":
        return "0"
    return "8" if values.get("firstItem") and values.get("secondItem") else "20"


def multiplier(values):
    text = values.get("multiplier", "1")
    for sign in ":/":
        if sign in text:
            above, below = text.split(sign, 1)
            if number(below) == 0:
                raise NotReadable
            return number(above) / number(below)
    return number(text)
