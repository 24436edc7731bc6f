"""Which files Xcode's projects compile: folders also hold files that no target has any more."""
import os
import re

TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:[^"\\]|\\.)*"|[{}()=;,]|[^\s{}()=;,"]+', re.S)


def compiled_files(folder, is_left_out):
    """The files of all targets below a folder; None where there is no project that names any."""
    found = set()
    for path, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not is_left_out(name)]
        if path.endswith(".xcodeproj") and "project.pbxproj" in names:
            with open(os.path.join(path, "project.pbxproj"), errors="replace") as file:
                found |= XcodeProject(file.read(), os.path.dirname(path)).sources()
    return {os.path.realpath(file) for file in found} or None


class XcodeProject:
    """The objects of a project file, which is a property list of the old kind."""

    def __init__(self, text, folder):
        self.tokens = [token for token in TOKEN.findall(text) if not token.startswith(("/*", "//"))]
        self.next = 0
        self.folder = folder
        root = self.value()
        self.objects = root.get("objects", {})
        self.project = self.objects.get(root.get("rootObject"), {})

    def value(self):
        token = self.take()
        if token == "{":
            result = {}
            while self.peek() not in ("}", ""):
                key = self.plain(self.take())
                self.take()
                result[key] = self.value()
                self.take()
            self.take()
            return result
        if token == "(":
            result = []
            while self.peek() not in (")", ""):
                result.append(self.value())
                if self.peek() == ",":
                    self.take()
            self.take()
            return result
        return self.plain(token)

    def peek(self):
        return self.tokens[self.next] if self.next < len(self.tokens) else ""

    def take(self):
        token = self.peek()
        self.next += 1
        return token

    @staticmethod
    def plain(token):
        return re.sub(r"\\(.)", r"\1", token[1:-1]) if token.startswith('"') else token

    def sources(self):
        """The paths of the files that a target compiles, and all that lies in folders which a target has as they are."""
        base = os.path.normpath(os.path.join(self.folder, self.project.get("projectDirPath", "")))
        paths = {}
        self.walk(self.project.get("mainGroup"), base, base, paths)
        result = set()
        for entry in self.objects.values():
            if entry.get("isa") == "PBXSourcesBuildPhase":
                files = (self.objects.get(file, {}).get("fileRef") for file in entry.get("files", []))
                result.update(paths[file] for file in files if file in paths)
            for group in entry.get("fileSystemSynchronizedGroups", []):
                for path, _, names in os.walk(paths.get(group, "")):
                    result.update(os.path.join(path, name) for name in names)
        return result

    def walk(self, name, folder, base, paths):
        entry = self.objects.get(name)
        if entry is None or name in paths:
            return
        tree = entry.get("sourceTree")
        start = folder if tree == "<group>" else base
        paths[name] = os.path.normpath(os.path.join(start, entry.get("path", "")))
        for child in entry.get("children", []):
            self.walk(child, paths[name], base, paths)
