"""Prints the shell steps of an example in Documentation/CI as one script, with what its engine would set.

Usage: Scripts/dist/ci_steps.py github|gitlab|jenkins

Left out are the jobs that need git, a token or an earlier run: comparisons, benchmarks and histories.
"""

import re
import sys
from pathlib import Path

import yaml

FOLDER = Path(__file__).resolve().parent.parent.parent / "Documentation/CI"


def step(name, lines):
    return [f'echo "step: {name}"', "(", "set -e", *lines, ")"]


def github():
    document = yaml.safe_load((FOLDER / "github-actions.yml").read_text())
    script = [f"export {name}='{value}'" for name, value in document["env"].items()]
    jobs = document["jobs"]
    runs = {name: [one["run"] for one in jobs[name]["steps"] if "run" in one] for name in ("check", "suites", "report")}
    script += step("check", runs["check"])
    for shard in jobs["suites"]["strategy"]["matrix"]["shard"]:
        text = [line.replace("${{ matrix.shard }}", str(shard)) for line in runs["suites"]]
        # The artifact part-N holds the folder part, and is downloaded into a folder of its own name.
        script += step(f"suites {shard}", [*text, f"mv part part-{shard}"])
    return script + step("report", [*runs["report"], "test -s report/junit.xml"])


def gitlab():
    document = yaml.safe_load((FOLDER / "gitlab-ci.yml").read_text())
    script = [f"export {name}='{value}'" for name, value in document["variables"].items()]
    job = document["nibmark-check"]
    script += step("nibmark-check", [*job["before_script"], *job["script"], "test -s checked/junit.xml"])
    job = document["nibmark"]
    for index in range(1, job["parallel"] + 1):
        variables = [f"export CI_NODE_INDEX={index} CI_NODE_TOTAL={job['parallel']}"]
        script += step(f"nibmark {index}", [*variables, *job["script"], f"test -s part-{index}/junit.xml"])
    return script + step("nibmark-report", [*document["nibmark-report"]["script"], "test -s report/index.html"])


def jenkins():
    text = (FOLDER / "Jenkinsfile").read_text()
    script = [f"export {name}='{value}'" for name, value in re.findall(r"^    (\w+) = '([^']*)'$", text, flags=re.M)]
    commands = re.findall(r"\bsh '([^']*)'", text)
    shards = re.search(r"values ((?:'\d+'(?:, )?)+)", text).group(1).replace("'", "").split(", ")
    # Stages after the first take the tool from their image.
    script += step("Check", [one for one in commands if "$SHARD" not in one and "merge" not in one])
    script.append('export PATH="$PWD/tool/bin:$PATH"')
    for shard in shards:
        script += step(f"Run {shard}", [f"export SHARD={shard}", *(one for one in commands if "$SHARD" in one)])
    return script + step("post", [*(one for one in commands if "merge" in one), "test -s report/index.html"])


print("\n".join(["set -e", *{"github": github, "gitlab": gitlab, "jenkins": jenkins}[sys.argv[1]]()]))
