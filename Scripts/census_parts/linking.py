"""Builds a runner of a real project's classes, and counts what its nibs say."""
import json
import os
import re
import subprocess
import xml.etree.ElementTree as XML

from debug_build import command_of, compiler_flags
from projects import CLASS

OBJECTS = ".build/debug/nibmark.product/Objects.LinkFileList"
MAIN = """import Foundation
import NibmarkRunner
import UIKit

/// Whether a stored property of an object or of a superclass has a value; nil without such a property.
func hasValue(_ object: Any, _ name: String) -> Bool? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children where child.label == name || child.label == "$__lazy_storage_$_" + name {
      let value = Mirror(reflecting: child.value)
      return value.displayStyle != .optional || !value.children.isEmpty
    }
    mirror = current.superclassMirror
  }
  return nil
}

if CommandLine.arguments.dropFirst().first == "probe" {
  MainActor.assumeIsolated {
    let environment = NibEnvironment(folders: [], policy: .lenient)
    NibEnvironment.current = environment
    NibClasses.register(in: environment.classes)
    let nib = UINib(contentsOfFile: CommandLine.arguments[2])
    let objects = nib.instantiate(withOwner: NibProbeOwner(), options: nil)
    let root = objects.compactMap { $0 as? UIView }.first
    let states = CommandLine.arguments.dropFirst(3).map { name in
      root.flatMap { hasValue($0, name) }.map { $0 ? "set" : "empty" } ?? "absent"
    }
    print("PROBE", root.map { String(describing: type(of: $0)) } ?? "none", states.joined(separator: " "))
  }
  exit(0)
}
final class NibProbeOwner: NSObject {}
MainActor.assumeIsolated { Runner.main { NibClasses.register(in: $0) } }
"""
OBSERVED = re.compile(r"@IBOutlet[^\n{]*\bvar\s+(\w+)\s*:[^\n={]*\{\s*(?:didSet|willSet)\b")


# A crash is told at once: Swift would look up each function of a large program for its backtrace.
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}


class Runner:
    """The program of one project."""

    def __init__(self, project, checker):
        self.project = project
        self.checker = checker
        self.program = os.path.join(project.scratch, "runner")

    def row(self):
        """Sources, built; classes, built; cases, of real classes, passed, whole; outlets by reflection, empty; observed."""
        project = self.project
        real, cases = self.real_cases()
        row = [len(project.sources), len(project.texts), len(project.classes), len(project.kept_classes), len(cases)]
        if not self.link():
            return row + [len(real), 0, 0, 0, 0, 0]
        passed = self.passed(real)
        outlets, empty, observed = self.outlets(real, passed)
        whole = [identity for identity in passed if project.is_whole(real[identity][0])]
        return row + [len(real), len(passed), len(whole), outlets, empty, observed]

    # Building

    def link(self):
        project = self.project
        folder = os.path.join(project.scratch, "own")
        os.makedirs(folder, exist_ok=True)
        registration = "".join(f"    classes.register({name}.self)\n" for name in dict.fromkeys([*project.kept_classes, *self.named_classes()]))
        own = {"main.swift": MAIN, "NibClasses.swift": "import UIKit\nenum NibClasses {\n  @MainActor\n"
               f"  static func register(in classes: NibClassRegistry) {{\n{registration}  }}\n}}\n"}
        for name, text in own.items():
            with open(os.path.join(folder, name), "w") as file:
                file.write(text)
        with open(OBJECTS) as file:
            objects = [line.strip() for line in file if line.strip() and "/nibmark.build/" not in line]
        inputs = [*project.texts, *project.stub_files, *(os.path.join(folder, name) for name in own)]
        response = os.path.join(project.scratch, "link")
        with open(response, "w") as file:
            file.write("\n".join('"' + path + '"' for path in [*inputs, *dict.fromkeys([*objects, *self.uikit()])]))
        compiler = os.path.join(os.path.dirname(self.checker.frontend), "swiftc")
        flags = [flag for flag in [*self.checker.flags, *self.of_tool()] if flag != "-parse-as-library"]
        command = [compiler, "-Onone", "-wmo", "-num-threads", "2", "-suppress-warnings", "-module-name", "App", "-swift-version", project.mode,
                   *flags, "-vfsoverlay", os.path.join(project.scratch, "copies/overlay.yaml"),
                   "-L/usr/lib/x86_64-linux-gnu", "-lxml2", "-ldl", "-L", ".build/debug", "-o", self.program, "@" + response]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if done.returncode:
            errors = [line for line in (done.stdout + done.stderr).split("\n") if "error:" in line or "undefined" in line]
            project.complaints += ["not built: " + line for line in errors[:8]]
        return done.returncode == 0

    def named_classes(self):
        """What documents name inside of others: classes of compiled sources, and those that have stubs in their places."""
        project = self.project
        declared = {name for text in project.texts.values() for name, _ in CLASS.findall(text)}
        return sorted(name for name in project.named
                      if name in declared or project.stubs.types.get(name) == "class"
                      and project.stubs.base_of(name).startswith(("UI", "NSLayoutConstraint")))

    @staticmethod
    def of_tool():
        """What finds the modules of C that the tool needs."""
        flags = compiler_flags(command_of("nibmark"))
        for flag in ("-package-name", "-swift-version"):
            if flag in flags:
                index = flags.index(flag)
                del flags[index:index + 2]
        return [flag for flag in flags if flag != "-enable-testing"]

    @staticmethod
    def uikit():
        folder = os.path.abspath(".build/debug/UIKit.build")
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".o")]

    # Running

    def suite(self):
        return os.path.join(self.project.package, "Suites/nibs.xml")

    def real_cases(self):
        """The cases whose root is of a class that is built, each with its document and the outlets of its root."""
        suite = XML.parse(self.suite()).getroot()
        folder = os.path.dirname(self.suite())
        files = {item.get("name"): os.path.normpath(os.path.join(folder, item.get("file"))) for item in suite
                 if item.get("file")}
        kept = set(self.project.kept_classes)
        cases = suite.findall("case")
        real = {}
        for case in cases:
            made = case.find("instantiate")
            if made.get("nib"):
                name, outlets = self.root_of(files[made.get("nib")])
                if name in kept:
                    real[case.get("id")] = (name, files[made.get("nib")], outlets)
            elif made.get("storyboard"):
                found = re.search(r"@customClass = '(\w+)'", case.find("assert").get("test"))
                if found and found[1] in kept:
                    real[case.get("id")] = (found[1], None, [])
        return real, cases

    @staticmethod
    def root_of(path):
        """The class of a nib's first view, and the names of its outlets."""
        objects = XML.parse(path).getroot().find("objects")
        views = [item for item in objects if item.tag not in ("placeholder", "customObject") and "Recognizer" not in item.tag
                 and item.find("rect") is not None]
        if not views:
            return None, []
        connections = views[0].find("connections")
        found = [] if connections is None else [item.get("property") for item in connections if item.tag == "outlet"]
        return views[0].get("customClass"), found

    def passed(self, real):
        output = os.path.join(self.project.scratch, "Reports")
        subprocess.run([self.program, "run", self.suite(), "--root", "/", "--output", output],
                       capture_output=True, text=True, timeout=1500, cwd=self.project.scratch, env=ENVIRONMENT)
        found = set()
        for case in XML.parse(os.path.join(output, "junit.xml")).getroot().iter("testcase"):
            identity = case.get("name")
            if identity not in real:
                continue
            trouble = next((item for item in case if item.tag in ("failure", "error", "skipped")), None)
            if trouble is None:
                found.add(identity)
            else:
                self.project.complaints.append(f"{identity}: {trouble.get('message')}"[:300])
        return found

    def outlets(self, real, passed):
        """How many outlets of nibs that passed have values, how many have none, and how many are observed."""
        count = empty = observed = 0
        for identity in sorted(passed):
            name, path, outlets = real[identity]
            watched = set(OBSERVED.findall(self.project.texts[self.project.class_files[name]]))
            if path is None or not outlets:
                continue
            try:
                done = subprocess.run([self.program, "probe", path, *outlets], capture_output=True, text=True, errors="replace", timeout=60, env=ENVIRONMENT)
            except subprocess.TimeoutExpired:
                continue
            line = next((line for line in done.stdout.split("\n") if line.startswith("PROBE")), None)
            states = line.split()[2:] if line else []
            count += states.count("set")
            empty += len(outlets) - states.count("set")
            observed += len(watched & set(outlets))
            for outlet, state in zip(outlets, states or ["crashed"] * len(outlets)):
                if state != "set":
                    self.project.complaints.append(f"{identity}: outlet {outlet} is {state}")
        return count, empty, observed
