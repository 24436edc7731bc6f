"""The sources of a project that compile beside stubs of what is not there."""
import glob
import os
import re
import subprocess

from checking import ERROR, ErrorReader
from sdk import MEMBERS as SDK_MEMBERS
from projects import CLASS, Project
from stubs import Stubs

ROUNDS = 30
EXTENSIONS = re.compile(r"^(?:public |internal |private |fileprivate )?extension (?=[A-Z])", re.M)
MEMBERS = re.compile(r"^(?:    |  |\t)(?:@\w+(?:\([^)\n]*\))? )*(?:public |open |internal |static |class |final |mutating )*(?:func|var|let) (\w+)", re.M)
HEADS = re.compile(r"\b(?:class|struct|enum|protocol)\s+\w+(?:<[^{]*?>)?\s*:\s*([^{]*?)\{")
DECLARED = re.compile(r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:public |open |internal |final |indirect )*"
                      r"(?:class|struct|enum|protocol|typealias|actor) (\w+)", re.M)


class RealProject:
    """A project with the classes that its nibs name."""

    def __init__(self, folder, scratch):
        self.folder = os.path.abspath(folder)
        self.name = os.path.basename(self.folder)
        self.scratch = scratch
        self.complaints = []
        self.package = os.path.join(scratch, "package")
        if not os.path.exists(self.package):
            tool = os.environ.get("NIBMARK_TOOL", os.path.abspath(".build/debug/nibmark"))
            subprocess.run([tool, "init", "--package", ".", "--folder", self.package, "--skip-build", "--nibmark", os.getcwd()],
                           cwd=self.folder, check=True, capture_output=True)
        target = glob.glob(os.path.join(self.package, "Sources/*/sources.txt"))[0]
        with open(target) as file:
            lines = [line.strip() for line in file if not line.startswith("#")]
        self.sources = [os.path.normpath(os.path.join(os.path.dirname(target), line)) for line in lines if line]
        with open(os.path.join(os.path.dirname(target), "NibClasses.swift")) as file:
            self.classes = re.findall(r"register\((\w+)\.self\)", file.read())
        self.restrict(self.sources)
        named = self.named_by_documents()
        self.class_files = {name: file for file in self.sources for name in DECLARED.findall(self.texts[file])
                            if name in set(self.classes) & named}

    def named_by_documents(self):
        """The classes that nibs and storyboards of the suite name."""
        suite = os.path.join(self.package, "Suites/nibs.xml")
        with open(suite) as file:
            documents = re.findall(r'<(?:nib|storyboard) [^>]*file="([^"]+)"', file.read())
        found = set()
        for document in documents:
            with open(os.path.join(os.path.dirname(suite), document)) as file:
                found.update(re.findall(r'customClass="(\w+)"', file.read()))
        return found

    def near(self):
        """The files of the classes, of what those inherit, and of the types that these mention: the rest becomes stubs."""
        declaring = {}
        for file in self.sources:
            for name in DECLARED.findall(self.texts[file]):
                declaring.setdefault(name, file)
        found = set(self.class_files.values())
        waiting = list(found)
        while waiting:
            for clause in HEADS.findall(self.texts[waiting.pop()]):
                for file in {declaring[name] for name in re.findall(r"\w+", clause) if name in declaring} - found:
                    found.add(file)
                    waiting.append(file)
        members = {}
        with open(SDK_MEMBERS) as opened:
            common = set(opened.read().split())
        for file in self.sources:
            for body in EXTENSIONS.split(self.texts[file])[1:]:
                owner = re.match(r"\w+", body)[0]
                if owner not in declaring:
                    for name in set(MEMBERS.findall(body)) - (common if re.match("UI|NS|CA|CG", owner) else set()):
                        members.setdefault(name, file)
        called = {word for file in found for word in re.findall(r"\.(\w+)", self.texts[file])}
        found |= {members[name] for name in called if name in members}
        mentioned = {word for file in found for word in re.findall(r"\b[A-Z]\w+", self.texts[file])}
        return sorted(found | {declaring[name] for name in mentioned if name in declaring})

    def restrict(self, files):
        """Makes the project these files."""
        if not hasattr(self, "texts"):
            self.texts = {}
            for file in files:
                with open(file, errors="replace") as opened:
                    self.texts[file] = opened.read()
            self.mode = Project.language_mode(self)
        self.texts = {file: self.texts[file] for file in files}
        self.superclasses = {}
        for text in self.texts.values():
            for name, base in CLASS.findall(text):
                self.superclasses.setdefault(name, base.split(".")[-1])

    is_left_out = staticmethod(Project.is_left_out)
    root = Project.root

    def choose(self, checker, pool):
        """Leaves out sources until the rest compiles beside its stubs."""
        self.complaints = []
        stubs = Stubs(self)
        self.restrict(self.near())
        # A file that starts an app has no place in a module with a main file.
        starting = [file for file, text in self.texts.items() if re.search(r"^@(UIApplicationMain|main)\b", text, re.M)]
        self.restrict([file for file in self.texts if file not in starting])
        waiting = list(self.texts)
        rewritten = None
        for round_number in range(ROUNDS):
            if rewritten != list(self.texts):
                os.makedirs(self.scratch, exist_ok=True)
                overlay = checker.rewrite(self.texts, self.scratch)
                rewritten = list(self.texts)
            self.stub_files = stubs.write(self.scratch, 0)
            output = checker.run(self, overlay, self.stub_files, [*waiting, *self.stub_files], pool)
            errors = {}
            for match in ERROR.finditer(output):
                errors.setdefault(match["file"], []).append((int(match["line"]), match["text"]))
            before = stubs.count
            if self.stub_files[0] in errors:
                stubs.drop_lines({line for line, _ in errors[self.stub_files[0]]})
            found = [file for file in errors if file in self.texts]
            print(f"  {self.name} round {round_number}: {len(found)} of {len(self.texts)} files have errors, {stubs.count} stubs",
                  flush=True)
            if not found:
                if len(waiting) == len(self.texts) and stubs.count == before:
                    break
                waiting = list(self.texts)
                continue
            reader = ErrorReader(self, checker.sdk, stubs)
            reader.stubs_all = True
            reader.judge(output, found, {file: {} for file in found}, {file: set() for file in found})
            if stubs.count == before:
                # Models and services first: with stubs in their places a view may compile.
                others = [file for file in found if file not in self.class_files.values()]
                waiting = sorted({*self.leave_out(others or found, errors, stubs), *(set(found) & set(self.texts))})
            else:
                waiting = found
        self.stubs = stubs

    def leave_out(self, found, errors, stubs):
        """Leaves sources out for their errors, and answers which others mention what they declare."""
        names = set()
        for file in found:
            line, text = errors[file][0]
            for name in re.findall(r"\bprotocol (\w+)", self.texts[file]):
                stubs.known[name] = None
            for name, _ in CLASS.findall(self.texts[file]):
                root = self.root(name)
                stubs.known[name] = root if root.startswith(("UI", "NS")) else stubs.base_of(root) if root in stubs.types else "NSObject"
            names.update(DECLARED.findall(self.texts[file]))
            owned = [name for name, path in self.class_files.items() if path == file]
            if owned:
                self.complaints.append(f"{os.path.relpath(file, self.folder)}:{line}: {text} ({len(errors[file])} errors)")
        self.restrict([file for file in self.texts if file not in set(found)])
        mention = re.compile(r"\b(?:" + "|".join(map(re.escape, sorted(names) or ["^"])) + r")\b")
        # Members of extensions have any name.
        return [file for file, text in self.texts.items() if mention.search(text)] or list(self.texts)

    @property
    def kept_classes(self):
        return [name for name in self.classes if self.class_files.get(name) in self.texts]
