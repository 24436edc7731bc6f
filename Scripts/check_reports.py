"""Reads the reports of a run or a comparison as other people's programs do, and holds what they see to
result.json or comparison.json.

Called by Scripts/check-reports, which makes the environment and the reports.
"""

import csv
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter

import junitparser
import xunitparser
from prometheus_client.openmetrics.parser import text_string_to_metric_families

# What a JUnit report can say of each ending.
OUTCOMES = {
    "passed": "passed",
    "failed": "failure",
    "unexpectedPass": "failure",
    "error": "error",
    "skipped": "skipped",
    "expectedFailure": "skipped",
    "notRun": "skipped",
}

findings = []


def check(what, seen, expected):
    if seen != expected:
        findings.append(f"{what}: {seen!r}, expected {expected!r}")


def expected_outcomes(run):
    """Each case's class name and name with the outcome that a reader must see."""
    return {
        (case["identity"]["className"], visible(case["identity"]["name"])): OUTCOMES[case["status"]]
        for suite in run["suites"]
        for case in suite["cases"]
    }


def visible(text):
    """What XML cannot hold is in reports as its picture."""
    return re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f]", lambda match: chr(0x2400 + ord(match[0])), text)


def read_with_junitparser(path):
    """The reader of EnricoMi/publish-unit-test-result-action."""
    seen = {}
    report = junitparser.JUnitXml.fromfile(path)
    suites = [report] if isinstance(report, junitparser.TestSuite) else list(report)
    for suite in suites:
        outcomes = Counter()
        for case in suite:
            worst = "passed"
            for result in case.result:
                # The library hands its own and Surefire's classes; the tag tells them apart.
                tag = result._elem.tag
                if tag in ("failure", "error", "skipped"):
                    worst = tag
            seen[(case.classname, case.name)] = worst
            outcomes[worst] += 1
        # That action keeps the totals that a suite claims: they have to agree with its cases.
        check(f"{path}: tests of {suite.name}", suite.tests, sum(outcomes.values()))
        check(f"{path}: failures of {suite.name}", suite.failures, outcomes["failure"])
        check(f"{path}: errors of {suite.name}", suite.errors, outcomes["error"])
        check(f"{path}: skipped of {suite.name}", suite.skipped, outcomes["skipped"])
    return seen


def read_with_xunitparser(path):
    """An independent reader of the xUnit form; it wants one suite, so each is handed to it alone."""
    root = ElementTree.parse(path).getroot()
    suites = [root] if root.tag == "testsuite" else root.findall("testsuite")
    names = {"success": "passed", "failure": "failure", "error": "error", "skipped": "skipped"}
    seen = {}
    for suite in suites:
        # It knows none of the elements for attempts, and says so by an exception.
        for case in suite.findall("testcase"):
            for child in list(case):
                if re.match("(flaky|rerun)(Failure|Error)$", child.tag) or child.tag == "properties":
                    case.remove(child)
        with open(path + ".part", "wb") as part:
            part.write(ElementTree.tostring(suite, encoding="utf-8"))
        with open(path + ".part", encoding="utf-8") as part:
            cases, _ = xunitparser.parse(part)
        for case in cases:
            seen[(case.classname, case.methodname)] = names[case.result]
    return seen


def read_as_gitlab(path):
    """GitLab's rules: testsuites above, failure before error before skipped, the text from the body."""
    root = ElementTree.parse(path).getroot()
    check(f"{path}: GitLab wants a root", root.tag, "testsuites")
    seen = {}
    for suite in root.findall("testsuite"):
        for case in suite.findall("testcase"):
            outcome = next(
                (tag for tag in ("failure", "error", "skipped") if case.find(tag) is not None), "passed"
            )
            body = case.find(outcome).text if outcome in ("failure", "error") else "text"
            check(f"{path}: GitLab shows a body for {case.get('name')}", bool(body and body.strip()), True)
            seen[(case.get("classname"), case.get("name"))] = outcome
    return seen


def read_as_jenkins(path):
    """Jenkins' rules: nested suites, error before failure, `yyyy-MM-dd'T'HH:mm:ss`."""
    root = ElementTree.parse(path).getroot()
    seen = {}
    for suite in root.iter("testsuite"):
        stamp = suite.get("timestamp", "")
        if stamp:
            check(f"{path}: Jenkins reads the time", bool(re.fullmatch(r"[\d-]{10}T[\d:]{8}", stamp)), True)
        for case in suite.findall("testcase"):
            outcome = next(
                (tag for tag in ("error", "failure", "skipped") if case.find(tag) is not None), "passed"
            )
            seen[(case.get("classname"), case.get("name"))] = outcome
    return seen


# What a comparison calls its findings, and where they come from.
TIME_CAUSES = {"slower", "inconclusive", "contaminated"}
COUNTER_CAUSES = {"up": "counter", "accepted": "accepted"}
CASE_CAUSES = {"newlyFailing": "failing", "newlyFlaky": "flaky", "vanished": "vanished"}


def comparison_findings(comparison):
    """Each case with the causes that speak against it, from the verdicts alone."""
    findings = {}

    def add(one, cause):
        identity = one["identity"]
        key = ("compare." + identity["className"], visible(identity["name"]))
        findings.setdefault(key, []).extend([cause] if cause else [])

    for time in comparison["times"]:
        add(time, time["verdict"] if time["verdict"] in TIME_CAUSES else None)
    for counter in comparison["counters"]:
        add(counter, COUNTER_CAUSES.get(counter["verdict"]))
    for case in comparison["cases"]:
        add(case, None if case["isAccepted"] else CASE_CAUSES.get(case["kind"]))
    for frames in comparison.get("frames", []):
        add(frames, "frames")
    for canary in comparison["canaries"]:
        add(canary, None if canary["verdict"] == "slower" else "unreliable")
    return findings


def comparison_outcomes(comparison):
    """Red for what was asked to fail, skipped for what people should know, else passed."""
    refused = comparison["environment"]["level"] == "refused"
    return {("compare", "comparison"): "error" if refused else "passed"} | {
        key: "failure" if set(causes) & set(comparison["failOn"]) else "skipped" if causes else "passed"
        for key, causes in comparison_findings(comparison).items()
    }


def signed(ratio):
    return f"{(ratio - 1) * 100:+.2f}"


def check_figures(comparison, folder):
    """A slowdown's figures stand in the body of its failure, where every reader shows them."""
    for dialect in ("common", "strict", "surefire", "gitlab"):
        bodies = {
            (case.get("classname"), case.get("name")): "".join(case.itertext())
            for case in ElementTree.parse(f"{folder}/{dialect}.xml").getroot().iter("testcase")
        }
        for time in comparison["times"]:
            key = ("compare." + time["identity"]["className"], visible(time["identity"]["name"]))
            cpu = time["cpu"]
            figures = f"{signed(cpu['ratio'])} % [{signed(cpu['lower'])}, {signed(cpu['upper'])}]"
            if time["verdict"] == "slower" and "slower" in comparison["failOn"]:
                check(f"{dialect}: figures of {key[1]}", figures in bodies.get(key, ""), True)


def check_junit(expected, folder):
    readers = {
        "junitparser": read_with_junitparser,
        "xunitparser": read_with_xunitparser,
        "Jenkins' rules": read_as_jenkins,
        "GitLab's rules": read_as_gitlab,
    }
    for dialect in ("common", "strict", "surefire", "gitlab"):
        for name, reader in readers.items():
            if name.startswith("GitLab") and dialect not in ("gitlab", "common"):
                continue
            try:
                seen = reader(f"{folder}/{dialect}.xml")
            except Exception as error:  # Each reader has its own ways of refusing a report.
                seen = f"refused: {type(error).__name__} {error}"
            check(f"{dialect} by {name}", seen, expected)


def measured(run):
    """The figures that exports hold: the first statistic of each metric of cases that are not red."""
    return {
        (case["identity"]["className"], case["identity"]["name"], metric["metric"]): metric
        for suite in run["suites"]
        for case in suite["cases"]
        if case["status"] in ("passed", "skipped", "expectedFailure")
        for metric in case.get("metrics", [])
        if metric["statistics"]
    }


def check_exports(run, folder):
    expected = measured(run)
    with open(f"{folder}/csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    seen = {(row["suite"], row["case"], row["metric"]) for row in rows}
    check("csv: series", seen, set(expected))
    first = {}
    for row in rows:
        first.setdefault((row["suite"], row["case"], row["metric"]), float(row["value"]))
    check("csv: values", first, {key: one["statistics"][0]["value"] for key, one in expected.items()})

    with open(f"{folder}/openmetrics", encoding="utf-8") as file:
        families = list(text_string_to_metric_families(file.read()))
    samples = sum(len(family.samples) for family in families)
    # Ratios have no unit, and cannot stand in a family that has one.
    written = [
        statistic
        for one in expected.values()
        for statistic in one["statistics"]
        if not (statistic["name"] if isinstance(statistic, dict) else statistic).lower().endswith("ratio")
    ]
    check("openmetrics: samples", samples, len(written))

    with open(f"{folder}/bencher", encoding="utf-8") as file:
        bencher = json.load(file)
    check("bencher: measures", sum(len(one) for one in bencher.values()), len(expected))
    for name, measures in bencher.items():
        for measure, figures in measures.items():
            bounds = [figures.get("lower_value", figures["value"]), figures.get("upper_value", figures["value"])]
            check(
                f"bencher: {name} {measure} lies in its interval",
                bounds[0] <= figures["value"] <= bounds[1],
                True,
            )

    with open(f"{folder}/github-action-benchmark", encoding="utf-8") as file:
        entries = json.load(file)
    check("github-action-benchmark: entries", len(entries), len(expected))
    check("github-action-benchmark: names are unique", len({one["name"] for one in entries}), len(entries))
    for entry in entries:
        kinds = [type(entry[key]).__name__ for key in ("name", "unit")]
        check(f"github-action-benchmark: {entry['name']}", kinds, ["str", "str"])

    with open(f"{folder}/google-benchmark", encoding="utf-8") as file:
        google = json.load(file)
    names = {one["name"] for one in google["benchmarks"]}
    timed = {f"{key[0]}/{key[1]}" for key in expected if key[2] == "wallTime"}
    check("google-benchmark: names", names, timed)
    for one in google["benchmarks"]:
        for key in ("real_time", "cpu_time", "time_unit", "run_type", "iterations"):
            check(f"google-benchmark: {one['name']} has {key}", key in one, True)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        stored = json.load(file)
    if "failOn" in stored:
        expected = comparison_outcomes(stored)
        check_figures(stored, sys.argv[2])
        exports = ""
    else:
        expected = expected_outcomes(stored)
        check_exports(stored, sys.argv[2])
        exports = " and 5 exports"
    check_junit(expected, sys.argv[2])
    for finding in findings:
        print(f"check-reports: {finding[:2000]}", file=sys.stderr)
    if not findings:
        name = sys.argv[1].rsplit("/", 1)[-1]
        print(f"check-reports: {len(expected)} cases in 4 dialects{exports}: every reader agrees with {name}")
    sys.exit(1 if findings else 0)


main()
