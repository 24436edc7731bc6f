"""Keeps what was seen red: for each clause a mutant, and the case that names the rule and noticed it."""
import subprocess

from mutating import reporting
from mutating.building import TOOL

PROOFS = "Sources/TestModel/Conformance/proofs.txt"
CHANGED = "changed"
HEAD = """\
# What was seen red: clause | case | its digest | mutant | digest of its function | commit [| changed].
# `Scripts/mutations --prove` writes it. "changed": the function is another one since; `--mark` finds that out.

"""


def read(path=PROOFS):
    """The proofs by clause."""
    try:
        with open(path) as file:
            lines = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    except FileNotFoundError:
        return {}
    return {line.split(" | ")[0]: line.split(" | ")[1:] for line in lines}


def write(proofs, path=PROOFS):
    with open(path, "w") as file:
        file.write(HEAD)
        for clause in sorted(proofs, key=order):
            file.write(" | ".join([clause, *proofs[clause]]) + "\n")


def order(clause):
    """By area and number, so that TV-9 comes before TV-10."""
    rule, _, part = clause.partition(".")
    area, _, number = rule.rpartition("-")
    digits = "".join(one for one in number if one.isdigit())
    return area, int(digits or 0), number, int(part or 0)


def update(proofs, mutants, cases, results, commit):
    """The proofs after a run: new ones, and without those whose mutant ran and was not noticed."""
    found, ran = {}, set()
    for mutant in mutants:
        clause = mutant.get("clause")
        if clause is None or mutant["operation"] != "written":
            continue
        ran.add(mutant["id"])
        result = results[mutant["number"]]
        if result["state"] != reporting.STATES[0] or clause in found:
            continue
        case = cases[result["case"]]
        name = case["name"].partition("[")[0].removeprefix("Suites.")
        found[clause] = [name, case["digest"], mutant["id"], mutant["functionDigest"], commit]
    return {**{clause: proof for clause, proof in proofs.items() if proof[2] not in ran}, **found}


def prove(mutants, cases, results):
    done = subprocess.run(["git", "rev-parse", "--short=9", "HEAD"], capture_output=True, text=True)
    proofs = update(read(), mutants, cases, results, done.stdout.strip() or "unknown")
    write(proofs)
    print(f"{len(proofs)} clauses are proven in {PROOFS}")


def marked(proofs, digests):
    """The proofs with the mark of those whose mutant is gone or whose function is another one."""
    def mark(proof):
        proof = proof[:5]
        return proof if digests.get(proof[2]) == proof[3] else proof + [CHANGED]
    return {clause: mark(proof) for clause, proof in proofs.items()}


def digests():
    """The digests of the functions that mutants change, by the mutants' names."""
    done = subprocess.run([TOOL, "digests"], capture_output=True, text=True, check=True)
    return dict(line.split("\t") for line in done.stdout.splitlines())


def mark():
    write(marked(read(), digests()))


def stale():
    """The clauses whose marks are not those of the sources."""
    proofs = read()
    now = marked(proofs, digests())
    return sorted((clause for clause in proofs if proofs[clause] != now[clause]), key=order)
