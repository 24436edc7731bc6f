"""Checks the examples of Documentation/CI: their form, their references, and the commands that they run.

Called by Scripts/check-ci-examples. Keys are those of the engines' own references: GitLab's CI/CD YAML syntax reference,
GitHub's workflow syntax.
"""

import ast
import re
import shlex
import subprocess
import sys
from pathlib import Path

import yaml

GITLAB_GLOBAL = {"stages", "default", "include", "variables", "workflow"}
GITLAB_JOB = set(
    "after_script allow_failure artifacts before_script cache coverage dependencies environment extends hooks "
    "id_tokens identity image inherit interruptible manual_confirmation needs pages parallel release "
    "resource_group retry rules run script secrets services stage tags timeout trigger variables when".split()
)
GITLAB_ARTIFACTS = set("paths exclude expire_in expose_as name public access reports untracked when".split())
GITLAB_REPORTS = set(
    "junit metrics coverage_report dotenv codequality annotations accessibility browser_performance "
    "load_performance performance sast terraform cyclonedx".split()
)
GITHUB_TOP = set("name run-name on permissions env defaults concurrency jobs".split())
GITHUB_JOB = set(
    "name permissions needs if runs-on environment concurrency outputs env defaults steps timeout-minutes "
    "strategy continue-on-error container services uses with secrets".split()
)
GITHUB_STEP = set(
    "id if name uses run working-directory shell with env continue-on-error timeout-minutes".split()
)

findings = []


def check(what, holds):
    if not holds:
        findings.append(what)


def check_keys(what, mapping, known):
    for key in mapping:
        check(f"{what}: no engine knows the key {key!r}", key in known)


def check_gitlab(path):
    document = yaml.safe_load(path.read_text())
    jobs = {name: job for name, job in document.items() if name not in GITLAB_GLOBAL}
    stages = document.get("stages", ["build", "test", "deploy"])
    commands = []
    for name, job in jobs.items():
        where = f"{path.name}: {name}"
        check_keys(where, job, GITLAB_JOB)
        check(f"{where}: stage {job.get('stage')!r} is none of {stages}", job.get("stage", "test") in stages)
        for need in job.get("needs", []):
            other = jobs.get(need)
            check(f"{where}: needs {need!r}, which is no job", other is not None)
            if other:
                earlier = stages.index(other.get("stage", "test")) <= stages.index(job.get("stage", "test"))
                check(f"{where}: needs {need!r} of a later stage", earlier)
        check(f"{where}: a job needs a script", bool(job.get("script")))
        check_keys(where + ".artifacts", job.get("artifacts", {}), GITLAB_ARTIFACTS)
        check_keys(where + ".reports", job.get("artifacts", {}).get("reports", {}), GITLAB_REPORTS)
        commands += job.get("script", [])
    return commands


def check_github(path):
    document = yaml.safe_load(path.read_text())
    # YAML 1.1, which this reader follows, takes a bare `on` for a truth.
    document = {("on" if key is True else key): value for key, value in document.items()}
    check_keys(path.name, document, GITHUB_TOP)
    check(f"{path.name}: says when it runs", "on" in document)
    commands = []
    for name, job in document["jobs"].items():
        where = f"{path.name}: {name}"
        check_keys(where, job, GITHUB_JOB)
        check(f"{where}: runs-on is missing", "runs-on" in job)
        needs = job.get("needs", [])
        for need in [needs] if isinstance(needs, str) else needs:
            check(f"{where}: needs {need!r}, which is no job", need in document["jobs"])
        for step in job["steps"]:
            check_keys(where + " step", step, GITHUB_STEP)
            check(f"{where}: a step either uses or runs", ("uses" in step) != ("run" in step))
            if "uses" in step:
                pinned = re.fullmatch(r"[\w.-]+/[\w./-]+@[\w.-]+", step["uses"])
                check(f"{where}: {step['uses']!r} names no version", bool(pinned))
            commands += step.get("run", "").splitlines()
    return commands


def check_build_file(path):
    # Starlark's calls are a part of Python's grammar.
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    names = [word.value.value for call in calls for word in call.keywords if word.arg == "name"]
    check(f"{path.name}: names are unique", len(names) == len(set(names)))
    for call in calls:
        for word in call.keywords:
            if word.arg == "srcs" and isinstance(word.value, ast.List):
                for source in word.value.elts:
                    if isinstance(source, ast.Constant) and not source.value.startswith((":", "//", "@")):
                        check(f"{path.name}: {source.value} is not there", (path.parent / source.value).exists())
    return []


def text_commands(path):
    """The commands of files that no parser of ours knows: whatever begins with the tool's name."""
    found = re.findall(r"[`'\"]?(nibmark(?: [^`'\"\n]+|\"[^\"\n]*\")+)", path.read_text())
    return [line.split("; ")[0].split(" | ")[0] for line in found]


class Tool:
    def __init__(self, path):
        self.path = path
        self.options = {}
        self.commands = self.subcommands([])

    def help(self, words):
        return subprocess.run([self.path, "help", *words], capture_output=True, text=True, check=False).stdout

    def subcommands(self, words):
        parts = re.split(r"^SUBCOMMANDS:$", self.help(words), flags=re.M)
        return set(re.findall(r"^  ([a-z][\w-]*)", parts[1], flags=re.M)) if len(parts) > 1 else set()

    def known(self, words):
        key = tuple(words)
        if key not in self.options:
            self.options[key] = set(re.findall(r"(?<![\w-])(--?[a-z][\w-]*)", self.help(words)))
        return self.options[key]

    def check(self, where, line):
        line = re.sub(r"\$\{\{[^}]*\}\}", "X", line).strip()
        if "nibmark " not in line:
            return 0
        words = shlex.split(line[line.index("nibmark ") :], comments=True)[1:]
        words = words[: next((i for i, word in enumerate(words) if word in ("|", "&&", ";", ">>", ">")), len(words))]
        if words == ["help"]:
            return 0
        if not words or words[0] not in self.commands:
            check(f"{where}: `{line}` has no command of the tool", False)
            return 1
        path = [words[0]]
        if len(words) > 1 and words[1] in self.subcommands(path):
            path.append(words[1])
        for word in words[len(path) :]:
            option = word.split("=")[0]
            if re.fullmatch(r"--?[a-z][\w-]*", option):
                check(f"{where}: `nibmark {' '.join(path)}` has no option {option}", option in self.known(path))
        return 1


def main():
    tool = Tool(sys.argv[1])
    folder = Path(sys.argv[2])
    lines = [
        ("gitlab-ci.yml", check_gitlab(folder / "gitlab-ci.yml")),
        ("github-actions.yml", check_github(folder / "github-actions.yml")),
        ("Bazel/BUILD.bazel", check_build_file(folder / "Bazel" / "BUILD.bazel")),
        ("Bazel/MODULE.bazel", check_build_file(folder / "Bazel" / "MODULE.bazel")),
        ("Jenkinsfile", text_commands(folder / "Jenkinsfile")),
        ("README.md", text_commands(folder / "README.md")),
    ]
    count = sum(tool.check(name, line) for name, commands in lines for line in commands)
    check("no command of the tool was found in the examples", count >= 10)
    for finding in findings:
        print(f"check-ci-examples: {finding}", file=sys.stderr)
    if not findings:
        print(f"check-ci-examples: the examples are well formed, and the tool knows their {count} commands")
    sys.exit(1 if findings else 0)


main()
