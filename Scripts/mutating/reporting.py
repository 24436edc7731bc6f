"""Prints the table of mutants, and writes it as Stryker's mutation-testing-report."""
import json
import os

from mutating import choosing

STATES = ["by a case that names the rule", "by another case", "by stress only", "survived", "not reached"]
STRYKER = {"survived": "Survived", "not reached": "NoCoverage"}


def is_written(mutant):
    return mutant["operation"] == "written"


def has_survivors(mutants, results):
    """Whether a mutant of Mutations/ was noticed by no readable case."""
    known = {one["id"] for one in choosing.all_written() if one["open"]}
    return any(is_written(mutant) and results[mutant["number"]]["state"] in STATES[2:] and mutant["id"] not in known
               for mutant in mutants)


def show(mutants, cases, results, options):
    """Prints a line for each mutant, survivors last, and the totals."""
    reasons = {one["id"]: one["open"] for one in choosing.all_written()}
    for state in STATES:
        for mutant in mutants:
            if results[mutant["number"]]["state"] == state:
                print(line(mutant, results[mutant["number"]], cases, reasons.get(mutant["id"])))
    for title, some in (("Mutations/", [one for one in mutants if is_written(one)]),
                        (f"automatic, seed {options.seed}", [one for one in mutants if not is_written(one)])):
        if some:
            print_totals(title, some, results)


def line(mutant, result, cases, reason):
    case = "" if result["case"] is None else cases[result["case"]]["name"].removeprefix("Suites.")
    how = {"crash": " (crash)", "limit": " (time limit)"}.get(result["how"], "")
    if is_written(mutant):
        what = f"{mutant.get('clause') or 'no rule':9} {mutant['name']}"
    else:
        before, after = (" ".join(mutant[key].split())[:60] for key in ("original", "replacement"))
        what = f"{mutant['id'].removeprefix('Sources/HeadlessUIKit/')}: {before} -> {after or 'nothing'}"
    reason = f"(open: {reason})" if reason and result["state"] in STATES[2:] else ""
    return f"{result['state']:30} {what}  {case}{how}{reason}".rstrip()


def print_totals(title, some, results):
    counts = {state: sum(results[one["number"]]["state"] == state for one in some) for state in STATES}
    readable = counts[STATES[0]] + counts[STATES[1]]
    print(f"{title}: {len(some)} mutants, {readable} caught by a readable case "
          f"({100 * readable / len(some):.1f} %)")
    for state in STATES:
        print(f"  {counts[state]:4d}  {'caught ' if state.startswith('by') else ''}{state}")


def write(path, mutants, cases, results):
    """Writes the report of schema 2; its places are those of the original sources."""
    files = {}
    for mutant in mutants:
        file = files.setdefault(mutant["file"], {"language": "swift", "source": text(mutant["file"]), "mutants": []})
        file["mutants"].append(stryker(mutant, results[mutant["number"]], cases))
    tests = {}
    for index, case in cases.items():
        tests.setdefault(case["file"], {"tests": []})["tests"].append(
            {"id": str(index), "name": case["name"], "location": {"start": {"line": case["line"], "column": 1}}})
    report = {"schemaVersion": "2", "thresholds": {"high": 98, "low": 90}, "files": files, "testFiles": tests}
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as file:
        json.dump(report, file, indent=1)


def stryker(mutant, result, cases):
    status = STRYKER.get(result["state"]) or ("Timeout" if result["how"] == "limit" else "Killed")
    row = {
        "id": str(mutant["number"]), "mutatorName": mutant["operation"], "description": mutant["name"],
        "replacement": mutant["replacement"], "status": status, "statusReason": result["state"],
        "location": {"start": {"line": mutant["line"], "column": mutant["column"]},
                     "end": {"line": mutant["endLine"], "column": mutant["endColumn"]}},
        "coveredBy": [str(index) for index, case in cases.items() if mutant["number"] in case["reaches"]],
    }
    if result["case"] is not None:
        row["killedBy"] = [str(result["case"])]
    return row


def text(path):
    with open(path) as file:
        return file.read()
