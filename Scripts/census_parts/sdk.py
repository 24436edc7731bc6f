"""What Apple's SDK declares, and what the modules of others do: names only."""
import bisect
import os
import re

# Scripts/sdk-members.txt has names of types, members and constants of Foundation, QuartzCore, CoreGraphics and UIKit: as Swift
# 3's review of Apple's API lists them, and as the selectors and constants of later years are named in Xamarin's bindings.
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MEMBERS = os.path.join(ROOT, "Scripts/sdk-members.txt")
SOURCES = (os.path.join(ROOT, "Sources/HeadlessUIKit"), os.path.join(ROOT, "Sources/UIKit"))
# What UIKit here offers: a local variable or an internal name is nobody's.
DECLARED = re.compile(r"\b(?:var|let|func|case|class|struct|enum|protocol|typealias) `?(\w+)")
OFFERED = re.compile(r"^.*\b(?:public|open) .*$|^ *case .*$", re.M)
PROTOCOL = re.compile(r"^public protocol .*?^}", re.M | re.S)
TYPE = re.compile(r"^(?:@[\w(), ]+ )?(?:open |public |final )+(?:class|struct|enum|protocol|typealias) (\w+)", re.M)
SUPERCLASS = re.compile(r"^(?:open|public)(?: final)? class (\w+): (\w+)", re.M)
INIT = re.compile(r"\binit[?!]?(?:<[^>]*>)?\(\s*(\w+)")
SYSTEM_MODULES = os.path.join(ROOT, "Tools/nibmark-sources/Sources/SourceRewriting/SystemModules.swift")
# Swift gives functions of C these names, which no name of the list begins or ends with.
RENAMED = {"jpegdata", "pngdata"}
PREFIXES = ("", "ui", "ns", "ca", "cg", "set")
APPLE = re.compile(
    r"^(UI|NS|CG|CA|CI|CF|AV|WK|MK|CL|CN|CK|SK|UN|PH|EK|SF|LA|MF|MP|QL|PK|GK|HK|MTL|MTK|SCN|AR|JS|OS|IN|LP|PDF|VN|NW|ASA?|"
    r"BG|CT|CM|CX|CS|NK|SL|TK|XC)[A-Z][A-Za-z]|^(objc_|os_|dispatch_|CF|Sec[A-Z]|__C\b|"
    r"k(?:AB|Audio|CA|CF|CG|CI|CM|CT|CV|MIDI|SC|Sec|UT|VT)[A-Z])")
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


class SDK:
    """Tells names of Apple's from names of others."""

    def __init__(self, names=None):
        with open(MEMBERS) as file:
            found = {line.strip() for line in file}
        if names:
            with open(names) as file:
                found |= {line.strip() for line in file}
        self.types = set()
        # The superclass of each class.
        self.superclasses = {}
        self.inits = set()
        for text in self.sources():
            for offered in OFFERED.findall(text) + PROTOCOL.findall(text):
                found.update(DECLARED.findall(offered))
            self.types.update(TYPE.findall(text))
            self.superclasses.update(SUPERCLASS.findall(text))
            self.inits.update(INIT.findall(text))
        self.exact = {name.lower() for name in found}
        self.names = sorted(self.exact)
        # Where Swift leaves the type's words out, the rest stands behind "by": imageByApplyingSymbolConfiguration.
        self.tails = sorted({name[at:] for name in self.exact for at in self.ends_of_words(name)})
        with open(SYSTEM_MODULES) as file:
            self.modules = set(re.findall(r'"(\w+)"', file.read()))

    @staticmethod
    def sources():
        for folder in SOURCES:
            for path, _, names in os.walk(folder):
                for name in names:
                    with open(os.path.join(path, name)) as file:
                        yield file.read()

    @staticmethod
    def ends_of_words(name):
        for word in ("by", "with", "for"):
            start = name.find(word)
            while start >= 0:
                yield start
                yield start + len(word)
                start = name.find(word, start + 1)

    def is_apple(self, name, content=""):
        """Whether a type or function of this name would be Apple's."""
        return APPLE.match(name) is not None or name in PLAIN or any(
            name in names and re.search(rf"^\s*import {module}\b", content, re.M) for module, names in OF_MODULE.items())

    def is_member(self, name, owner=""):
        """Whether a member's name may be Apple's: a name of the list begins with it, with or without a prefix."""
        key = name.split("(")[0].lower()
        if key in RENAMED or key in self.exact or owner and begins(self.names, owner.replace(".", "").lower() + key):
            return True
        if key.startswith("is") and self.is_known(key[2:]):
            return True
        return self.is_known(key)

    def is_init(self, name, label):
        """Whether an initialiser here begins with a label; of which type is not asked."""
        return label in self.inits

    def is_known(self, key):
        if len(key) < 5:
            return key in self.exact
        return any(begins(self.names, prefix + key) for prefix in PREFIXES) or begins(self.tails, key)

    def others(self, project):
        """The modules that a project imports and that are neither Apple's nor folders of its own."""
        found = set()
        for text in project.texts.values():
            found.update(re.findall(r"^\s*(?:@\w+ )*import (?:class |struct |enum |func |protocol )?(\w+)", text, re.M))
        return found - self.modules


def begins(names, key):
    """Whether one of the sorted names begins with a key."""
    index = bisect.bisect_left(names, key)
    return index < len(names) and names[index].startswith(key)
