"""The table of a census, and the ranking of what is missing."""
import collections
import os
import re


class Table:
    """Prints a line for each project as it is done, and the sums at the end."""

    def __init__(self, options):
        self.options = options
        self.sums = {}
        self.wanting = collections.defaultdict(set)
        self.alone = collections.Counter()
        self.theirs = collections.defaultdict(set)
        self.stand_ins = self.declared("Sources/HeadlessUIKit/StandIns")
        print(f"{'project':34} {'kind':8} {'files':>6} {'clean':>6} {'share':>6} {'leaning':>8} {'others':>7}")

    @staticmethod
    def declared(folder):
        names = set()
        for path, _, files in os.walk(folder):
            for name in files:
                with open(os.path.join(path, name)) as file:
                    names |= set(re.findall(r"^(?:open |public |final )*(?:class|struct|enum|protocol) (\w+)", file.read(), re.M))
        return names

    def add(self, project, results):
        wants, details = results.wants, results.details
        clean = [file for file, wanted in wants.items() if not wanted]
        leaning = [file for file in clean if self.leans(project.texts[file])]
        others = [file for file in clean if results.others[file]]
        self.line(project.name, project.kind, len(wants), len(clean), len(leaning), len(others))
        total = self.sums.setdefault(project.kind, [0, 0, 0, 0, 0])
        for index, value in enumerate((1, len(wants), len(clean), len(leaning), len(others))):
            total[index] += value
        for file, found in results.others.items():
            for symbol in found:
                self.theirs[symbol].add(file)
        for file, wanted in wants.items():
            for symbol in wanted:
                self.wanting[symbol].add(file)
            if len(wanted) == 1:
                self.alone[next(iter(wanted))] += 1
            if wanted and self.options.files:
                print(f"    {os.path.relpath(file, project.folder)}")
                for line, text in details[file]:
                    print(f"        {line}: {text}")

    def leans(self, text):
        return any(re.search(rf"\b{name}\b", text) for name in self.stand_ins)

    @staticmethod
    def line(name, kind, files, clean, leaning, others):
        share = f"{100 * clean / files:5.1f}%" if files else "    -"
        print(f"{name[:34]:34} {kind:8} {files:6} {clean:6} {share:>6} {leaning:8} {others:7}", flush=True)

    def finish(self):
        for kind, (count, *sums) in self.sums.items():
            self.line(f"sum of {count}", kind, *sums)
        ranked = sorted(self.wanting, key=lambda symbol: (-self.alone[symbol], -len(self.wanting[symbol]), symbol))
        ranked = ranked[:self.options.missing]
        if ranked:
            print("\nonly  files  symbol")
        for symbol in ranked:
            print(f"{self.alone[symbol]:4}  {len(self.wanting[symbol]):5}  {symbol}")
        self.finish_others()

    def finish_others(self):
        """The members that were taken for third parties': each is here to be read."""
        ranked = sorted(self.theirs, key=lambda symbol: (-len(self.theirs[symbol]), symbol))[:self.options.missing]
        if ranked:
            print("\nfiles  member of a third party")
        for symbol in ranked:
            print(f"{len(self.theirs[symbol]):5}  {symbol}")
