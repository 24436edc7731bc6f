"""Tests of the frame scorer, with documents and a stand-in for the program written here."""
import contextlib
import csv
import importlib.machinery
import importlib.util
import io
import json
import os
import sys
import tempfile
import textwrap
import unittest
import zlib
from unittest import mock

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from fidelity.documents import Document, OtherPlatform  # noqa: E402
from fidelity.scramble import scramble  # noqa: E402
from fidelity.truth import fair_frames  # noqa: E402


def script(name):
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), os.path.join(HERE, name))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


DOCUMENT = """<document toolsVersion="{tools}" targetRuntime="{system}" useAutolayout="YES">
<device id="retina4_7" orientation="portrait"/>
<objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
<subviews>{subviews}</subviews>
<viewLayoutGuide key="safeArea" id="safe"/>
<constraints>{constraints}</constraints>{more}</view></objects></document>"""


def view(id, x, y, width, height, element="view", attributes="", inside=""):
    return (f'<{element} id="{id}" translatesAutoresizingMaskIntoConstraints="NO" {attributes}>'
            f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>{inside}'
            f'</{element}>')


def constraint(first, second="root", **values):
    """A constraint such as ("a.top", "root.top", constant=8)."""
    item, attribute = first.split(".")
    text = f'firstItem="{item}" firstAttribute="{attribute}"'
    if second:
        other, name = second.split(".")
        text += f' secondItem="{other}" secondAttribute="{name}"'
    text += "".join(f' {key}="{value}"' for key, value in values.items())
    return f'<constraint {text} id="c{zlib.crc32(text.encode())}"/>'


PINNED = [constraint("a.leading", "root.leading", constant=10),
          constraint("a.top", "root.top", constant=20)]
SIZED = [constraint("a.width", None, constant=100), constraint("a.height", None, constant=30)]


class Case(unittest.TestCase):
    def setUp(self):
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        self.folder = held.name

    def write(self, subviews, constraints, name="One/a.xib", tools=14460, more="",
              system="iOS.CocoaTouch"):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(DOCUMENT.format(tools=tools, subviews=subviews, more=more, system=system,
                                       constraints="".join(constraints)))
        return path

    def fair(self, subviews, constraints, **options):
        frames = fair_frames(Document(self.write(subviews, constraints, **options)))
        return {id: truth.kind for id, truth in frames.items()}


class TruthTests(Case):
    def test_required_equalities_alone_are_pure(self):
        self.assertEqual(self.fair(view("a", 10, 20, 100, 30), PINNED + SIZED), {"a": "pure"})

    def test_a_constraint_that_says_the_same_again_changes_nothing(self):
        square = [constraint("a.width", "a.height", identifier=name) for name in ("one", "two")]
        self.assertEqual(self.fair(view("a", 10, 20, 30, 30), PINNED + square + SIZED[1:]),
                         {"a": "pure"})

    def test_an_open_size_is_no_truth(self):
        self.assertEqual(self.fair(view("a", 10, 20, 100, 30), PINNED + SIZED[:1]), {})

    def test_a_missed_required_constraint_leaves_the_system_out(self):
        self.assertEqual(self.fair(view("a", 10, 20.6, 100, 30), PINNED + SIZED), {})
        self.assertEqual(self.fair(view("a", 10, 20.5, 100, 30), PINNED + SIZED), {"a": "pure"})

    def test_constraints_that_hold_by_halves_may_contradict_the_frame_together(self):
        centred = PINNED + [constraint("a.centerX", "root.centerX")] + SIZED[1:]
        for width, is_contradicted in ((355, False), (355.5, False), (356, True)):
            path = self.write(view("a", 10, 20, width, 30), centred)
            self.assertEqual(fair_frames(Document(path))["a"].is_contradicted, is_contradicted)

    def test_a_missed_optional_constraint_leaves_nothing_out(self):
        optional = constraint("a.width", None, constant=90, priority=750)
        self.assertEqual(self.fair(view("a", 10, 20, 100, 30), PINNED + SIZED + [optional]),
                         {"a": "pure"})

    def test_content_gives_a_label_its_size_and_a_view_none(self):
        label = view("a", 10, 20, 100, 30, element="label")
        self.assertEqual(self.fair(label, PINNED), {"a": "stored"})
        truth = fair_frames(Document(self.write(label, PINNED)))["a"]
        self.assertEqual(truth.needs, "HW")

    def test_a_size_that_something_else_gives_is_not_the_texts_own(self):
        def own(*constraints, other="label"):
            views = (view("a", 10, 20, 100, 30, element="label", attributes='text="A"')
                     + view("b", 10, 80, 100, 40, element=other, attributes='text="B"'))
            below = [constraint("b.leading", "root.leading", constant=10),
                     constraint("b.top", "root.top", constant=80)]
            truths = fair_frames(Document(self.write(views, PINNED + below + list(constraints))))
            return {id: truth.own for id, truth in truths.items()}

        self.assertEqual(own(), {"a": "HW", "b": "HW"})
        # Either of two texts of one width may be the longer one.
        self.assertEqual(own(constraint("a.width", "b.width")), {"a": "H", "b": "H"})
        # A button's title gives the label its width, and an edge cuts the label off.
        self.assertEqual(own(constraint("a.width", "b.width"), other="button")["a"], "H")
        squeezed = constraint("a.trailing", "root.leading", constant=110,
                              relation="lessThanOrEqual")
        self.assertEqual(own(squeezed), {"a": "H", "b": "HW"})

    def test_a_declared_size_counts_where_it_is_the_stored_one(self):
        declared = 'placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="30"'
        self.assertEqual(self.fair(view("a", 10, 20, 100, 30, attributes=declared), PINNED),
                         {"a": "stored"})
        self.assertEqual(self.fair(view("a", 10, 20, 110, 30, attributes=declared), PINNED), {})

    def test_all_constraints_to_a_safe_area_agree(self):
        subviews = view("a", 10, 44, 100, 30) + view("b", 150, 44, 50, 30)
        tied = [constraint("a.leading", "root.leading", constant=10),
                constraint("a.top", "safe.top"), *SIZED,
                constraint("b.leading", "root.leading", constant=150),
                constraint("b.top", "safe.top"),
                constraint("b.width", None, constant=50), constraint("b.height", None, constant=30)]
        self.assertEqual(self.fair(subviews, tied), {"a": "pure", "b": "pure"})
        self.assertEqual(self.fair(subviews.replace('x="150" y="44"', 'x="150" y="40"'), tied), {})

    def test_no_safe_area_takes_more_than_it_can(self):
        tied = [PINNED[0], constraint("a.top", "safe.top"), *SIZED]
        self.assertEqual(self.fair(view("a", 10, 300, 100, 30), tied), {})
        self.assertEqual(self.fair(view("a", 10, -5, 100, 30), tied), {})

    def test_a_stack_view_places_what_it_arranges(self):
        inner = view("b", 0, 0, 100, 20, "label") + view("c", 0, 28, 100, 20, "label")
        inner = inner.replace(' translatesAutoresizingMaskIntoConstraints="NO"', "")
        stack = view("a", 10, 20, 100, 48, "stackView", 'axis="vertical" spacing="8"',
                     f"<subviews>{inner}</subviews>")
        self.assertEqual(self.fair(stack, PINNED + SIZED[:1]),
                         {"a": "stored", "b": "stored", "c": "stored"})
        self.assertEqual(self.fair(stack.replace('spacing="8"', 'spacing="9"'), PINNED), {})

    def test_marked_fixed_and_masked_views_are_left_out(self):
        marked = view("a", 10, 20, 100, 30, attributes='misplaced="YES"')
        self.assertEqual(self.fair(marked, PINNED + SIZED), {})
        fixed = view("a", 10, 20, 100, 30, attributes='fixedFrame="YES"')
        self.assertEqual(self.fair(fixed, PINNED + SIZED), {})
        masked = view("a", 10, 20, 100, 30).replace('="NO"', '="YES"')
        self.assertEqual(self.fair(masked, []), {})

    def test_size_classes_of_the_device_choose_constraints(self):
        excluded = ('<variation key="default"><mask key="constraints">'
                    '<exclude reference="x"/></mask></variation>'
                    '<variation key="widthClass=compact"><mask key="constraints">'
                    '<include reference="x"/></mask></variation>')
        wide = constraint("a.width", None, constant=200).replace('id="c', 'id="x" was="')
        parts = [view("a", 10, 20, 100, 30), PINNED + SIZED + [wide]]
        self.assertEqual(self.fair(*parts, more=excluded), {})
        self.assertEqual(self.fair(*parts, more=excluded.replace("=compact", "=regular")),
                         {"a": "pure"})

    def test_what_scrolls_reaches_to_the_content_and_not_to_the_frame(self):
        inner = view("b", 0, 0, 300, 900)
        tied = "".join([constraint("b.leading", "a.leading"), constraint("b.top", "a.top"),
                        constraint("b.trailing", "a.trailing"), constraint("b.bottom", "a.bottom"),
                        constraint("b.width", None, constant=300),
                        constraint("b.height", None, constant=900)])
        scroll = view("a", 10, 20, 100, 30, element="scrollView",
                      inside=f"<subviews>{inner}</subviews><constraints>{tied}</constraints>")
        self.assertEqual(self.fair(scroll, PINNED + SIZED), {"a": "pure", "b": "pure"})

    def test_documents_of_other_systems_are_told_apart(self):
        path = self.write("", [], system="MacOSX.Cocoa")
        with self.assertRaises(OtherPlatform):
            Document(path)


class ScrambleTests(Case):
    def scrambled(self, seed, mode):
        path = self.write(view("a", 10, 20, 100, 30, element="label"), PINNED)
        document = Document(path)
        target = tempfile.mkdtemp(dir=self.folder)
        scramble(document, "a.xib", fair_frames(document), mode, seed, target)
        return Document(os.path.join(target, "a.xib")).views

    def test_noise_replaces_positions_and_comes_from_the_seed(self):
        frame = self.scrambled("7", "stored")["a"].frame
        self.assertNotEqual(frame[:2], [10, 20])
        self.assertEqual(frame[2:], [100, 30])
        self.assertEqual(self.scrambled("7", "stored")["a"].frame, frame)
        self.assertNotEqual(self.scrambled("8", "stored")["a"].frame, frame)

    def test_sizes_of_content_are_noise_only_where_they_are_measured(self):
        self.assertNotEqual(self.scrambled("7", "engine")["a"].frame[2:], [100, 30])

    def test_roots_keep_their_frames(self):
        self.assertEqual(self.scrambled("7", "engine")["root"].frame, [0, 0, 375, 667])


# Lays the view "a" out at 10, 20, 100, 30, but at y 0 without CN-1 and in documents named off.
PROGRAM = """#!{python}
import json, os, sys
if "--list-rules" in sys.argv:
    if {rules}: print("CN-1\\tA rule that counts.\\nCN-2\\tA rule that changes nothing.")
    sys.exit(0 if {rules} else 64)
for path in (each for each in sys.argv if each.endswith(".xib")):
    off = "off" in path or "CN-1" in sys.argv
    frame = dict(id="a", x=10, y=0 if off else 20, width=100, height=30)
    if "--explain" in sys.argv: frame["rules"] = [] if off else ["CN-1"]
    bad = "broken" in path
    print(json.dumps(dict(file=path, error="no" if bad else None, views=[] if bad else [frame])))
"""


class ScoreTests(Case):
    def program(self, rules=True, name="nibmark"):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(textwrap.dedent(PROGRAM).format(python=sys.executable, rules=rules))
        os.chmod(path, 0o755)
        return path

    def score(self, *options, rules=True):
        for name in ("One/a.xib", "Two/off.xib", "Two/broken.xib"):
            self.write(view("a", 10, 20, 100, 30), PINNED + SIZED, name=name)
        self.write("", [], name="Two/mac.xib", system="MacOSX.Cocoa")
        target = os.path.join(self.folder, "scores.json")
        arguments = ["score-frames", self.program(rules), self.folder, "--json", target, *options]
        said = io.StringIO()
        with mock.patch.object(sys, "argv", arguments), contextlib.redirect_stdout(said), \
                contextlib.redirect_stderr(said):
            code = script("score-frames").main()
        if code:
            return code, said.getvalue()
        with open(target, encoding="utf-8") as file:
            return json.load(file), said.getvalue()

    def test_scores_count_views_causes_versions_and_documents(self):
        scores, said = self.score()
        self.assertEqual((scores["views"], scores["documents"], scores["projects"]), (3, 3, 2))
        self.assertEqual(scores["otherPlatforms"], 1)
        stored = scores["modes"]["stored"]
        self.assertEqual((stored["right"], stored["views"]), (1, 3))
        self.assertEqual(stored["mismatchesByCause"], {"root edge": 1, "absent": 1})
        self.assertEqual(stored["byToolsVersion"], {"14460": {"right": 1, "views": 3}})
        self.assertEqual(stored["documentsThatDoNotLoad"], ["Two/broken.xib"])
        self.assertIn("Two/broken.xib: no", said)

    def test_each_rule_is_left_out_by_itself(self):
        scores, said = self.score("--rules")
        effects = scores["modes"]["stored"]["withoutRule"]
        self.assertEqual(effects["CN-1"], {"becomeWrong": 1, "becomeRight": 0, "documents": 1,
                                           "projects": 1, "documentsChanged": 1})
        self.assertEqual(effects["CN-2"]["documentsChanged"], 0)
        self.assertLess(said.index("CN-2"), said.index("CN-1"))

    def test_a_program_without_rules_is_told_so(self):
        code, said = self.score("--rules", rules=False)
        self.assertEqual(code, 2)
        self.assertIn("names no rules", said)
        self.assertIsInstance(self.score(rules=False)[0], dict)

    def test_a_folder_without_documents_cannot_be_scored(self):
        with mock.patch.object(sys, "argv", ["score-frames", self.program(), self.folder]), \
                contextlib.redirect_stderr(io.StringIO()) as said:
            self.assertEqual(script("score-frames").main(), 2)
        self.assertIn("no documents", said.getvalue())

    def test_a_table_says_which_views_are_scored(self):
        table = os.path.join(self.folder, "eligible.csv")
        with open(table, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([
                ["file", "id", "class", "x", "y", "width", "height"],
                ["One/a.xib", "a", "pure", 10, 21, 100, 30]])
        scores, said = self.score("--eligible", table)
        self.assertEqual((scores["views"], scores["modes"]["stored"]["right"]), (1, 0))
        self.assertIn("1 views are listed, 3 are fair", said)

    def test_another_build_is_compared(self):
        _, said = self.score("--base", self.program(name="base"))
        self.assertIn("0 views become wrong, 0 become right", said)


if __name__ == "__main__":
    unittest.main()
