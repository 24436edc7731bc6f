"""The three kinds of input, and the commands that each goes through."""

import glob
import json
import os
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

from mutations import Mutator, Pool, mutated_json

# For each document or case; far above what the slowest takes.
LIMITS = ["--timeout", "20", "--memory-limit", "1024"]
EXPLAINS_ON_STDOUT = {"check", "run", "validate", "inspect"}


def parsed(paths):
    trees = {}
    for path in sorted(paths):
        try:
            trees[path] = ElementTree.parse(path).getroot()
        except (ElementTree.ParseError, LookupError, ValueError):
            continue
    return trees


class Documents:
    """Nibs and storyboards: checked, inspected, drawn, and run by the suite that `init` writes for them."""

    name, size = "documents", 40

    def __init__(self, folders):
        paths = [path for folder in folders for kind in ("xib", "storyboard")
                 for path in glob.glob(f"{folder}/**/*.{kind}", recursive=True)]
        self.seeds = parsed(paths)
        self.paths, self.pool = list(self.seeds), Pool(self.seeds.values())

    def inputs(self, source, count):
        made = {}
        for number in range(count):
            path = source.choice(self.paths)
            mutator = Mutator(source.random(), self.pool)
            made[f"{number:03}{os.path.splitext(path)[1]}"] = mutator.mutated(self.seeds[path])
        return made

    def prepare(self, folder, inputs):
        write(folder, inputs)

    def groups(self, source):
        width, form = source.choice(["1", "320", "5000"]), source.choice(["text", "xml", "json", "jsonl"])
        intrinsic = source.choice(["stored", "engine"])
        looks = source.choice(
            [[], ["--dark", "--guides"], ["--constraints"], ["--width", width, "--constraints", "--guides"]])
        return [
            [["check", "{all}", *LIMITS, "--output", "checked", "--no-github"]],
            [["check", "{all}", *LIMITS, "--exit-code", "rich", "--verbose", "--no-github", "--widths", "320,1024",
              "--devices", "iphone-se,ipad-9.7", "--text", "short,long,accessibility-xxxl", "--appearance", "light,dark"]],
            [["inspect", "{all}", *LIMITS, "--format", form, "--intrinsic", intrinsic]],
            [["inspect", "{all}", *LIMITS, "--format", "jsonl", "--width", width, "--diagnose"]],
            [["inspect", "{all}", *LIMITS, "--explain"]],
            [["render", "{each}", *LIMITS, *looks]],
            [["init", ".", "--suite", "made.xml"],
             ["validate", "made.xml", "--root", "."], ["list", "made.xml", "--root", "."],
             ["run", "made.xml", "--root", ".", *LIMITS, "--output", "out", "--no-github"],
             ["report", "--from", "out/journal.jsonl", "--output", "again", "--markdown", "again.md"],
             ["merge", "out/result.json", "-o", "merged"]],
        ]


class Suites:
    """Suites with few of their cases, over nibs some of which are changed too."""

    name, size = "suites", 20

    def __init__(self, folder):
        self.folder, self.seeds = folder, parsed(glob.glob(f"{folder}/**/*.xml", recursive=True))
        for declaration in (child for root in self.seeds.values() for child in root if child.get("file")):
            declaration.set("file", f"Nibs/{os.path.basename(declaration.get('file'))}")
        self.paths, self.pool = list(self.seeds), Pool(self.seeds.values())
        self.nibs = parsed(path for kind in ("xib", "storyboard")
                           for path in glob.glob(f"{folder}/**/*.{kind}", recursive=True))
        self.nib_pool = Pool(self.nibs.values())

    def inputs(self, source, count):
        made = {}
        for number in range(count):
            path = source.choice(self.paths)
            root = self.with_few_cases(self.seeds[path], source)
            name = f"{number:03}-{os.path.basename(path)}"
            # Most suites of many edits are refused, and then nothing runs.
            made[name] = Mutator(source.random(), self.pool, (1, 1, 1, 1, 2, 3)).mutated(root)
        for path in source.sample(list(self.nibs), source.choice([0, 0, 2])):
            changed = Mutator(source.random(), self.nib_pool).mutated(self.nibs[path])
            made[f"Nibs/{os.path.basename(path)}"] = changed
        return made

    @staticmethod
    def with_few_cases(root, source):
        few = ElementTree.Element(root.tag, root.attrib)
        cases = [child for child in root if child.tag in ("case", "stress", "benchmark")]
        kept = source.sample(cases, min(len(cases), source.choice([1, 2, 4])))
        few.extend(child for child in root if child not in cases or child in kept)
        return few

    def prepare(self, folder, inputs):
        shutil.copytree(f"{self.folder}/Snapshots", f"{folder}/Snapshots")
        os.mkdir(f"{folder}/Nibs")
        for path in self.nibs:
            shutil.copy(path, f"{folder}/Nibs")
        write(folder, inputs)

    def groups(self, source):
        few = ["--stress-operations", "40", "--seed", str(source.randrange(1000))]
        return [
            [["validate", "{all}", "--root", "."], ["list", "{valid}", "--root", ".", "--long"],
             ["run", "{valid}", "--root", ".", *LIMITS, *few, "--skip-benchmarks", "--output", "out", "--keep-frames",
              "--no-github"],
             ["report", "--from", "out/journal.jsonl", "--output", "again", "--markdown", "again.md"],
             ["merge", "out/result.json", "-o", "merged"]],
        ]


class Results:
    """Results, journals and comparisons that somebody edited or cut."""

    name, size = "results", 20

    def __init__(self, nibmark, folder, suites):
        """Makes the seeds by runs of some suites."""
        paths = [f"{suites}/{name}.xml" for name in ("Conformance/CV/layouts", "Conformance/NB/nib-loading", "benchmarks")]
        for command in (
                [nibmark, "run", *paths, "--output", folder, "--no-github"],
                [nibmark, "compare", "--base", f"{folder}/result.json", "--skip-times", "--output", folder, paths[0]]):
            subprocess.run(command, capture_output=True, check=False, cwd=suites)
        self.seeds = {}
        for name in ("result.json", "journal.jsonl", "comparison.json"):
            with open(f"{folder}/{name}", encoding="utf-8") as file:
                self.seeds[name] = [json.loads(line) for line in file] if name.endswith("l") else json.load(file)

    def inputs(self, source, count):
        made = {}
        for number in range(count):
            name = source.choice(list(self.seeds))
            changed = mutated_json(self.seeds[name], source)
            lines = changed if name.endswith("l") and isinstance(changed, list) else [changed]
            data = "".join(json.dumps(line) + "\n" for line in lines).encode("utf-8", "replace")
            made[f"{number:03}-{name}"] = data if source.random() < 0.9 else data[:source.randrange(len(data))]
        return made

    def prepare(self, folder, inputs):
        write(folder, inputs)

    def groups(self, source):
        form = source.choice(["csv", "bencher", "github-action-benchmark", "openmetrics", "google-benchmark"])
        return [
            [["report", "--from", "{each}", "--output", "out", "--markdown", "out.md", "--exit-code", "rich"]],
            [["report", "--from", "{each}", "--export", f"{form}=out.txt"]],
            [["merge", "{each}", "-o", "merged"]],
            [["history", "add", "{each}", "--database", "history.sqlite", "--commit", "0" * 40]],
        ]


def write(folder, inputs):
    for name, data in inputs.items():
        with open(f"{folder}/{name}", "wb") as file:
            file.write(data)
