"""Chooses mutants of Mutations/."""
import os
import random
import subprocess
import sys


def written(options):
    """The ids of the mutants of Mutations/ that the options ask for."""
    if options.automatic:
        return []
    known = all_written()
    if options.changed:
        return changed(known, options)
    if not options.ids:
        return [one["id"] for one in known]
    chosen = [one["id"] for one in known if names(one) & set(options.ids)]
    missing = sorted(set(options.ids).difference(*map(names, known)))
    if missing:
        sys.exit(f"mutations: Mutations/ has no {', '.join(missing)}; give the name of a file, or a clause")
    return chosen


def names(mutant):
    """What picks a mutant: the name of its file, and its clauses."""
    return {mutant["id"], *mutant["clause"].split()}


def all_written():
    """Name, clause and source file of all files below Mutations/."""
    found = []
    for folder, _, names in os.walk("Mutations"):
        for name in names:
            if name.endswith(".mutant"):
                path = os.path.join(folder, name)
                found.append({"id": name.removesuffix(".mutant"), "path": path, **fields(path)})
    return sorted(found, key=lambda one: one["id"])


def fields(path):
    with open(path) as file:
        pairs = [line.split(":", 1) for line in file if ":" in line and not line.startswith("#")]
    values = {key.strip(): value.strip() for key, value in pairs}
    return {"clause": values.get("clause", ""), "file": values.get("file", ""), "open": values.get("open", "")}


def changed(known, options):
    """Those whose source file, own file or clause changed, and some more by the seed."""
    done = subprocess.run(["git", "diff", "--name-only", options.changed], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"mutations: git knows no {options.changed}; name a commit of this clone")
    paths = set(done.stdout.split())
    touched = [one["id"] for one in known if {one["file"], one["path"]} & paths]
    others = [one["id"] for one in known if one["id"] not in touched]
    drawn = random.Random(int(str(options.seed).split(",")[0])).sample(others, min(options.drawn, len(others)))
    print(f"mutations: {len(touched)} touched since {options.changed}, {len(drawn)} drawn by seed {options.seed}",
          file=sys.stderr)
    return sorted(touched + drawn)
