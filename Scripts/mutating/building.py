"""Builds the copy of the package in which each mutant has a switch."""
import hashlib
import json
import os
import re
import subprocess
import sys

FOLDER = ".build/mutations"
COPY = f"{FOLDER}/copy"
TOOL = ".build/mutate/debug/nibmark-mutate"
RUNNER = f"{FOLDER}/build/release/MutationRunner"
# One automatic mutant in so many does not compile.
SPARE = 4
ERROR = re.compile(r"^(?P<file>/[^:\n]+):(?P<line>\d+):(?P<column>\d+): error: (?P<text>.*)$", re.M)
MARK = re.compile(r"nibmark_mutant\((\d+)\)|/\*end (\d+)\*/")


def swift_build(*arguments):
    return subprocess.run(["swift", "build", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def build_tool():
    """Builds nibmark-mutate: the first time with swift-syntax, which takes minutes."""
    done = swift_build("--package-path", "Tools/Mutations", "--scratch-path", ".build/mutate")
    if done.returncode != 0:
        sys.exit(f"mutations: nibmark-mutate does not build:\n{done.stdout[-4000:]}")


def check():
    """Whether each file of Mutations/ still applies; ends the program otherwise."""
    done = subprocess.run([TOOL, "check"])
    if done.returncode != 0:
        sys.exit(2)


def write_lines(name, lines):
    path = f"{FOLDER}/{name}"
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.writelines(line + "\n" for line in lines)
    return path


def read_lines(path):
    if not os.path.exists(path):
        return []
    with open(path) as file:
        return file.read().splitlines()


def digest():
    """Names the sources and the operators: what did not compile with them will not compile the next time."""
    sums = hashlib.sha256()
    for root in ("Sources/HeadlessUIKit", "Tools/Mutations/Sources"):
        for folder, folders, names in os.walk(root):
            folders.sort()
            for name in sorted(names):
                with open(os.path.join(folder, name), "rb") as file:
                    sums.update(file.read())
    return sums.hexdigest()[:12]


def build_copy(chosen, sample, seed, below=None):
    """Builds the copy, without the automatic mutants that do not compile.

    More are drawn than asked for, because each round of the compiler takes minutes. So most of those that it refuses
    need no other in their place.
    """
    known = f"{FOLDER}/without-{digest()}"
    left_out = read_lines(known)
    drawn = sample + sample // SPARE
    while True:
        call = [TOOL, "copy", COPY, "--only", write_lines("only", chosen)]
        if sample:
            call += ["--below", below] if below else []
            call += ["--sample", str(drawn), "--seed", str(seed), "--without", write_lines("without", left_out)]
        if subprocess.run(call, stdout=sys.stderr).returncode != 0:
            sys.exit(2)
        with open(f"{COPY}/mutants.json") as file:
            mutants = json.load(file)["mutants"]
        done = swift_build("-c", "release", "--package-path", COPY, "--scratch-path", f"{FOLDER}/build",
                           "--product", "MutationRunner")
        if done.returncode == 0:
            print(f"mutations: {len(left_out)} mutants that do not compile were left out", file=sys.stderr)
            return mutants
        refused = culprits(done.stdout, {mutant["number"]: mutant for mutant in mutants})
        drawn = max(sample, drawn - len(refused) // len(str(seed).split(",")))
        left_out += refused
        write_lines(os.path.basename(known), left_out)


def culprits(output, mutants):
    """The ids of the automatic mutants that the compiler complains about."""
    found, written, places = set(), set(), set()
    for error in ERROR.finditer(output):
        place = (error["file"], int(error["line"]), int(error["column"]))
        if place in places:
            continue
        places.add(place)
        number = culprit(*place)
        if number is None:
            sys.exit(f"mutations: the copy does not compile:\n{error[0]}")
        if mutants[number]["operation"] == "written":
            # A dropped statement of a closure is complained about where the closure's value is used.
            number = nearest_drawn(mutants[number], mutants)
        if mutants[number]["operation"] == "written":
            written.add(f"{mutants[number]['id']}: {error['text']}")
        found.add(mutants[number]["id"])
    if written:
        sys.exit("mutations: the replacements of these do not compile; correct them\n" + "\n".join(sorted(written)))
    if not found:
        sys.exit(f"mutations: the copy does not build:\n{output[-4000:]}")
    print(f"mutations: {len(found)} mutants do not compile", file=sys.stderr)
    return sorted(found)


def nearest_drawn(written, mutants):
    """The automatic mutant nearest to a written one, at most ten lines away; else the written one."""
    near = [(abs(one["line"] - written["line"]), number) for number, one in mutants.items()
            if one["operation"] != "written" and one["file"] == written["file"]]
    distance, number = min(near, default=(99, None))
    return number if distance <= 10 else written["number"]


def culprit(path, line, column):
    """The number of the mutant in whose switch a place of the copy lies, or else of the nearest."""
    with open(path) as file:
        text = file.read()
    lines = text.split("\n")
    # The compiler counts columns in bytes.
    before = lines[line - 1].encode()[:column - 1].decode(errors="ignore")
    offset = sum(len(one) + 1 for one in lines[:line - 1]) + len(before)
    starts, regions = {}, []
    for mark in MARK.finditer(text):
        if mark[1]:
            starts[int(mark[1])] = mark.start()
        elif int(mark[2]) in starts:
            regions.append((starts[int(mark[2])], mark.start(), int(mark[2])))
    inside = [region for region in regions if region[0] <= offset <= region[1]]
    if inside:
        return latest_switch(inside, offset)
    # Such as `'self.init' isn't called on all paths`, at the end of the function.
    near = [(min(abs(begin - offset), abs(end - offset)), number) for begin, end, number in regions]
    return min(near)[1] if near else None


def latest_switch(regions, offset):
    """Of the switches around a place, the innermost; of those of one place, the last before it."""
    return max(regions, key=lambda region: (region[0], region[2]))[2]
