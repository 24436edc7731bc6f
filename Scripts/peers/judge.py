"""Holds the solver to the targets of "Solving constraints", by what it and its peers took in turns of one run.

Called by Scripts/bench-peers with a file of lines `ROUND PROGRAM SYSTEM (KIND NANOSECONDS SPREAD)… sums FIRST SECOND`.
Every ratio is taken within a round; its median over the rounds and half the distance of its quartiles are printed.
Fails when a limit that must hold does not.
"""

import statistics
import sys
from collections import defaultdict
from typing import NamedTuple

# What the targets recorded on their machine, in microseconds: build and edit.
RECORDED = {
    "SparseLU": {
        "chain10": (7.0, 0.35), "chain100": (65, 2.9), "chain1000": (1_887, 29), "chain10000": (109_800, 284),
        "stack1000": (806, 33), "stack10000": (13_600, 281), "tree30": (28.6, 1.8), "tree100": (130, 7.9),
        "tree300": (894, 24), "tree1000": (2_213, 71),
    },
    "kiwisolver": {
        "cell10": (116, 0.58), "chain10": (67, 0.39), "stack100": (3_793, 3.4), "tree30": (448, 2.3),
        "tree100": (1_602, 5.5), "tree300": (9_125, 19),
    },
    "amoeba": {
        "cell10": (24.7, 0.096), "chain10": (40, 0.24), "stack100": (1_013, 0.97), "stack1000": (114_248, 12),
        "tree30": (68, 0.11), "tree100": (606, 0.25), "tree300": (4_825, 0.476), "chain100": (14_912, 3.0),
        "tree1000": (57_438, 1.5),
    },
    "kiwi": {
        "cell10": (37.8, 0.333), "chain10": (57, 0.34), "stack100": (3_571, 3.1), "tree30": (113, 1.2),
        "tree100": (680, 4.8), "tree300": (4_486, 15.7), "tree1000": (56_925, 74),
    },
    "rhea": {
        "cell10": (46.1, 0.357), "chain10": (48, 0.49), "chain100": (6_264, 9.9), "chain1000": (1_164_956, 269),
        "stack100": (1_358, 3.8), "stack1000": (306_033, 145), "tree30": (137, 0.95), "tree100": (613, 3.2),
        "tree300": (1_812, 9.0), "tree1000": (7_596, 55),
    },
}  # fmt: skip


class Bar(NamedTuple):
    """A limit: so many times a peer's time or, without a peer, so many microseconds on the targets' machine."""

    system: str
    kind: str
    limit: float
    peer: str | None = None
    is_goal: bool = False


BARS = [
    Bar("cell10", "build", 1.0, "amoeba"),
    Bar("cell10", "build", 0.65, "kiwi"),
    Bar("cell10", "build", 12, None, True),
    Bar("cell10", "instance", 3),
    Bar("cell10", "instance", 1, None, True),
    Bar("cell10", "edit", 1.0, "kiwi"),
    Bar("cell10", "edit", 1.0, "amoeba", True),
    Bar("tree300", "edit", 1.0, "kiwi"),
    Bar("tree300", "edit", 1.0, "amoeba", True),
    Bar("tree300", "build", 1.0, "rhea"),
    Bar("tree300", "build", 1.2, "SparseLU", True),
    Bar("chain100", "build", 0.1, "rhea"),
    Bar("chain100", "build", 3.0, "SparseLU", True),
    Bar("chain1000", "build", 20_000),
    Bar("chain1000", "build", 0.02, "rhea"),
    Bar("chain1000", "build", 3.0, "SparseLU", True),
    Bar("chain10000", "build", 350_000, None, True),
    # "Beat the best peer per row."
    Bar("chain10", "build", 1.0, "amoeba"),
    Bar("stack100", "build", 1.0, "amoeba"),
    Bar("stack1000", "build", 1.0, "amoeba"),
    Bar("tree30", "build", 1.0, "amoeba"),
    Bar("tree100", "build", 1.0, "amoeba"),
    Bar("tree1000", "build", 1.0, "rhea"),
]

GROWTH_LIMIT = 15

SCALES = {
    ("SparseLU", "build"): ": scales limits marked *",
    ("kiwisolver", "edit"): ": scales edits marked *, each system's its own",
}


def middle_and_spread(values):
    """The median and half the distance of the quartiles, relative to it."""
    middle = statistics.median(values)
    if len(values) < 2:
        return middle, 0.0
    low, _, high = statistics.quantiles(values, n=4, method="inclusive")
    return middle, (high - low) / 2 / middle


def figure(microseconds):
    digits = 3 if microseconds < 10 else 1 if microseconds < 100 else 0
    return f"{microseconds:,.{digits}f} us"


class Turns:
    """The times of all programs by round, in microseconds."""

    def __init__(self, lines):
        self.times = defaultdict(lambda: defaultdict(dict))
        self.sums = defaultdict(lambda: defaultdict(set))
        for line in lines:
            number, program, system, *words = line.split()
            end = words.index("sums")
            for kind, nanoseconds in zip(words[0:end:3], words[1:end:3]):
                self.times[program][system, kind][int(number)] = float(nanoseconds) / 1_000
            self.sums[system][program].add(tuple(map(float, words[end + 1 :])))
        self.rounds = sorted({number for rows in self.times["nibmark"].values() for number in rows})
        self.build_factors = self.factors_by_round("SparseLU", "build")

    def of(self, program, system, kind):
        """By round; empty where the program was not measured."""
        return self.times[program].get((system, kind), {}) if program in self.times else {}

    def factors_of(self, program, kind):
        """How much longer than recorded a program took, by systems and rounds."""
        place = ("build", "edit").index(kind)
        return {
            system: {number: time / recorded[place] for number, time in self.of(program, system, kind).items()}
            for system, recorded in RECORDED[program].items()
            if self.of(program, system, kind)
        }

    def factors_by_round(self, program, kind):
        """The median of that over systems, by rounds."""
        factors = self.factors_of(program, kind).values()
        return {number: statistics.median(by_round[number] for by_round in factors) for number in self.rounds}

    def limit(self, bar):
        """The bar's time by round, and whether it was measured in this run."""
        measured = self.of(bar.peer, bar.system, bar.kind) if bar.peer else {}
        if measured:
            return {number: bar.limit * time for number, time in measured.items()}, True
        unit = RECORDED[bar.peer][bar.system][("build", "edit").index(bar.kind)] if bar.peer else 1.0
        factors = self.build_factors
        if bar.kind == "edit":
            # SparseLU's is a whole back-substitution, where the others touch what changes. How much slower theirs are
            # here differs between systems more than between solvers, so that kiwi's edit of the same system counts.
            factors = self.factors_of("kiwisolver", "edit")[bar.system]
        return {number: bar.limit * unit * factor for number, factor in factors.items()}, False


def tell_factors(turns):
    """Prints how this machine does against the targets' one."""
    print(f"this machine against that of the targets, by what they recorded ({len(turns.rounds)} rounds)")
    for program in RECORDED:
        for kind in ("build", "edit"):
            factors = turns.factors_of(program, kind)
            if not factors:
                continue
            middle, over_rounds = middle_and_spread(list(turns.factors_by_round(program, kind).values()))
            over_systems = middle_and_spread([statistics.median(each.values()) for each in factors.values()])[1]
            use = SCALES.get((program, kind), "")
            print(f"  {program:<10} {kind:<5} x{middle:.2f} ±{over_rounds:.0%}, ±{over_systems:.0%} over systems{use}")


def judge(turns, bar):
    """Prints the row of a bar and answers whether it holds or is but a goal."""
    ours, (limits, is_measured) = turns.of("nibmark", bar.system, bar.kind), turns.limit(bar)
    ratio, spread = middle_and_spread([ours[number] / limits[number] for number in ours])
    name = f"{bar.limit:g} {bar.peer}" if bar.peer else f"{bar.limit:,g} us"
    verdict = "holds" if ratio <= 1 else "misses"
    if abs(ratio - 1) <= ratio * spread:
        verdict += ", within the spread"
    print(
        f"  {bar.system:<10} {bar.kind:<8} {figure(statistics.median(ours.values())):>12}"
        f" {figure(statistics.median(limits.values())):>14}{' ' if is_measured else '*'} {name:<13}"
        f" x{ratio:.3f} ±{spread:<4.0%} {'stretch' if bar.is_goal else 'must'} {verdict}"
    )
    return ratio <= 1 or bar.is_goal


def tell_growth(turns):
    """Prints what ten times as many views cost, and answers whether all of it is close to linear."""
    holds = True
    for small in turns.sums:
        large, name = f"{small}0", small.rstrip("0123456789")
        before, after = turns.of("nibmark", small, "build"), turns.of("nibmark", large, "build")
        if not after:
            continue
        ratio, spread = middle_and_spread([after[number] / before[number] for number in before])
        holds &= ratio <= GROWTH_LIMIT
        verdict = "holds" if ratio <= GROWTH_LIMIT else "misses"
        print(f"  {name}: {large} costs x{ratio:.1f} ±{spread:.0%} of {small}; must x{GROWTH_LIMIT} {verdict}")
    return holds


def tell_peers(turns):
    """Prints ours against all that was measured beside it."""
    print("ours against every peer measured in this run (kiwisolver's builds have Python's construction in them)")
    for system, kind in turns.times["nibmark"]:
        ours, cells = turns.of("nibmark", system, kind), []
        for program in turns.times:
            theirs = turns.of(program, system, kind)
            if program != "nibmark" and theirs:
                ratio, spread = middle_and_spread([ours[number] / theirs[number] for number in ours])
                cells.append(f"{program} {figure(statistics.median(theirs.values()))} x{ratio:.3f} ±{spread:.0%}")
        time, spread = middle_and_spread(list(ours.values()))
        print(f"  {system:<10} {kind:<8} {figure(time):>12} ±{spread:<4.0%} {'; '.join(cells)}")


def check_sums(turns):
    """Answers whether all programs found the same solutions, to the recorded accuracy of the least exact one."""
    agree = True
    for system, by_program in turns.sums.items():
        (expected,) = list(by_program["nibmark"])[:1]
        for program, sums in by_program.items():
            for pair in sums:
                if any(abs(a - b) > 1e-5 * max(1, abs(b)) for a, b in zip(pair, expected)):
                    print(f"  {system}: {program} found sums {pair}, ours are {expected}")
                    agree = False
    return agree


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        turns = Turns(lines)
    tell_factors(turns)
    print("targets: ours, the limit (* recorded elsewhere and scaled, else measured beside us), and the ratio")
    holds = [judge(turns, bar) for bar in BARS]
    holds.append(tell_growth(turns))
    tell_peers(turns)
    holds.append(check_sums(turns))
    sys.exit(0 if all(holds) else 1)


if __name__ == "__main__":
    main()
