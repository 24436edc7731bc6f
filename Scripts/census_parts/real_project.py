"""The sources of a project that compile beside stubs of what is not there."""
import glob
import os
import pickle
import re
import subprocess
import time
import xml.etree.ElementTree as XML

import bodies
from checking import ERROR, ErrorReader
from sdk import MEMBERS as SDK_MEMBERS
from projects import CLASS, Project
from stubs import Stubs

ROUNDS = 40
# After so many rounds models and services that still have errors are left out, and so is what more stubs hardly help: each
# round of a large project takes minutes.
PATIENCE = 2
GROWTH = 1.1
# What a document names beside views and controllers: placeholders of other nibs and objects of the app.
OTHERS = {"placeholder", "customObject"}
EXTENSIONS = re.compile(r"^(?:public |internal |private |fileprivate )?extension (?=[A-Z])", re.M)
MEMBERS = re.compile(r"^(?:    |  |\t)(?:@\w+(?:\([^)\n]*\))? )*(?:public |open |internal |static |class |final |mutating )*(?:func|var|let) (\w+)", re.M)
HEADS = re.compile(r"\b(?:class|struct|enum|protocol)\s+\w+(?:<[^{]*?>)?\s*:\s*([^{]*?)\{")
KINDS = re.compile(r"^(?:@\w+(?:\([^)\n]*\))?\s+)*(?:public |open |internal |final |indirect )*(class|struct|enum|protocol|actor) (?!func\b|var\b|let\b)(\w+)",
                   re.M)
DECLARED = re.compile(r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:public |open |internal |final |indirect )*"
                      r"(?:class|struct|enum|protocol|typealias|actor) (\w+)", re.M)


ELEMENTS = {"constraint": "NSLayoutConstraint"}
VIEWS = {"NSLayoutConstraint", "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStackView",
         "UIScrollView", "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
         "UIActivityIndicatorView", "UIProgressView", "UISegmentedControl", "UIPageControl", "UISearchBar", "UIStepper", "UIDatePicker",
         "UIPickerView", "UIToolbar", "UINavigationBar", "UIVisualEffectView"}


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
        self.named = self.named_by_documents()
        self.class_files = {name: file for file in self.sources for name in DECLARED.findall(self.texts[file])
                            if name in set(self.classes) & set(self.named)}
        self.begin()

    def named_by_documents(self):
        """The classes of views that nibs and storyboards of the suite name, each with its element.

        Scenes come up without their controllers' code.
        """
        suite = os.path.join(self.package, "Suites/nibs.xml")
        with open(suite) as file:
            documents = re.findall(r'<(?:nib|storyboard) [^>]*file="([^"]+)"', file.read())
        found = {}
        for document in documents:
            for item in XML.parse(os.path.join(os.path.dirname(suite), document)).getroot().iter():
                if item.get("customClass") and item.tag not in OTHERS and not item.tag.endswith("Controller"):
                    found.setdefault(item.get("customClass"), item.tag)
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

    def choose(self, checker, pool, deadline=None):
        """Leaves out sources until the rest compiles beside its stubs; answers whether it came to an end in time.

        What is known is kept in the scratch folder, so that the next run goes on where this one stopped.
        """
        while not self.is_chosen and self.round < ROUNDS:
            if deadline and time.monotonic() > deadline:
                return False
            self.is_chosen = self.try_once(checker, pool)
            self.round += 1
            with open(self.state_file(self.scratch), "wb") as file:
                pickle.dump(self, file)
        return True

    def begin(self):
        """The sources of the classes that count, and no stubs yet."""
        self.complaints = []
        self.round = 0
        self.is_chosen = False
        self.stubs = Stubs(self)
        self.tell_kinds()
        # A file that starts an app has no place in a module with a main file.
        self.restrict([file for file in self.near() if not re.search(r"^@(UIApplicationMain|main)\b", self.texts[file], re.M)])
        self.waiting = list(self.texts)
        self.rewritten = None
        # The functions that were emptied, by their first lines.
        self.emptied = {}

    def tell_kinds(self):
        """Tells the stubs what kind of type each source declares, whether it will be compiled or not."""
        joined = "\n".join(self.texts[file] for file in self.sources)
        superclasses = {}
        for name, base in CLASS.findall(joined):
            superclasses.setdefault(name, base.split(".")[-1])
        for kind, name in KINDS.findall(joined):
            root, seen = name, set()
            while root in superclasses and root not in seen:
                seen.add(root)
                root = superclasses[root]
            base = root if root.startswith(("UI", "NS")) else self.stubs.base_of(root) if root != name else "NSObject"
            self.stubs.known.setdefault(name, {"protocol": None, "class": base}.get(kind, ""))

        # What documents alone know is of a library: its element tells which class of UIKit's it descends from.
        for name, element in self.named.items():
            base = ELEMENTS.get(element, "UI" + element[:1].upper() + element[1:])
            if name not in self.stubs.known and base in VIEWS:
                self.stubs.known[name] = base

    @staticmethod
    def state_file(scratch):
        return os.path.join(scratch, "state")

    @classmethod
    def resumed(cls, folder, scratch):
        """The project as an earlier run left it, or a new one."""
        if os.path.exists(cls.state_file(scratch)):
            with open(cls.state_file(scratch), "rb") as file:
                return pickle.load(file)
        return cls(folder, scratch)

    def try_once(self, checker, pool):
        """Compiles what waits, and makes stubs for what it misses or leaves sources out; answers whether all is done."""
        stubs = self.stubs
        if self.rewritten != list(self.texts):
            os.makedirs(self.scratch, exist_ok=True)
            self.overlay = checker.rewrite(self.texts, self.scratch)
            self.rewritten = list(self.texts)
            self.empty(self.emptied)
        self.stub_files = stubs.write(self.scratch, 0)
        errors = self.errors_of(checker.run(self, self.overlay, self.stub_files, [*self.waiting, *self.stub_files], pool))
        before = stubs.count
        dropped = self.stub_files[0] in errors and stubs.drop_lines({line for line, _ in errors[self.stub_files[0]]})
        found = [file for file in errors if file in self.texts]
        print(f"  {self.name} round {self.round}: {len(found)} of {len(self.texts)} files have errors, {stubs.count} stubs", flush=True)
        if not found:
            if len(self.waiting) == len(self.texts) and not dropped:
                return True
            self.waiting = list(self.texts)
            return False
        reader = ErrorReader(self, checker.sdk, stubs)
        reader.stubs_all = True
        reader.judge(self.output, found, {file: {} for file in found}, {file: set() for file in found})
        self.go_on(found, errors, is_slow=stubs.count <= before * GROWTH and not dropped)
        return False

    def go_on(self, found, errors, is_slow):
        """Leaves out what no stub mends, and says what the next round compiles."""
        # Models and services first: with stubs in their places a view may compile.
        views = set(self.class_files.values())
        others = [file for file in found if file not in views]
        wrong = others if self.round >= PATIENCE else []
        if is_slow:
            wrong = others or [file for file in found if not self.empty_around(file, errors[file])]
        again = self.leave_out(wrong, errors, self.stubs) if wrong else []
        self.waiting = sorted({*again, *(set(found) & set(self.texts))})

    def empty_around(self, file, errors):
        """Takes the functions of a view's source that hold its errors for empty; answers whether all lie in functions."""
        lines = {bodies.holding(self.texts[file], line) for line, _ in errors}
        if None in lines or lines <= self.emptied.get(file, set()):
            return False
        self.emptied.setdefault(file, set()).update(lines)
        self.empty({file: self.emptied[file]})
        return True

    def empty(self, functions):
        """Writes copies without the bodies of functions."""
        bodies.empty(self.overlay, {file: (self.texts[file], functions[file]) for file in set(functions) & set(self.texts)})

    def is_whole(self, name):
        """Whether no function of a class or of its superclasses was emptied."""
        while name in self.superclasses or name in self.class_files:
            if self.class_files.get(name) in self.emptied:
                return False
            name = self.superclasses.get(name)
        return True

    def errors_of(self, output):
        self.output = output
        errors = {}
        for match in ERROR.finditer(output):
            errors.setdefault(match["file"], []).append((int(match["line"]), match["text"]))
        return errors

    def leave_out(self, found, errors, stubs):
        """Leaves sources out for their errors, and answers which others mention what they declare."""
        names = set()
        for file in found:
            line, text = errors[file][0]
            names.update(DECLARED.findall(self.texts[file]))
            owned = [name for name, path in self.class_files.items() if path == file]
            if owned:
                self.complaints.append(f"{os.path.relpath(file, self.folder)}:{line}: {text} ({len(errors[file])} errors)")
        top = {name for file in found for _, name in KINDS.findall(self.texts[file])}
        self.restrict([file for file in self.texts if file not in set(found)])
        mentioned = set(re.findall(r"\b[A-Z]\w+", "\n".join(self.texts.values())))
        for name in top & mentioned:
            stubs.types.setdefault(name, stubs.kind(name))
        mention = re.compile(r"\b(?:" + "|".join(map(re.escape, sorted(names) or ["^"])) + r")\b")
        # Members of extensions have any name.
        return [file for file, text in self.texts.items() if mention.search(text)] or list(self.texts)

    @property
    def kept_classes(self):
        return [name for name in self.classes if self.class_files.get(name) in self.texts]
