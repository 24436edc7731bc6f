"""Runs `inspect` over a folder's documents and holds its frames to the stored ones."""
import collections
import concurrent.futures
import json
import os
import subprocess

HALF_POINT = 0.5
BATCH = 200  # Documents for one process.
KEYS = ("x", "y", "width", "height")
TEXT = set("label button textField textView segmentedControl searchBar".split())
CONTENT = set("imageView switch slider stepper progressView activityIndicatorView pageControl "
              "datePicker pickerView toolbar navigationBar tabBar colorWell".split())


class Failure(Exception):
    """Something that stops the whole run, with a message for a person."""


class Inspector:
    """Runs one binary's `inspect` over documents."""

    def __init__(self, binary):
        self.binary = binary
        if not os.access(binary, os.X_OK):
            raise Failure(f"{binary}: no program there. Build it with `make build`.")

    def rules(self):
        """The canvas's rules that the binary names: their sentences by id."""
        done = subprocess.run([self.binary, "inspect", "--list-rules"],
                              capture_output=True, text=True, check=False)
        rows = [line.split("\t", 1) for line in done.stdout.splitlines() if "\t" in line]
        if done.returncode != 0 or not rows:
            raise Failure(f"{self.binary}: `inspect --list-rules` names no rules. This build has "
                          "no table of them; leave --rules out, or build a newer one.")
        return dict(rows)

    def batches(self, names):
        return [names[start:start + BATCH] for start in range(0, len(names), BATCH)]

    def lines(self, folder, names, mode, options=()):
        """The line of output of each document, by name."""
        command = [self.binary, "inspect", "--format", "jsonl", "--intrinsic", mode, *options]
        done = subprocess.run(command + [os.path.join(folder, name) for name in names],
                              capture_output=True, check=False)
        lines = done.stdout.splitlines()
        if done.returncode not in (0, 1) or len(lines) != len(names):
            said = done.stderr.decode(errors="replace").strip().splitlines()[-3:]
            raise Failure(f"{self.binary}: inspect exited with {done.returncode} and told of "
                          f"{len(lines)} of {len(names)} documents. {' '.join(said)}")
        return dict(zip(names, lines))


def run_all(tasks):
    """The results of calls without arguments, in order, run on all cores."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda task: task(), tasks))


class Run:
    """The frames of one mode over a folder, and which truths they miss."""

    def __init__(self, inspector, folder, truths, mode):
        self.inspector, self.folder, self.truths, self.mode = inspector, folder, truths, mode
        self.lines, self.errors, self.missed = {}, {}, {}
        self.off_by = {}
        for lines in run_all([self.call(names) for names in inspector.batches(list(truths))]):
            self.lines.update(lines)
        for name, line in self.lines.items():
            self.missed[name], error, self.off_by[name] = missed(line, truths[name])
            if error:
                self.errors[name] = error

    def call(self, names, options=(), inspector=None):
        return lambda: (inspector or self.inspector).lines(self.folder, names, self.mode, options)

    def difference(self, others):
        """What another run's lines change: views that it gets wrong, and right, by document."""
        changed = [name for name, line in others.items() if line != self.lines[name]]
        wrong, right = {}, {}
        for name in changed:
            theirs = missed(others[name], self.truths[name])[0]
            if set(theirs) - set(self.missed[name]):
                wrong[name] = sorted(set(theirs) - set(self.missed[name]))
            if set(self.missed[name]) - set(theirs):
                right[name] = sorted(set(self.missed[name]) - set(theirs))
        return changed, wrong, right


def missed(line, truths):
    """The truths that a document's line of output misses, each with what it is put down to."""
    output = json.loads(line)
    frames = {view.get("id"): view for view in output.get("views") or []}
    off = {}
    for truth in truths.values():
        frame = frames.get(truth.id)
        values = [frame.get(key) if frame else None for key in KEYS]
        wrong = [index for index, value in enumerate(values)
                 if value is None or abs(value - truth.frame[index]) > HALF_POINT]
        if wrong:
            off[truth.id] = wrong, None if frame is None else values
    found = {id: cause(truths[id], wrong, values, off) for id, (wrong, values) in off.items()}
    return found, output.get("error"), {id: values for id, (_, values) in off.items()}


def cause(truth, wrong, values, off):
    """What a mismatch is put down to: the first of these that holds."""
    if values is None:
        return "absent"
    if truth.is_contradicted:
        return "contradiction"
    around = off.get(truth.parent)
    if around and (2 in around[0] or 3 in around[0]):
        return "container"
    own = {3: "H" in truth.needs, 2: "W" in truth.needs}
    if any(own.get(index) for index in wrong):
        if truth.element in TEXT:
            return "text"
        if truth.element in CONTENT:
            return "content"
    if truth.is_in_stack:
        return "stack"
    return "root edge" if truth.touches_root else "other"


class Effect:
    """What becomes of the frames of one mode when something is different."""

    def __init__(self, run, lines):
        changed, wrong, right = run.difference(lines)
        self.wrong = sum(map(len, wrong.values()))
        self.right = sum(map(len, right.values()))
        self.wrong_views, self.right_views = wrong, right
        self.documents = len(set(wrong) | set(right))
        self.projects = len({project(name) for name in set(wrong) | set(right)})
        self.changed = len(changed)


def without_rules(run, rules):
    """The effect of leaving out each rule by itself.

    Only documents in which `inspect --explain` names a rule are laid out again without it: it names the rules
    without which some frame is different.
    """
    explained = [run.call(names, ("--explain",)) for names in run.inspector.batches(list(run.truths))]
    shaped = collections.defaultdict(list)
    for lines in run_all_in_turn(explained):
        for name, line in lines.items():
            views = json.loads(line).get("views") or []
            for rule in sorted({rule for view in views for rule in view.get("rules", ())}):
                shaped[rule].append(name)
    tasks = [(rule, run.call(names, ("--without-rule", rule)))
             for rule in rules for names in run.inspector.batches(shaped[rule])]
    lines = {rule: {} for rule in rules}
    for (rule, _), found in zip(tasks, run_all_in_turn([task for _, task in tasks])):
        lines[rule].update(found)
    for rule in rules:
        yield rule, Effect(run, lines[rule])


def run_all_in_turn(tasks):
    """The results of calls as they are asked for, with a few of them under way at a time."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = collections.deque()
        for task in tasks:
            waiting.append(pool.submit(task))
            if len(waiting) > 2 * os.cpu_count():
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def against(run, inspector):
    """What becomes right and wrong from another build to this one."""
    tasks = [run.call(names, inspector=inspector)
             for names in inspector.batches(list(run.truths))]
    lines = {}
    for each in run_all(tasks):
        lines.update(each)
    return Effect(run, lines)


def project(name):
    """The project that a document belongs to: the first folder of its path."""
    return name.split(os.sep)[0]
