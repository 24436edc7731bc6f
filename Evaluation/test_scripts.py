"""Tests of the scripts that list documents and read fonts, with inputs made here."""
import contextlib
import csv
import io
import os
import struct
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

from test_score_frames import DOCUMENT, script


def run(name, *arguments):
    """A script's exit code, and what it printed on both outputs."""
    out, error = io.StringIO(), io.StringIO()
    with mock.patch.object(sys, "argv", [name, *arguments]), contextlib.redirect_stdout(out), \
            contextlib.redirect_stderr(error):
        code = script(name).main()
    return code, out.getvalue(), error.getvalue()


class Case(unittest.TestCase):
    def setUp(self):
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        self.folder = held.name

    def write(self, name, content):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path


class DocumentsTests(Case):
    def clone(self):
        """A repository with two documents, one of them old, and what must not be listed."""
        text = DOCUMENT.format(tools=1, system="iOS.CocoaTouch", subviews="", constraints="",
                               more="").replace("<document", '<document type="com.apple.'
                                                'InterfaceBuilder3.CocoaTouch.XIB"')
        where = os.path.join(self.folder, "clone")
        git = ["git", "-C", where, "-c", "user.name=t", "-c", "user.email=t@example.com"]
        subprocess.run(["git", "init", "-q", where], check=True)
        commits = []
        for version in ("old", "new"):
            self.write("clone/LICENSE", "Permission is hereby granted, free of charge, to any")
            self.write("clone/A/b.xib", text + f"<!-- {version} -->")
            self.write("clone/Pods/c.xib", text + "<!-- brought -->")
            self.write("clone/mac.xib", text.replace("iOS", "MacOSX"))
            self.write("clone/copy.xib", text + f"<!-- {version} -->")
            subprocess.run([*git, "add", "-A"], check=True)
            subprocess.run([*git, "commit", "-qm", version], check=True)
            commits.append(subprocess.run([*git, "rev-parse", "HEAD"], check=True,
                                          capture_output=True, text=True).stdout.strip())
        return f"{where}=ada/lists", commits, text

    def test_list_takes_each_document_once_and_none_that_was_brought(self):
        clone, commits, _ = self.clone()
        code, out, _ = run("documents", "list", "--set", "s", clone)
        rows = list(csv.DictReader(io.StringIO(out)))
        self.assertEqual((code, len(rows)), (0, 1))
        self.assertEqual([rows[0][key] for key in ("set", "repository", "commit", "licence")],
                         ["s", "ada/lists", commits[1], "MIT"])
        self.assertIn(rows[0]["path"], ("A/b.xib", "copy.xib"))

    def test_find_looks_in_the_history(self):
        clone, commits, text = self.clone()
        sources = self.write("sources.csv", "repository,licence\nada/lists,MIT\n")
        self.write("held/ada__lists/A__b.xib", text + "<!-- old -->")
        code, out, _ = run("documents", "find", "--set", "s", "--sources", sources,
                           os.path.join(self.folder, "held"), clone)
        row = next(csv.DictReader(io.StringIO(out)))
        self.assertEqual((code, row["commit"]), (0, commits[0]))
        self.write("held/ada__lists/A__b.xib", text + "<!-- changed -->")
        code, out, _ = run("documents", "find", "--set", "s", "--sources", sources,
                           os.path.join(self.folder, "held"), clone)
        row = next(csv.DictReader(io.StringIO(out)))
        self.assertEqual((code, row["commit"], row["path"]), (1, "", "A/b.xib"))

    def test_a_repository_without_an_open_licence_is_left_out(self):
        clone, _, _ = self.clone()
        where = clone.split("=")[0]
        self.write("clone/LICENSE", "All rights reserved.")
        subprocess.run(["git", "-C", where, "-c", "user.name=t", "-c", "user.email=t@example.com",
                        "commit", "-qam", "close"], check=True)
        code, out, error = run("documents", "list", "--set", "s", clone)
        self.assertEqual((code, len(out.splitlines())), (0, 1))
        self.assertIn("ada/lists: left out", error)


def font(name, style, advances, units=2000):
    """The bytes of a font of two glyphs: A, and one for everything else."""
    def utf16(number, text):
        raw = text.encode("utf-16-be")
        return number, raw
    head = bytearray(54)
    struct.pack_into(">H", head, 18, units)
    hhea = bytearray(36)
    struct.pack_into(">hhh", hhea, 4, 1900, -500, 0)
    struct.pack_into(">H", hhea, 34, len(advances))
    hmtx = b"".join(struct.pack(">Hh", advance, 0) for advance in advances)
    segment = struct.pack(">HHHHHHHHHHHHHHHH", 4, 32, 0, 4, 0, 0, 0, 65, 0xFFFF, 0, 65, 0xFFFF,
                          (1 - 65) & 0xFFFF, 1, 0, 0)
    cmap = struct.pack(">HHHHI", 0, 1, 3, 1, 12) + segment
    records, texts = b"", b""
    for number, raw in (utf16(1, name), utf16(6, f"{name}-{style}")):
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(raw), len(texts))
        texts += raw
    names = struct.pack(">HHH", 0, 2, 6 + len(records)) + records + texts
    tables = {b"cmap": cmap, b"head": bytes(head), b"hhea": bytes(hhea), b"hmtx": hmtx,
              b"name": names}
    offset, directory, body = 12 + 16 * len(tables), b"", b""
    for tag, data in tables.items():
        directory += struct.pack(">4sIII", tag, 0, offset + len(body), len(data))
        body += data
    return struct.pack(">4sHHHH", b"\0\1\0\0", len(tables), 0, 0, 0) + directory + body


class FontTests(Case):
    def fonts(self):
        widths = {"Regular": [600, 1200], "Bold": [700, 1400], "Medium": [650, 1300],
                  "Black": [650, 3300]}
        return [self.write(f"{style}.ttf", font("Ada", style, each))
                for style, each in widths.items()]

    def test_a_family_becomes_a_row_and_two_tables(self):
        code, out, _ = run("read-font-metrics", *self.fonts())
        self.assertEqual(code, 0)
        self.assertIn('name: "Ada",\n      lines: (950, -250),\n', out)
        self.assertIn('shares: ["medium": 0.5],', out)
        self.assertIn("adaRegular: [UInt16] = [\n    300, 300,", out)
        self.assertIn(", 600, ", out)

    def test_the_sources_are_compared(self):
        fonts = self.fonts()
        _, shown, _ = run("read-font-metrics", *fonts)
        rows, arrays = shown.split("    ),\n")
        self.write("sources/OpenFaces.swift", rows + "    ),\n")
        self.write("sources/OpenFaces+Advances.swift", arrays)
        sources = ["--compare", "--sources", os.path.join(self.folder, "sources")]
        code, out, _ = run("read-font-metrics", *sources, *fonts)
        self.assertEqual((code, out), (0, "Ada: lines, regular and bold advances and 1 shares "
                                          "agree\n"))
        self.write("sources/OpenFaces+Advances.swift", arrays.replace(" 600,", " 603,"))
        code, out, _ = run("read-font-metrics", *sources, *fonts)
        self.assertEqual(code, 1)
        self.assertIn("regular: 1 of 95 advances differ, by at most 3", out)

    def test_what_is_no_font_is_named(self):
        code, _, error = run("read-font-metrics", self.write("a.ttf", "text"))
        self.assertEqual(code, 2)
        self.assertIn("a.ttf: not a TrueType or OpenType font", error)
        self.assertEqual(run("read-font-metrics", self.write("b.ttf", b"OTTO\0"))[0], 2)


class SystemFontTests(Case):
    def test_pairs_are_listed_with_what_lies_between(self):
        tool = script("read-system-font")
        text = tool.kerning_text({("A", "C"): (-40, 8, -4), ("B", "A"): (0, 0, 8)}, "AB", "ABC")
        digits = [tool.DIGITS.index(each) for each in text]
        self.assertEqual(len(digits), 10)
        numbers = [(digits[at], 91 * digits[at + 1] + digits[at + 2] - 4140, digits[at + 3] - 45,
                    digits[at + 4] - 45) for at in (0, 5)]
        self.assertEqual(numbers, [(2, -40, 2, -1), (0, 0, 0, 2)])

    def test_characters_that_behave_alike_have_one_class(self):
        tool = script("read-system-font")
        tables = [{("A", "V"): (-9, 0, 0), ("B", "V"): (-9, 0, 0)}]
        found, members = tool.classes(list("ABV"), tables, 0)
        self.assertEqual((found, members), ({"A": 0, "B": 0, "V": 1}, ["A", "V"]))

    def test_a_folder_without_fonts_is_named(self):
        code, out, error = run("read-system-font", self.folder, self.folder, self.folder)
        self.assertEqual((code, out), (2, ""))
        self.assertIn("read-system-font: ", error)

    def test_forms_of_arabic_letters_are_asked_by_joiners(self):
        tool = script("read-arabic-font")
        asked = []
        tool.measure = lambda face, text, weight: asked.append(text) or len(text) * weight
        self.assertEqual(tool.forms((None, None), "b"), [400, 800, 1200, 800, 300, 600, 900, 600])
        self.assertEqual(asked[:4], ["b", "b\u200d", "\u200db\u200d", "\u200db"])

    def test_an_arabic_font_that_is_not_there_is_named(self):
        code, out, error = run("read-arabic-font", "none.ttf")
        self.assertEqual((code, out), (2, ""))
        self.assertIn("read-arabic-font: ", error)


if __name__ == "__main__":
    unittest.main()
