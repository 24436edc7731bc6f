"""Starts a program within limits of time and memory, and judges how it ended."""

import os
import re
import resource
import signal
import subprocess
import time
from dataclasses import dataclass

# Soft only: a worker may set its own.
ADDRESS_SPACE = 6 << 30
OUTPUT_MAX = 48 << 20

# What the tool says of a worker that did not end by itself.
LOSS = re.compile(r"(ended its worker: |needs more memory than its limit|so its worker was killed"
                  r"|worker's answer was not understood|terminate called|Fatal error)[^\n]{0,150}")
# What a terminal or a build server would obey: controls, and commands of GitHub, Azure and TeamCity.
OBEYED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]|^[ \t]{0,9}(?:::[a-z-]+|##\[|##vso\[|##teamcity\[)", re.M)
CODES = {0, 1, 2, 3, 4, 5}


@dataclass
class Outcome:
    """How a program ended."""

    code: int
    stdout: bytes
    stderr: bytes
    seconds: float
    peak: int
    is_overdue: bool = False


def limit():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, hard))


def run(command, folder, seconds):
    """Runs a command in a folder, and kills it with all that it started when it takes longer."""
    begin, names = time.monotonic(), [os.path.join(folder, name) for name in (".stdout", ".stderr")]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"}
    with open(names[0], "wb") as stdout, open(names[1], "wb") as stderr:
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr,
                                   env=environment, preexec_fn=limit, start_new_session=True)
        is_overdue = not ended(process.pid, begin + seconds)
        if is_overdue:
            os.killpg(process.pid, signal.SIGKILL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    texts = []
    for name in names:
        with open(name, "rb") as file:
            texts.append(file.read(OUTPUT_MAX + 1))
    return Outcome(process.returncode, *texts, time.monotonic() - begin, usage.ru_maxrss << 10, is_overdue)


def ended(process, deadline):
    """Whether a child ended before the deadline; it stays to be waited for."""
    pause = 0.001
    while os.waitid(os.P_PID, process, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        if time.monotonic() > deadline:
            return False
        time.sleep(pause)
        pause = min(pause * 1.5, 0.05)
    return True


def trouble(outcome, mebibytes, may_explain_on_stdout):
    """What no input may bring about, in one line; None when all is well."""
    stdout, stderr = (text.decode("utf-8", "replace") for text in (outcome.stdout, outcome.stderr))
    if outcome.is_overdue:
        return f"hang: killed after {outcome.seconds:.0f} s"
    if outcome.code < 0 or outcome.code > 128:
        number = -outcome.code if outcome.code < 0 else outcome.code - 128
        names = {one.value: one.name for one in signal.Signals}
        return f"trap: {names.get(number, f'signal {number}')}"
    if found := LOSS.search(stdout) or LOSS.search(stderr):
        return f"lost: {found[0].strip()}"
    if outcome.peak > mebibytes << 20:
        return f"memory: {outcome.peak >> 20} MiB"
    if outcome.code not in CODES:
        return f"exit code: {outcome.code}"
    if outcome.code and not (stderr.strip() or may_explain_on_stdout and stdout.strip()):
        return f"silent: exit code {outcome.code} without a reason"
    if max(len(outcome.stdout), len(outcome.stderr)) > OUTPUT_MAX:
        return f"flood: more than {OUTPUT_MAX >> 20} MiB of output"
    if found := OBEYED.search(stdout) or OBEYED.search(stderr):
        return f"obeyed: {found[0]!r} on a stream"
    return None
