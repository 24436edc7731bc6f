"""What the debug build in .build compiled each module with, so that checks can call the compiler alike."""
import json
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DESCRIPTION = os.path.join(ROOT, ".build/debug/description.json")
# Flags of the driver that the front end needs as well: those with a value, and those without.
FLAGS_WITH_VALUE = {"-target", "-swift-version", "-package-name", "-module-cache-path", "-Xcc"}
FLAGS = {"-parse-as-library", "-enable-testing"}


def command_of(module):
    """What the debug build compiled a module with; None when it has not built it."""
    if not os.path.exists(DESCRIPTION):
        return None
    with open(DESCRIPTION) as file:
        commands = json.load(file)["swiftCommands"].values()
    return next((command for command in commands if command["moduleName"] == module), None)


def frontend(command):
    """The compiler's front end."""
    return os.path.join(os.path.dirname(command["executable"]), "swift-frontend")


def compiler_flags(command):
    """The part of a module's command line that decides what its names mean."""
    flags = ["-I", command["importPath"]]
    arguments = iter(command["otherArguments"])
    for argument in arguments:
        if argument in FLAGS_WITH_VALUE:
            flags += [argument, next(arguments)]
        elif argument in FLAGS or argument.startswith(("-D", "-I")):
            flags.append(argument)
    return flags
