"""Tests of the fuzzers: they repeat themselves, notice each kind of trouble, and make what they keep smaller."""
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(pathlib.Path(__file__).parent))

import families  # noqa: E402
import programs  # noqa: E402
import reduction  # noqa: E402

DOCUMENTS = str(ROOT / "Suites/Nibs")


def judged(script, seconds=20):
    """What is wrong with a program, given as a script of the shell."""
    with tempfile.TemporaryDirectory() as folder:
        return programs.trouble(programs.run(["sh", "-c", script], folder, seconds), 500, False)


class InputTests(unittest.TestCase):
    def test_the_same_seed_makes_the_same_inputs(self):
        documents = families.Documents([DOCUMENTS])
        first, again, other = (documents.inputs(random.Random(seed), 20) for seed in (1, 1, 2))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)

    def test_most_changed_documents_are_still_xml(self):
        documents = families.Documents([DOCUMENTS])
        inputs = documents.inputs(random.Random(3), 200).values()
        seeds = {ElementTree.tostring(seed) for seed in documents.seeds.values()}
        good = 0
        for data in inputs:
            try:
                good += ElementTree.tostring(ElementTree.fromstring(data)) not in seeds
            except (ElementTree.ParseError, LookupError, ValueError):
                continue
        self.assertGreater(good, 140)
        self.assertLess(good, 200)

    def test_suites_keep_few_cases(self):
        suites = families.Suites(str(ROOT / "Suites"))
        for data in (suites.with_few_cases(seed, random.Random(1)) for seed in suites.seeds.values()):
            self.assertLessEqual(sum(child.tag in ("case", "stress", "benchmark") for child in data), 4)


class TroubleTests(unittest.TestCase):
    def test_what_is_documented_is_no_trouble(self):
        self.assertIsNone(judged("exit 0"))
        self.assertIsNone(judged("echo reason >&2; exit 3"))

    def test_each_kind_is_noticed(self):
        for script, kind in (
                ("kill -ILL $$", "trap"), ("sh -c 'kill -SEGV $$'; exit $?", "trap"), ("sleep 60", "hang"),
                ("echo 'a.xib: the document ended its worker: SIGILL' >&2; exit 1", "lost"),
                ("exit 1", "silent"), ("echo out; exit 1", "silent"), ("echo reason >&2; exit 70", "exit code"),
                (r"printf 'name\033[31m'", "obeyed"), ("echo ::error::text", "obeyed"),
                ("head -c 60000000 /dev/zero | tr '\\0' a", "flood")):
            found = judged(script, seconds=1 if kind == "hang" else 20)
            self.assertEqual((found or "").split(":")[0], kind, script)

    def test_memory_past_the_limit_is_noticed(self):
        found = judged(f"{sys.executable} -c 'x = bytearray(600 << 20)'")
        self.assertEqual((found or "").split(":")[0], "memory")


class KeepingTests(unittest.TestCase):
    def test_an_input_becomes_as_small_as_can_be(self):
        text = b"<a><b x='1' y='2'><c/></b><b><d e='NaN' f='1'>text</d></b></a>"
        small = reduction.reduced(text, lambda data: b"NaN" in data)
        self.assertEqual(small, b'<a><d e="NaN">text</d></a>')
        self.assertEqual(reduction.reduced(b"no XML\xff, and more", lambda data: b"\xff" in data), b"\xff")

    def test_a_finding_is_kept_with_its_command(self):
        with tempfile.TemporaryDirectory() as folder:
            tool = os.path.join(folder, "tool")
            with open(tool, "w", encoding="ascii") as file:
                # `render` alone ends by a signal, and only of documents with a label.
                file.write('#!/bin/sh\n[ "$1" != render ] || ! grep -q "<label" "$2" || kill -TRAP $$\n')
            os.chmod(tool, 0o755)
            outcome = subprocess.run(
                [ROOT / "Scripts/fuzz", "--nibmark", tool, "--keep", folder, "--documents", "40", "--suites", "0", "--results",
                 "0", DOCUMENTS], capture_output=True, text=True, check=False)
            self.assertEqual(outcome.returncode, 1, outcome.stderr)
            self.assertIn("trap: SIGTRAP", outcome.stdout)
            kept = list(pathlib.Path(folder).glob("trap-*"))
            self.assertEqual(len(kept), 1)
            self.assertIn("nibmark render", (kept[0] / "command.txt").read_text())
            inputs = [path.read_text() for path in kept[0].iterdir() if path.suffix in (".xib", ".storyboard")]
            self.assertEqual(len(inputs), 1)
            self.assertIn("<label", inputs[0])
            self.assertLess(len(inputs[0]), 200)


class SecurityPageTests(unittest.TestCase):
    def test_every_promise_names_a_test_that_there_is(self):
        page = (ROOT / "Documentation/Security.md").read_text(encoding="utf-8")
        rows = [row for row in re.findall(r"^\| (.+?) \| (.+?) \|$", page, re.M) if row[1] != "test" and "---" not in row[0]]
        self.assertGreater(len(rows), 10)
        for promise, tests in rows:
            names = re.findall(r"`([\w/.-]+\.\w+)`: ([^;]+)", tests)
            self.assertTrue(names, f"no test for: {promise}")
            for file, name in names:
                self.assertIn(name.strip(), (ROOT / "Tests" / file).read_text(encoding="utf-8"), promise)


if __name__ == "__main__":
    unittest.main()
