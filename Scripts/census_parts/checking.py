"""Type-checks files of a project and tells which symbols of Apple's SDK they want."""
import collections
import os
import re
import subprocess

from debug_build import command_of, compiler_flags, frontend
from sdk import SDK
from stubs import Stubs
from uses import Use

ERROR = re.compile(r"^(?P<file>/[^:\n]+):(?P<line>\d+):\d+: error: (?P<text>.*)$", re.M)
MISSING = re.compile(r"cannot find (?:type )?'([\w$]+)' in scope|no type named '(\w+)'")
MEMBER = re.compile(r"(?P<kind>value of type|type|module) '(?P<owner>.*?)' has no (?:dynamic )?member '(?P<name>.*?)'")
INNER = re.compile(r"'(?P<name>\w+)' is not a member type of (?:class|struct|enum|protocol|type) '(?:App\.)?(?P<owner>[\w.]+)'")
QUOTED = re.compile(r"'([^']*)'")
ROUNDS = 6


class Findings:
    """What the files of a project want."""

    def __init__(self, files):
        self.wants = {file: set() for file in files}
        self.details = {file: [] for file in files}
        # Files that name a member which an extension of a third party declares.
        self.others = {file: set() for file in files}


class Checker:
    """Runs the compiler on batches of files."""

    def __init__(self, names=None):
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
        self.sdk = SDK(names)

    def check(self, project, scratch, pool):
        """What each counted file wants: symbols of Apple's, none for clean ones, and members of third parties."""
        overlay = self.rewrite(project.texts, scratch)
        stubs = Stubs(project)
        reader = ErrorReader(project, self.sdk, stubs)
        findings = Findings(project.counted)
        missing = {file: {} for file in project.counted}
        other = {file: {} for file in project.counted}
        waiting = project.counted
        for round_number in range(ROUNDS):
            output = self.run(project, overlay, stubs.write(scratch, round_number), waiting, pool)
            before = stubs.count
            latest = reader.judge(output, waiting, missing, findings.others)
            other.update(latest)
            if stubs.count == before:
                break
            waiting = sorted({match["file"] for match in ERROR.finditer(output)} & set(waiting))
        # A class whose superclass had no stub yet makes errors that the next round takes away, so only the last
        # round's count; of what is missing each round names its own, because stubs hide it.
        for file in project.counted:
            found = missing[file] | other[file]
            findings.wants[file] |= set(found)
            findings.details[file] += found.values()
        return findings

    def rewrite(self, texts, scratch, modules="Foundation"):
        overlay = os.path.join(scratch, "copies")
        subprocess.run([self.rewriter, "--quiet", "--modules", modules, "--output", overlay, *texts], check=True)
        return overlay

    def run(self, project, overlay, stubs, files, pool):
        size = min(80, max(8, len(files) // 2 + 1))
        batches = [files[start:start + size] for start in range(0, len(files), size)]
        return "".join(pool.map(lambda batch: self.compile(project, overlay, stubs, batch), batches))

    def compile(self, project, overlay, stubs, batch):
        chosen = set(batch)
        inputs = []
        for file in [*project.texts, *stubs]:
            inputs += ["-primary-file", file] if file in chosen else [file]
        command = [self.frontend, "-frontend", "-typecheck", *self.flags, "-swift-version", project.mode, "-module-name", "App",
                   "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
                   "-solver-expression-time-threshold=10", "-vfsoverlay", os.path.join(overlay, "overlay.yaml"),
                   *inputs]
        command[1:2] = ["-frontend"] if not self.frontend.endswith("swift-frontend") else []
        response = os.path.join(os.path.dirname(overlay), f"arguments-{abs(hash(tuple(batch)))}")
        with open(response, "w") as file:
            file.write("\n".join('"' + argument.replace('"', '\\"') + '"' for argument in command[1:]))
        try:
            done = subprocess.run([self.frontend, "@" + response], capture_output=True, text=True, errors="replace", timeout=1500)
        except subprocess.TimeoutExpired:
            return "".join(f"{file}:1:1: error: 'UIKit' timed out\n" for file in batch)
        if done.returncode < 0 or "Stack dump" in done.stderr:
            if len(batch) > 1:
                half = len(batch) // 2
                return self.compile(project, overlay, stubs, batch[:half]) \
                    + self.compile(project, overlay, stubs, batch[half:])
            return f"{batch[0]}:1:1: error: 'UIKit' compiler crash\n"
        return done.stderr


class ErrorReader:
    """Tells what an error says, and asks for stubs of what is not Apple's."""

    def __init__(self, project, sdk, stubs):
        self.project = project
        self.sdk = sdk
        self.stubs = stubs
        self.modules = sdk.others(project)
        stubs.apple_bases = sdk.superclasses
        self.unknown = collections.Counter()
        self.split = {}
        # Whether what may be Apple's gets stubs as well.
        self.stubs_all = False

    def judge(self, output, files, missing, others):
        """Adds names that are in no scope to `missing`, and answers what else this round wants: by file and symbol."""
        found = {file: {} for file in files}
        for match in ERROR.finditer(output):
            file, line, text = match["file"], int(match["line"]), match["text"]
            if file not in found:
                continue
            symbol = self.symbol(text, file, line, others[file])
            if symbol:
                (missing if MISSING.match(text) else found)[file].setdefault(symbol, (line, text))
        return found

    def lines(self, file):
        if file not in self.split:
            self.split[file] = self.project.texts[file].split("\n")
        return self.split[file]

    def symbol(self, text, file, line, others):
        """The symbol of Apple's that an error names; None for errors about others'."""
        content = self.project.texts[file]
        source = (self.lines(file)[line - 1:line] or [""])[0]
        missing = MISSING.match(text)
        if missing:
            return self.missing_name(missing[1] or missing[2], content, line)
        if "does not override any" in text:
            return self.override(source, content, line)
        member = MEMBER.search(text) or INNER.search(text)
        if member:
            return self.member(member, content, line, others)
        if "cannot infer type of closure parameter" in text:
            self.closure(source, content, line)
            return None
        if "cannot infer contextual base in reference to member" in text:
            self.implicit_member(source, content, line)
            return None
        if self.stubs_all and re.match(r"incorrect argument label|extra argument|no exact matches in call to init|missing argument label", text):
            self.initialiser(source, content, line)
        return self.mention(text, source)

    def implicit_member(self, source, content, line):
        """A stub's function takes `.name` as its use writes it."""
        for found in re.finditer(r"\.(\w+)(?=\()", source):
            use = Use.of(found[1], content, line)
            values = [re.fullmatch(r"\.(\w+)", value) for _, value in use.values]
            if any(values) and self.stubs_all and not self.sdk.is_member(found[1]):
                self.stubs.add_member("Stubbed", found[1], use, False)
                for value in filter(None, values):
                    self.stubs.add_member("StubbedValue", value[1], Use("", 0), True)

    def initialiser(self, source, content, line):
        """An initialiser with labels that Apple's type has not."""
        for found in re.finditer(r"(?<![\w.])([A-Z]\w+)\((\w+):", source):
            if found[1] in self.sdk.types and not self.sdk.is_init(found[1], found[2]):
                self.stubs.add_init(found[1], Use.of(found[1], content, line))

    def missing_name(self, name, content, line):
        self.unknown[name] += 1
        self.stubs.add_name(name, Use.of(name, content, line))
        return name if self.sdk.is_apple(name, content) and name not in self.project.superclasses else None

    def override(self, source, content, line):
        found = re.search(r"\b(?:func|var|let)\s+(\w+)|\b(init|subscript)\b", source)
        name = found and (found[1] or found[2])
        if not name or self.sdk.is_member(name):
            return f"override {name}" if name else None
        self.stub_override(content, line)
        return None

    def stub_override(self, content, line):
        """A superclass that has a stub gets the method that is overridden, as its subclass writes it."""
        before = content.split("\n")[:line]
        head = re.search(r"\bfunc\s+\w+\s*(?:\([^{]*)?", before[-1])
        owners = re.findall(r"\bclass\s+(\w+)(?:<[^{]*?>)?\s*:", "\n".join(before))
        if head and owners and before[-1].rstrip().endswith("{") and "->" not in head[0]:
            self.stubs.add_override(self.project.root(owners[-1]), head[0].strip() + " {}")

    def member(self, match, content, line, others):
        name = match["name"]
        owner = re.sub(r"[?!\[\]]|<.*>", "", match["owner"]).removeprefix("any ").removeprefix("App.")
        owner = owner.removesuffix(".Type")
        first = owner.split(".")[0]
        root = self.project.root(first)
        is_static = match.groupdict().get("kind") != "value of type"
        use = Use.of(name, content, line)
        # Swift Package Manager writes `Bundle.module`.
        is_theirs = root in self.unknown or root in self.stubs.types or not self.sdk.is_apple(root) or (root, name) == ("Bundle", "module")
        # Constants are not told from Apple's newest, so that members of instances alone can be a third party's.
        if not self.stubs_all and not is_theirs and (not self.modules or is_static or self.sdk.is_member(name, owner if owner != first else root)):
            return f"{match['owner']}.{name}"
        if not is_theirs:
            others.add(f"{root}.{name}")
        holder = root if root in self.stubs.types and root != first else owner
        inherits = self.stubs.types.get(holder) == "class" and self.stubs.base_of(holder).startswith("UI")
        if re.fullmatch(r"[\w.]+", holder) and not (inherits and self.sdk.is_member(name)):
            self.stubs.add_member(holder, name, use, is_static)
        return None

    def closure(self, source, content, line):
        """A stub's function takes closures as its use writes them."""
        for found in re.finditer(r"\.(\w+)(?=\s*[({])", source):
            use = Use.of(found[1], content, line)
            if any(value.startswith("{") for _, value in use.values) and not self.sdk.is_member(found[1]):
                self.stubs.add_member("Stubbed", found[1], use, False)

    def mention(self, text, source):
        quoted = QUOTED.findall(text)
        plain = [re.sub(r"[?!\[\]]|<.*>", "", name).split(".")[0] for name in quoted]
        # What a line makes of others' names is theirs: a generator's overloads, for example.
        if any(self.is_theirs(name) for name in plain + re.findall(r"\b[A-Z]\w*", source)):
            return None
        apple = [name for name in quoted if self.sdk.is_apple(re.sub(r"^any |[?!\[\]()]", "", name).split(".")[0])]
        return re.sub(r"\s+", " ", text)[:110] if apple else None

    def is_theirs(self, name):
        root = self.project.root(name)
        return root in self.unknown or root in self.stubs.types or root == "StubbedValue"
