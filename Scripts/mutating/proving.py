"""Keeps what was seen red: for each clause a mutant, and the case that names the rule and noticed it."""
import subprocess

from mutating import running
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


def seen(mutants, cases, results, look):
    """What was seen red: for each clause the first mutant of it that was noticed, with the case that names its rule.

    The first red case of a mutant may name only some of its clauses; `look` runs those that name another one.
    """
    found, rest = {}, []
    for mutant in mutants:
        for clause in claimed(mutant):
            index = results[mutant["number"]]["case"]
            if index is not None and running.group(cases[index], [clause]) == 0:
                found.setdefault(clause, (mutant, index))
            elif len(claimed(mutant)) > 1:
                rest.append((mutant, clause))
    while rest:
        # A run takes one clause of each mutant.
        claims = {mutant["number"]: (mutant, clause) for mutant, clause in reversed(rest)}
        for number, result in look(list(claims.values()), cases).items():
            mutant, clause = claims[number]
            if result["case"] is not None:
                found.setdefault(clause, (mutant, result["case"]))
        rest = [claim for claim in rest if claim != claims[claim[0]["number"]]]
    return found


def claimed(mutant):
    return running.clauses_of(mutant) if mutant["operation"] == "written" else []


def update(proofs, mutants, cases, found, commit):
    """The proofs after a run: new ones, and without those whose mutant ran and was not noticed."""
    def proof(mutant, index):
        name = cases[index]["name"].partition("[")[0].removeprefix("Suites.")
        return [name, cases[index]["digest"], mutant["id"], mutant["functionDigest"], commit]
    ran = {mutant["id"] for mutant in mutants if claimed(mutant)}
    kept = {clause: former for clause, former in proofs.items() if former[2] not in ran}
    return {**kept, **{clause: proof(*one) for clause, one in found.items()}}


def prove(mutants, cases, results):
    done = subprocess.run(["git", "rev-parse", "--short=9", "HEAD"], capture_output=True, text=True)
    found = seen(mutants, cases, results, running.run_naming)
    proofs = update(read(), mutants, cases, found, done.stdout.strip() or "unknown")
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
