"""Runs cases under mutants: first what each case reaches, then for each mutant the cases that reach it."""
import os
import re
import subprocess
import sys

from mutating.building import RUNNER

# What takes longer does not count as a readable case, and runs with the stresses.
SLOW = 1.0
# Many mutants end in a trap. Nobody reads its backtrace, which takes longer than all cases of a mutant.
QUIET = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}


def reach():
    """The cases by index, with rules, seconds and the numbers of the mutants that each reaches."""
    done = subprocess.run([RUNNER, "reach", "Suites"], stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit("mutations: the suites do not load in the copy")
    cases, stresses = {}, {}
    for line in done.stdout.splitlines():
        parts = line.split("\t")
        if len(parts) != 9 or parts[7] not in ("passed", "skipped", "expectedFailure"):
            sys.exit(f"mutations: without any mutant, this case is red: {line[:200]}")
        index, name, file, place, rules, digest, seconds, _, numbers = parts
        stress = is_stress(file, int(place), stresses) or float(seconds) > SLOW
        cases[int(index)] = {
            "name": name, "file": file, "line": int(place), "rules": rules.split(), "digest": digest, "seconds": float(seconds),
            "isStress": stress, "reaches": {int(number) for number in numbers.split()},
        }
    return cases


def is_stress(file, line, known):
    if file not in known:
        with open(file) as opened:
            known[file] = opened.read().split("\n")
    return re.search(r"<stress\b", known[file][line - 1]) is not None


def rule_of(clause):
    """`TV-91c` of the clause `TV-91c.2`."""
    return clause.split(".")[0]


def clauses_of(mutant):
    """The clauses that a mutant breaks, the one that it was written for first."""
    return (mutant.get("clause") or "").split()


def names_rule(case, clauses):
    return not {rule_of(one) for one in case["rules"]}.isdisjoint(rule_of(clause) for clause in clauses)


def group(case, clauses):
    """0: names the rule of one of the clauses, 1: any other readable case, 2: stress."""
    if case["isStress"]:
        return 2
    return 0 if names_rule(case, clauses) else 1


def run(mutants, cases, with_stress=True):
    """How each mutant ended: its group, how, the case that noticed, and the seconds."""
    jobs = []
    for mutant in mutants:
        clauses = clauses_of(mutant)
        indices = [index for index, case in cases.items() if mutant["number"] in case["reaches"]]
        indices = [index for index in indices if with_stress or not cases[index]["isStress"]]
        indices.sort(key=lambda index: (group(cases[index], clauses), cases[index]["seconds"], index))
        jobs.append((mutant, indices))
    return finish(jobs, cases)


def run_naming(claims, cases):
    """How mutants ended under the cases alone that name the rule of one clause; a claim is a mutant and its clause."""
    jobs = []
    for mutant, clause in claims:
        indices = [index for index, case in cases.items()
                   if mutant["number"] in case["reaches"] and group(case, [clause]) == 0]
        jobs.append(({**mutant, "clause": clause}, sorted(indices, key=lambda index: cases[index]["seconds"])))
    return finish(jobs, cases)


def finish(jobs, cases):
    """Runs each mutant with its cases, until one is red."""
    lines = []
    for mutant, indices in jobs:
        limits = " ".join(f"{index}={max(3, 10 * cases[index]['seconds']):.1f}" for index in indices)
        if indices:
            lines.append(f"{mutant['number']} {limits}\n")
    done = subprocess.run([RUNNER, "run", "Suites"], input="".join(lines), stdout=subprocess.PIPE, text=True,
                          env=QUIET)
    if done.returncode != 0:
        sys.exit("mutations: the runner ended early")
    results = {mutant["number"]: {"state": "not reached", "how": "", "case": None, "seconds": 0}
               for mutant, _ in jobs}
    clauses = {mutant["number"]: clauses_of(mutant) for mutant, _ in jobs}
    for line in done.stdout.splitlines():
        number, how, index, seconds = line.split("\t")
        results[int(number)] = outcome(clauses[int(number)], how, int(index), float(seconds), cases)
    return results


def outcome(clauses, how, index, seconds, cases):
    if how == "green" or index < 0:
        return {"state": "survived", "how": how, "case": None, "seconds": seconds}
    state = ["by a case that names the rule", "by another case", "by stress only"][group(cases[index], clauses)]
    return {"state": state, "how": how, "case": index, "seconds": seconds}
