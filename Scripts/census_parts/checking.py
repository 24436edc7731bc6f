"""Type-checks files of a project and tells which symbols of Apple's SDK they want."""
import bisect
import collections
import os
import re
import subprocess

from debug_build import command_of, compiler_flags, frontend
from stubs import stub_file

ERROR = re.compile(r"^(?P<file>/[^:\n]+):(?P<line>\d+):\d+: error: (?P<text>.*)$", re.M)
MISSING = re.compile(r"cannot find (?:type )?'(\w+)' in scope|no type named '(\w+)'")
QUOTED = re.compile(r"'([^']*)'")
APPLE = re.compile(
    r"^(UI|NS|CG|CA|CI|CF|AV|WK|MK|CL|CN|CK|SK|UN|PH|EK|SF|LA|MF|MP|QL|PK|GK|HK|MTL|MTK|SCN|AR|JS|OS|IN|LP|PDF|VN|NW|ASA?|"
    r"BG|CT|CM|CX|CS|NK|SL|TK|XC)[A-Z][A-Za-z]|^(objc_|os_|kC|k[A-Z][A-Z]|dispatch_|CF|Sec|__C\b)")
# Names of Apple's that no prefix marks.
PLAIN = {
    "Logger", "OSLog", "autoreleasepool", "Selector", "ProcessInfo", "IndexPath", "Notification", "NotificationCenter",
    "Timer", "RunLoop", "DispatchQueue", "SHA256", "UTType", "CharacterSet", "MainActor", "AttributedString",
    "AttributeContainer", "arc4random_uniform", "CGFloat", "UIKit", "Foundation", "Operation", "KeyPath", "Locale",
    "Bundle", "NSKeyValueObservation", "WebKit", "Data", "URL", "Date",
}
# Names of Apple's that others use as well: they count in a file that imports the module.
OF_MODULE = {
    "Combine": {"AnyCancellable", "Published", "ObservableObject", "PassthroughSubject", "CurrentValueSubject",
                "AnyPublisher", "Cancellable", "Publishers", "Just", "Future"},
    "SwiftUI": {"State", "StateObject", "ObservedObject", "Binding", "EnvironmentObject", "View", "Text", "Color",
                "Image", "HStack", "VStack", "ZStack", "Button", "PreviewProvider", "Environment", "withAnimation",
                "LocalizedStringKey", "Font"},
}


class Checker:
    """Runs the compiler on batches of files."""

    def __init__(self, names):
        command = command_of("PortingExamplesInSwift5")
        if command is None:
            raise SystemExit("Scripts/census needs a debug build: run `swift build` first.")
        self.frontend = frontend(command)
        flags = compiler_flags(command)
        for flag in ("-package-name", "-swift-version"):
            if flag in flags:
                index = flags.index(flag)
                del flags[index:index + 2]
        self.flags = [flag for flag in flags if flag not in ("-enable-testing",)]
        self.rewriter = os.environ.get("NIBMARK_SOURCES", "Tools/nibmark-sources/.build/debug/nibmark-sources")
        self.names = None
        if names:
            with open(names) as file:
                self.exact = {line.strip().lower() for line in file}
            self.names = sorted(self.exact)

    def check(self, project, scratch, pool):
        """What each counted file wants: a set of symbols of Apple's for each, empty for clean ones."""
        overlay = os.path.join(scratch, "copies")
        subprocess.run([self.rewriter, "--quiet", "--modules", "Foundation", "--output", overlay, *project.texts],
                       check=True)
        unknown = collections.Counter()
        wants = {file: set() for file in project.counted}
        details = {file: [] for file in project.counted}
        missing = {file: {} for file in project.counted}
        for round_number in range(4):
            stubs = stub_file(project, unknown, scratch, round_number)
            errors = self.run(project, overlay, stubs, pool)
            before = len(unknown)
            other = self.judge(project, errors, unknown, missing)
            if len(unknown) == before:
                break
        # A class whose superclass had no stub yet makes errors that the next round takes away, so only the last
        # round's count; of what is missing each round names its own, because stubs hide it.
        for file in project.counted:
            found = missing[file] | other[file]
            wants[file] |= set(found)
            details[file] += found.values()
        return wants, details

    def run(self, project, overlay, stubs, pool):
        files = project.counted
        size = min(80, max(8, len(files) // 2 + 1))
        batches = [files[start:start + size] for start in range(0, len(files), size)]
        return "".join(pool.map(lambda batch: self.compile(project, overlay, stubs, batch), batches))

    def compile(self, project, overlay, stubs, batch):
        chosen = set(batch)
        inputs = []
        for file in project.texts:
            inputs += ["-primary-file", file] if file in chosen else [file]
        command = [self.frontend, "-frontend", "-typecheck", *self.flags, "-swift-version", project.mode, "-module-name", "App",
                   "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
                   "-solver-expression-time-threshold=10", "-vfsoverlay", os.path.join(overlay, "overlay.yaml"),
                   *inputs, *stubs]
        command[1:2] = ["-frontend"] if not self.frontend.endswith("swift-frontend") else []
        response = os.path.join(os.path.dirname(overlay), f"arguments-{abs(hash(tuple(batch)))}")
        with open(response, "w") as file:
            file.write("\n".join('"' + argument.replace('"', '\\"') + '"' for argument in command[1:]))
        try:
            done = subprocess.run([self.frontend, "@" + response], capture_output=True, text=True, timeout=1500)
        except subprocess.TimeoutExpired:
            return "".join(f"{file}:1:1: error: 'UIKit' timed out\n" for file in batch)
        if done.returncode < 0 or "Stack dump" in done.stderr:
            if len(batch) > 1:
                half = len(batch) // 2
                return self.compile(project, overlay, stubs, batch[:half]) \
                    + self.compile(project, overlay, stubs, batch[half:])
            return f"{batch[0]}:1:1: error: 'UIKit' compiler crash\n"
        return done.stderr

    # What an error says

    def judge(self, project, output, unknown, missing):
        """Adds names that are in no scope to `missing`, and answers what else this round wants: by file and symbol."""
        other = {file: {} for file in missing}
        for match in ERROR.finditer(output):
            file, line, text = match["file"], int(match["line"]), match["text"]
            if file not in missing:
                continue
            content = project.texts[file]
            source = content.split("\n")[line - 1:line]
            symbol = self.symbol(project, text, source[0] if source else "", unknown, content)
            if symbol:
                (missing if MISSING.match(text) else other)[file].setdefault(symbol, (line, text))
        return other

    def symbol(self, project, text, source, unknown, content):
        """The symbol of Apple's that an error names; None for errors about others'."""
        quoted = QUOTED.findall(text)
        missing = MISSING.match(text)
        if missing:
            name = missing[1] or missing[2]
            unknown[name] += 1
            return name if self.is_apple(name, content) and name not in project.superclasses else None
        if "does not override any" in text:
            found = re.search(r"\b(?:func|var|let)\s+(\w+)|\b(init|subscript)\b", source)
            name = found and (found[1] or found[2])
            return f"override {name}" if name and self.is_member(name) else None
        member = re.search(r"(?:type|module) '(.*?)' has no (?:dynamic )?member '(.*?)'", text)
        if member:
            owner = re.sub(r"[?!\[\]]|<.*>", "", member[1]).split(".")[0].removeprefix("any ")
            root = project.root(owner)
            # Swift Package Manager writes `Bundle.module`.
            if root in unknown or not self.is_apple(root) or (root, member[2]) == ("Bundle", "module"):
                return None
            if owner == root or self.names is not None:
                return f"{member[1]}.{member[2]}" if self.is_member(member[2], root) else None
            return None
        base = re.search(r"cannot infer contextual base in reference to member '(\w+)'", text)
        if base:
            return None
        plain = [re.sub(r"[?!\[\]]|<.*>", "", name).split(".")[0] for name in quoted]
        # What a line makes of others' names is theirs: a generator's overloads, for example.
        if any(project.root(name) in unknown for name in plain + re.findall(r"\b[A-Z]\w*", source)):
            return None
        apple = [name for name in quoted if self.is_apple(re.sub(r"^any |[?!\[\]()]", "", name).split(".")[0])]
        return re.sub(r"\s+", " ", text)[:110] if apple else None

    def is_apple(self, name, content=""):
        return APPLE.match(name) is not None or name in PLAIN or any(
            name in names and re.search(rf"^\s*import {module}\b", content, re.M) for module, names in OF_MODULE.items())

    def is_member(self, name, owner=""):
        """Whether a member's name is Apple's; every name is where no list of names was given."""
        if self.names is None:
            return True
        key = name.split("(")[0].lower()
        if owner and self.begins((owner + key).lower()):
            return True
        if len(key) < 5:
            return key in self.exact
        return self.begins(key) or "set" + key in self.exact

    def begins(self, key):
        """Whether a name of Apple's begins with a text."""
        index = bisect.bisect_left(self.names, key)
        return index < len(self.names) and self.names[index].startswith(key)
