"""Small inputs of each reader, for the coverage-guided fuzzer to start from."""

import glob
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

TOKENS = ["<!--", "-->", "<![CDATA[", "]]>", "<?xml", "<!DOCTYPE", "<!ENTITY", "&amp;", "&#x", "xi:include", "xmlns:",
          "//", "ancestor::", "following::", "text()", "string(", "count(", "substring(", "concat(", "translate(", "$row",
          " div ", " mod ", " or ", "{{", "}}", "NaN", "1e308", "9223372036854775807", "cmap", "hmtx", "head", "ttcf"]


def read(path):
    with open(path, "rb") as file:
        return file.read()


def expressions(suites):
    """The expressions of suites, and the texts with expressions in them."""
    whole, templates = set(), set()
    for path in suites:
        for element in ElementTree.parse(path).iter():
            for name, value in element.attrib.items():
                if name in ("test", "xpath", "select"):
                    whole.add(value)
                elif "{" in value:
                    templates.add(value)
    return sorted(whole), sorted(templates)


def font(groups):
    """A TrueType file with the tables that are read, its characters as segments or as groups."""
    def words(*values):
        return struct.pack(f">{len(values)}H", *(value & 0xFFFF for value in values))
    name = "Seed".encode("utf-16-be")
    cmap = words(4, 32, 0, 4, 0, 0, 0, 98, 0xFFFF, 0, 97, 0xFFFF, -96, 0, 0, 0)
    if groups:
        cmap = words(12, 0) + struct.pack(">6I", 28, 0, 1, 97, 98, 1)
    tables = {
        "OS/2": words(2, 0, 400) + bytes(80) + words(450, 700) + bytes(6),
        "cmap": words(0, 1, 3, 10 if groups else 1, 0, 12) + cmap,
        "head": bytes(18) + words(1000) + bytes(34),
        "hhea": words(0, 0, 900, -300, 100) + bytes(24) + words(3),
        "hmtx": words(500, 0, 250, 0, 600, 0),
        "name": words(0, 1, 18, 3, 1, 0x409, 1, len(name), 0) + name,
    }
    place, directory, body = 12 + 16 * len(tables), words(0, 1, len(tables), 0, 0, 0), b""
    directory = struct.pack(">I", 0x10000) + directory[4:]
    for tag, data in tables.items():
        directory += tag.encode() + struct.pack(">3I", 0, place + len(body), len(data))
        body += data
    return directory + body


# One case passes, one fails with a tree, one is an error, and a benchmark has counters and times.
SUITE = """<suite name="Seeds" version="1">
  <nib name="Cell" file="Nibs/ContactCell.xib"/>
  <fixture id="list"><tableView width="320" height="200"/></fixture>
  <case id="passes" fixture="list" rule="TV-1"><assert test="count(//tableView) = 1"/></case>
  <case id="fails" fixture="list"><assert test="//tableView/@alpha = 0.5"/></case>
  <case id="errs" fixture="list"><scrollTo section="9" item="9"/><assert test="//tableView"/></case>
  <benchmark id="measured"><measure><decode nib="Cell"/></measure><budget metric="bytesAllocated" max="1"/></benchmark>
</suite>
"""


def runs(nibmark, house, folder):
    """The files of a run of a small suite, and of its comparison with itself."""
    shutil.copytree(f"{house}/Suites/Nibs", f"{folder}/Nibs", dirs_exist_ok=True)
    with open(f"{folder}/seeds.xml", "w", encoding="ascii") as file:
        file.write(SUITE)
    said = []
    for command in (["run", "seeds.xml", "--root", ".", "--no-github"],
                    ["compare", "seeds.xml", "--root", ".", "--base", "result.json", "--skip-times"]):
        outcome = subprocess.run([nibmark, *command, "--output", "."], cwd=folder, capture_output=True, text=True, check=False)
        said.append(outcome.stdout + outcome.stderr)
    try:
        return {name: read(f"{folder}/{name}") for name in ("journal.jsonl", "result.json", "comparison.json")}
    except OSError:
        sys.exit("fuzz-readers: no seeds: " + "\n".join(said))


def shortened(value):
    """A value of JSON with at most two entries in each list, so that one input is read in microseconds."""
    if isinstance(value, list):
        return [shortened(one) for one in value[:2]]
    return {key: shortened(one) for key, one in value.items()} if isinstance(value, dict) else value


def all_seeds(nibmark, house, folder):
    """The seeds of each reader."""
    suites = sorted(glob.glob(f"{house}/Suites/**/*.xml", recursive=True))
    whole, templates = expressions(suites)
    files = runs(nibmark, house, folder)
    lines = [json.dumps(shortened(json.loads(line)), separators=(",", ":")) for line in files["journal.jsonl"].splitlines()]
    nibs = sorted(glob.glob(f"{house}/Suites/Nibs/*") + glob.glob(f"{house}/Evaluation/Rules/*"))
    return {
        "document": [read(path) for path in nibs],
        "tree": [read(path) for path in suites],
        "xpath": [text.encode() for text in whole],
        "template": [text.encode() for text in templates],
        "journal": ["\n".join(lines[:5] + lines[-1:] + [""]).encode(), "\n".join(lines[:3]).encode()],
        "result": [json.dumps(shortened(json.loads(files["result.json"]))).encode()],
        "comparison": [json.dumps(shortened(json.loads(files["comparison.json"]))).encode()],
        "font": [font(False), font(True)],
    }


def dictionary(seeds):
    """Words for libFuzzer to put in: names of elements, attributes, keys and functions."""
    words = set(TOKENS)
    for data in seeds:
        words.update(re.findall(r"[A-Za-z][\w-]{2,30}", data.decode("utf-8", "replace"))[:3000])
    quoted = (re.sub(r'["\\]', lambda found: "\\" + found[0], word) for word in sorted(words) if word.isascii())
    return "".join(f'"{word}"\n' for word in quoted)


def write(folder, seeds):
    os.makedirs(folder, exist_ok=True)
    for number, data in enumerate(seeds):
        with open(f"{folder}/{number:04}", "wb") as file:
            file.write(data)
