"""Writes the manual page of the tool, in mdoc, of what `nibmark --experimental-dump-help` says.

Usage: Scripts/dist/manual.py NIBMARK SECONDS >nibmark.1      SECONDS is the page's date, since 1970
"""

import json
import re
import subprocess
import sys
import textwrap
import time

# What the help texts call a quotation or an ellipsis is a character that every output of mandoc and groff has.
CHARACTERS = {"“": r"\(lq", "”": r"\(rq", "…": r"\&...", "’": "'", "–": r"\(en", "×": r"\(mu"}
MACRO = re.compile(r"^[A-Z][a-z][a-z]?$|^[.'|]|^[()\[\],:;?!.]$")

ENVIRONMENT = [
    ("TMPDIR", "The folder for temporary files, such as those of "
               "the tool's own suites; /tmp where it is not set."),
    ("GITHUB_STEP_SUMMARY", "A file that runs on GitHub Actions append a summary to."),
    ("TEST_TOTAL_SHARDS , TEST_SHARD_INDEX , TEST_SHARD_STATUS_FILE", "The shard that Bazel asks for."),
    ("TESTBRIDGE_TEST_ONLY", "The cases that Bazel asks for."),
    ("XML_OUTPUT_FILE , TEST_UNDECLARED_OUTPUTS_DIR", "Where Bazel looks for the reports."),
]


def text(words):
    """Text as roff reads it back: no backslash, dash or leading period means anything."""
    words = words.replace("\\", r"\e").replace("-", r"\-")
    for character, written in CHARACTERS.items():
        words = words.replace(character, written)
    return re.sub(r"^(?=[.'])", r"\&", words)


def argument(word):
    """A word behind a macro: quoted where it has spaces, guarded where it is the name of a macro."""
    word = text(word)
    guarded = r"\&" + word if MACRO.match(word) else word
    return f'"{guarded}"' if " " in guarded else guarded


def sentences(words):
    """One sentence a line, as roff wants it, without a period that begins a line."""
    parts = re.split(r"(?<=[.!?]) +(?=[A-Z])", " ".join(words.split()))
    return [text(line) for part in parts for line in textwrap.wrap(part, 68, break_on_hyphens=False)]


def prose(discussion):
    """Paragraphs, with indented lines as they are."""
    for block in re.split(r"\n\s*\n", discussion.strip("\n")):
        lines = block.split("\n")
        plain = []
        while lines and not lines[0].startswith("  "):
            plain.append(lines.pop(0))
        if plain:
            yield ".Pp"
            yield from sentences(" ".join(plain))
        if lines:
            yield ".Bd -literal -offset indent"
            yield from (text(line[2:] if line.startswith("  ") else line) for line in lines)
            yield ".Ed"


def option_names(one):
    names = []
    for name in one.get("names", []):
        dashes = "" if name["kind"] == "short" else "-"
        names.append(argument(dashes + name["name"]))
    return names


def option_item(one):
    if one["kind"] == "positional":
        yield ".It Ar " + argument(one["valueName"])
    else:
        value = " Ar " + argument(one["valueName"]) if one["kind"] == "option" else ""
        yield ".It " + " , ".join(f"Fl {name}{value}" for name in option_names(one))
    description = " ".join(part for part in (one.get("abstract"), one.get("discussion")) if part)
    if one.get("defaultValue"):
        description += f" By default {one['defaultValue']}."
    yield from sentences(description) or ["\\&"]


def shown(command):
    found = (one for one in command.get("arguments", []) if one.get("shouldDisplay", True))
    return [one for one in found if option_names(one) not in (["h", r"\-help"], [r"\-version"])]


def options(command):
    all_shown = shown(command)
    if all_shown:
        yield ".Bl -tag -width Ds"
        for one in all_shown:
            yield from option_item(one)
        yield ".El"


def synopsis(command, path):
    line = ".Nm " + " ".join(["Cm", *map(argument, path)])
    yield line
    if any(one["kind"] != "positional" for one in shown(command)):
        yield ".Op Ar options"
    for one in shown(command):
        if one["kind"] == "positional":
            name = argument(one["valueName"]) + (" ..." if one.get("isRepeating") else "")
            yield (".Op Ar " if one.get("isOptional") else ".Ar ") + name


def commands(command, path=()):
    for sub in command.get("subcommands", []):
        if sub.get("shouldDisplay", True) and sub["commandName"] != "help":
            below = (*path, sub["commandName"])
            yield below, sub
            yield from commands(sub, below)


def page(tool, seconds):
    root, all_commands = tool, list(commands(tool))
    date = time.gmtime(seconds)
    yield f".Dd {time.strftime('%B', date)} {date.tm_mday}, {date.tm_year}"
    yield ".Dt NIBMARK 1"
    yield ".Os"
    yield from [".Sh NAME", ".Nm nibmark", ".Nd test and measure Interface Builder list views", ".Sh SYNOPSIS"]
    for path, command in all_commands:
        if not command.get("subcommands"):
            yield from synopsis(command, path)
    yield ".Nm"
    yield r".Fl \-version"
    yield ".Sh DESCRIPTION"
    yield ".Nm"
    yield from ["loads real .xib and .storyboard files, drives tables and collections",
                "made of them, and reports what breaks."]
    examples, _, codes = root["discussion"].partition("Exit codes:")
    yield from prose(examples)
    yield ".Sh COMMANDS"
    yield from ["Each command takes", r".Fl h , \-help", "as well, and", r".Fl \-version", "prints the version."]
    for path, command in all_commands:
        yield ".Ss " + text("nibmark " + " ".join(path))
        yield from sentences(command["abstract"])
        if command.get("discussion"):
            yield from prose(command["discussion"])
        if not command.get("subcommands"):
            yield from options(command)
    yield ".Sh ENVIRONMENT"
    yield ".Bl -tag -width Ds"
    for names, meaning in ENVIRONMENT:
        yield ".It Ev " + names
        yield from sentences(meaning)
    yield ".El"
    yield ".Sh EXIT STATUS"
    yield from list(prose("Codes: " + codes.strip("\n")))[1:]


def main():
    path, seconds = sys.argv[1], int(sys.argv[2])
    dump = subprocess.run([path, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    print("\n".join(page(json.loads(dump)["command"], seconds)))


main()
