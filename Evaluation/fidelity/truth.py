"""Decides which stored frames are fair truth: what constraints hold to and determine."""
from .rows import SystemRows, descendants
from .scoring import HALF_POINT
from .texts import kind_of_text

ROUNDING = 1e-7
# Stands for the constant in a row, as an unknown whose value is one.
ONE = None
# Marks an unknown that stands for the size that a text asks for.
ASKED = "asked"
# What Interface Builder marks a view with whose stored frame its constraints do not give.
MARKS = ("misplaced", "ambiguous")


class Elimination:
    """Finds by sparse elimination which unknowns a set of equalities determines, and their values."""

    def __init__(self):
        self.pivots = {}  # What each solved unknown is equal to.

    def add(self, terms, constant=0.0):
        row = {**terms, ONE: constant}
        for key in list(terms):
            if key in self.pivots and key in row:
                row = substituted(row, key, self.pivots[key])
        unknowns = [key for key in row if key is not ONE]
        if not unknowns:
            return
        # What texts ask for is solved last, so that a row of nothing else ties it to something.
        pivot = max(unknowns, key=lambda key: (key[-1] != ASKED, abs(row[key])))
        scale = -1 / row.pop(pivot)
        solved = {key: value * scale for key, value in row.items()}
        for other, held in self.pivots.items():
            if pivot in held:
                self.pivots[other] = substituted(held, pivot, solved)
        self.pivots[pivot] = solved

    def determined(self, view):
        """The indices of a view's x, y, width and height that have one value."""
        return {index for index in range(4)
                if (view.id, index) in self.pivots
                and self.pivots[view.id, index].keys() <= {ONE}}

    def value(self, view, index):
        """The one value of a view's x, y, width or height."""
        return self.pivots[view.id, index].get(ONE, 0.0)


def substituted(row, key, solved):
    """A row with one of its unknowns replaced by what it is equal to."""
    result = dict(row)
    factor = result.pop(key)
    for other, value in solved.items():
        total = result.get(other, 0.0) + factor * value
        if abs(total) > ROUNDING:
            result[other] = total
        else:
            result.pop(other, None)
    return result


class Truth:
    """One stored frame that a layout can be held to, and what its mismatch would be put down to.

    `kind` is "pure" where required equalities alone fix the frame, and "stored" where sizes of
    content, priorities or inequalities take part. `needs` names the dimensions (H, W) that do.
    `own` names those of a text that nothing but this text gives.
    `is_contradicted` says that the equalities, each of which holds to half a point, together put the
    view more than half a point from where it is stored.
    """

    def __init__(self, document, view, kind, needs, touches_root, is_contradicted=False):
        self.id, self.element, self.frame = view.id, view.element, view.frame
        self.text = kind_of_text(view)
        self.kind, self.needs, self.own = kind, needs, needs
        self.tools = document.tools
        self.parent = view.parent.id if view.parent else None
        self.is_in_stack = view.is_arranged or view.element == "stackView"
        self.touches_root = touches_root
        self.is_contradicted = is_contradicted


def fair_frames(document):
    """The truths of a document, by id."""
    if not document.uses_auto_layout:
        return {}
    return {truth.id: truth for root in document.roots for truth in system_frames(document, root)}


def system_frames(document, root):
    views = list(descendants(root))
    if any(view.node.get(mark) == "YES" for view in views for mark in MARKS):
        return
    system = SystemRows(document, root)
    if not system.is_consistent():
        return
    elimination = Elimination()
    add(elimination, [row for row in system.rows if row.is_required and row.relation == "equal"])
    wanted = [view for view in views if view.is_positioned]
    pure = {view.id: elimination.determined(view) for view in wanted}
    add(elimination, [row for row in system.rows if not row.is_required and row.is_tight()])
    add(elimination, system.content_rows())
    add(elimination, [row for row in system.rows if row.relation != "equal" and row.is_tight()])
    neighbours = root_neighbours(document, views)
    own = own_sizes(system)
    for view in wanted:
        if len(elimination.determined(view)) == 4:
            fixed = pure[view.id]
            needs = ("" if 3 in fixed else "H") + ("" if 2 in fixed else "W")
            kind = "pure" if len(fixed) == 4 else "stored"
            misses = any(abs(elimination.value(view, index) - view.frame[index]) > HALF_POINT
                         for index in range(4))
            truth = Truth(document, view, kind, needs, view.id in neighbours, misses)
            truth.own = "".join(name for name in needs if (view.id, "HW".index(name)) in own)
            yield truth


def own_sizes(system):
    """The dimensions of texts that nothing but the text gives, as pairs of an id and 0 (H) or 1 (W).

    What each text asks for is an unknown here. It shows in no row of such unknowns alone unless
    constraints, or what other content asks for, say how large the text is, too: a neighbour with
    more text, a stack view's length, or an edge that the text is cut off at.
    """
    elimination, asked = Elimination(), set()
    add(elimination, [row for row in system.rows if row.is_tight()])
    for row in system.content_rows():
        unknown, = row.expression.terms
        if kind_of_text(system.document.views[unknown[0]]):
            asked.add((*unknown, ASKED))
            elimination.add({unknown: 1.0, (*unknown, ASKED): -1.0})
        else:
            add(elimination, [row])
    tied = {key for pivot, row in elimination.pivots.items() if pivot[-1] == ASKED
            for key in (pivot, *row)}
    return {(id, 3 - index) for id, index, mark in asked if (id, index, mark) not in tied}


def add(elimination, rows):
    for row in rows:
        elimination.add(row.expression.terms, row.expression.constant)


def root_neighbours(document, views):
    """The views that a constraint ties to a root, to a guide, or to a margin of a root."""
    found = set()
    outer = {view.id for view in views if view.is_root} | set(document.guides)
    for holder in views:
        for values in document.constraints(holder):
            items = {values.get("firstItem", holder.id), values.get("secondItem")}
            if "secondAttribute" in values and items & outer:
                found |= items - outer
    return found


def listed_frames(document, rows):
    """The truths that a table lists of a document, by id."""
    neighbours = root_neighbours(document, list(document.views.values()))
    found = {}
    for row in rows:
        view = document.views.get(row["id"])
        if view is not None:
            view.frame = [float(row[key]) for key in ("x", "y", "width", "height")]
            found[view.id] = Truth(document, view, row.get("class", "listed"),
                                   row.get("needs", ""), view.id in neighbours)
    return found
