"""The files of a project, and which of them count."""
import collections
import os
import re

from xcode_project import compiled_files

# Folders of other products, of examples, and of what a package manager put there.
LEFT_OUT = re.compile(
    r"(^|/)(\.\w[^/]*|\w*Tests?|[^/]*UITests|Specs?|(?:Local ?)?Pods|Carthage|vendor|Vendored|[^/]*Examples?(?:[-_ ]\w*)?|"
    r"[^/]*Demos?(?:[-_ ]\w*)?|Playgrounds?|"
    r"[^/]*\.playground|[^/]*[Ww]atch[^/]*|[^/]*Widgets?[^/]*|Mac|macOS|AppKit|tvOS|[^/]*\w TV|\w*[a-z]TV|(?:Share|Notification|NotificationService|NotificationContent|Action|Today|Broadcast|Keyboard|Sticker|"
    r"OpenIn|Messages|FileProvider|Safari|Siri|Autofill\w*)[^/]*Extensions?|[^/]*Intents?[^/]*|"
    r"[^/]*Mocks?|[^/]*Stubs?|Fakes?|[^/]*TestUtils?|Samples?|fastlane|build|DerivedData|templates?)(/|$)")
# Folders of those who build the project, at its top; an app's own code may lie in folders of these names further down.
LEFT_OUT_AT_TOP = {"Tools", "Scripts", "scripts"}
CLASS = re.compile(r"\bclass\s+(\w+)(?:<[^{]*?>)?\s*:\s*([\w.]+)")
LIST_ROOTS = {"UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
              "UICollectionViewListCell"}


class Project:
    """The Swift files of a folder."""

    def __init__(self, folder, kind):
        self.folder = os.path.abspath(folder)
        self.name = os.path.basename(self.folder)
        self.kind = kind
        self.texts = {}
        for path, folders, names in os.walk(self.folder):
            inner = os.path.relpath(path, self.folder) + "/"
            folders[:] = sorted(name for name in folders if not self.is_left_out(os.path.join(inner, name)))
            for name in sorted(names):
                if name.endswith(".swift") and name != "Package.swift" and not name.startswith("._"):
                    file = os.path.join(path, name)
                    with open(file, errors="replace") as opened:
                        self.texts[file] = opened.read()
        self.leave_out_what_nothing_compiles()
        self.superclasses = {}
        for text in self.texts.values():
            for name, base in CLASS.findall(text):
                self.superclasses.setdefault(name, base.split(".")[-1])
        self.mode = self.language_mode()
        self.counted = sorted(file for file, text in self.texts.items() if self.counts(text))

    def leave_out_what_nothing_compiles(self):
        """A project of Xcode's names its files; those of packages beside it are all compiled."""
        compiled = compiled_files(self.folder, self.is_left_out) if self.kind == "app" else None
        if compiled is not None:
            self.texts = {file: text for file, text in self.texts.items()
                          if os.path.realpath(file) in compiled or self.is_of_package(file)}

    def is_of_package(self, file):
        folder = os.path.dirname(file)
        while folder.startswith(self.folder):
            if os.path.exists(os.path.join(folder, "Package.swift")):
                return True
            folder = os.path.dirname(folder)
        return False

    def language_mode(self):
        """The mode in which most targets of a project of Xcode's compile, which is 5 without one; none is below 4."""
        found = collections.Counter()
        for path, _, names in os.walk(self.folder):
            if path.endswith(".xcodeproj") and "project.pbxproj" in names and not self.is_left_out(os.path.dirname(path)):
                with open(os.path.join(path, "project.pbxproj"), errors="replace") as file:
                    found.update(re.findall(r"\bSWIFT_VERSION = ([\d.]+);", file.read()))
        version = found.most_common(1)[0][0] if found else "5"
        return "5" if version >= "5" else "4.2" if version == "4.2" else "4"

    @staticmethod
    def is_left_out(path):
        inner = path.removeprefix("./")
        return inner in LEFT_OUT_AT_TOP or bool(LEFT_OUT.search(os.path.basename(inner)))

    def root(self, name):
        """The first superclass that the project does not declare."""
        seen = set()
        while name in self.superclasses and name not in seen:
            seen.add(name)
            name = self.superclasses[name]
        return name

    def counts(self, text):
        if self.kind == "library":
            return re.search(r"^\s*(?:@\w+ )*import UIKit", text, re.M) is not None
        return any(self.is_list_class(name) for name, _ in CLASS.findall(text))

    def is_list_class(self, name):
        root = self.root(name)
        return root in LIST_ROOTS or root not in self.superclasses and not root.startswith(("UI", "NS")) \
            and re.search(r"(TableViewCell|CollectionViewCell|HeaderFooterView)$", root) is not None
