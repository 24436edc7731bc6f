"""Measures kiwisolver, the C++ solver kiwi behind Python, on a system of the solver's benchmark.

Build: a solver, its variables, rows and edit, the first solution, the end of all of it; making terms and rows costs
Python as much as solving costs kiwi, so its build bounds kiwi's from above only. Edit: suggest the other value and
update all variables, which writes every value into its variable; fetching them into Python is not timed.

Usage: kiwi_python.py BATCHES SYSTEM.txt
"""

import gc
import statistics
import sys
import time
from pathlib import Path

import kiwisolver

RELATIONS = {"0": "==", "1": ">=", "-1": "<="}
BATCH_NANOSECONDS = 20e6


def read(path):
    """The number of variables, the rows as (terms, constant, relation, strength), and the edit."""
    count, rows, edit = 0, [], None
    for line in Path(path).read_text().splitlines():
        kind, *words = line.split()
        if kind == "V":
            count = int(words[0])
        elif kind == "C":
            terms = [(int(name), float(by)) for name, by in zip(words[4::2], words[5::2])]
            rows.append((terms, float(words[2]), RELATIONS[words[0]], float(words[1])))
        elif kind == "E":
            edit = int(words[0]), float(words[1]), [float(word) for word in words[2:4]]
    return count, rows, edit


class Live:
    """A solved system."""

    def __init__(self, system):
        count, rows, (edited, strength, values) = system
        self.solver = solver = kiwisolver.Solver()
        self.variables = variables = [kiwisolver.Variable() for _ in range(count)]
        self.edited = variables[edited]
        for terms, constant, relation, weight in rows:
            expression = kiwisolver.Expression([kiwisolver.Term(variables[name], by) for name, by in terms], constant)
            solver.addConstraint(kiwisolver.Constraint(expression, relation, weight))
        solver.addEditVariable(self.edited, strength)
        self.edit(values[0])

    def edit(self, value):
        self.solver.suggestValue(self.edited, value)
        self.solver.updateVariables()

    def total(self):
        return sum(variable.value() for variable in self.variables)


def batch(body, count):
    start = time.thread_time_ns()
    body(count)
    return (time.thread_time_ns() - start) / count


def measure(body, batches):
    """The median of batches, in nanoseconds a call, and half the distance of their quartiles relative to it."""
    count = 1
    while (elapsed := batch(body, count) * count) < BATCH_NANOSECONDS / 4:
        count *= 4
    count = max(1, int(count * BATCH_NANOSECONDS / elapsed))
    times = sorted(batch(body, count) for _ in range(batches))
    middle, quarter = statistics.median(times), len(times) // 4
    return middle, (times[-1 - quarter] - times[quarter]) / 2 / middle


def main():
    batches, path = int(sys.argv[1]), sys.argv[2]
    system = read(path)
    values = system[2][2]
    live = Live(system)
    sums = []
    for value in values:
        live.edit(value)
        sums.append(live.total())
    gc.disable()

    def build(count):
        for _ in range(count):
            Live(system)

    def edit(count):
        for turn in range(count):
            live.edit(values[turn % 2])

    (built, build_spread), (edited, edit_spread) = measure(build, batches), measure(edit, batches)
    print(
        f"kiwisolver {Path(path).stem} build {built:.1f} {build_spread:.4f} edit {edited:.2f} {edit_spread:.4f}"
        f" sums {sums[0]:.9g} {sums[1]:.9g}"
    )


if __name__ == "__main__":
    main()
