"""Makes an object file of the ICU data that a tool in English needs, and prints the symbol that it stands in for.

Usage: Scripts/dist/icu_data.py ARCHIVE OBJECT SYMBOL      ARCHIVE is the toolchain's lib_FoundationICU.a

Foundation carries the texts and formats of all languages, 23 MB of them. The tool speaks English, whatever the locale:
the data of other languages is left out, and ICU falls back to its root. Tables of encodings and rules of transliteration,
7 MB, are left out as well: the tool reads Unicode itself, leaves other encodings of XML to libxml2, and writes no text in
another script. Properties of characters, time zones and everything else that is about no language stay. The form is that
of ICU's common data files (ucmndata.h): a header, a table of contents of name and data offsets, the names, and the items
at multiples of 16.
"""

import os
import re
import struct
import subprocess
import sys
import tempfile

# Resources of a language have its code for a name, such as de.res and zh_Hant_TW.res; root, pool and the like are longer.
LANGUAGE = re.compile(r"(?:^|/)([a-z]{2,3})(?:_[A-Za-z0-9_]+)?\.res$")
KEPT = {"en"}
# Words of languages that are written without spaces, tables of encodings, and rules of transliteration.
UNUSED = re.compile(r"\.dict$|\.cnv$|/translit/")
ALIGNMENT = 16


def packaged_data(archive, folder):
    """The common data and the name of its symbol."""
    symbols = subprocess.run(["nm", "-A", archive], capture_output=True, text=True, check=False).stdout
    found = re.search(r":([^:\n]+):[0-9a-f]+ R (icudt\w+_dat)$", symbols, flags=re.M)
    if not found:
        sys.exit(f"icu_data: {archive} has no data of ICU")
    member, symbol = found.groups()
    subprocess.run(["ar", "x", "--output", folder, archive, member], check=True)
    data = f"{folder}/data"
    subprocess.run(["objcopy", "-O", "binary", "-j", ".rodata", f"{folder}/{member}", data], check=True)
    with open(data, "rb") as opened:
        return opened.read(), symbol


def items(data):
    """The header, and each item with its name, as (name, bytes)."""
    size, first, second = struct.unpack_from("<HBB", data)
    if (first, second) != (0xDA, 0x27) or data[12:16] != b"CmnD":
        sys.exit("icu_data: the data has another form than ICU's common data")
    (count,) = struct.unpack_from("<I", data, size)
    table = [struct.unpack_from("<II", data, size + 4 + 8 * index) for index in range(count)]
    ends = [start for _, start in table[1:]] + [len(data) - size]
    names = [data[size + at : data.index(b"\0", size + at)].decode() for at, _ in table]
    return data[:size], [(name, data[size + at : size + end]) for name, (_, at), end in zip(names, table, ends)]


def is_kept(name):
    language = LANGUAGE.search(name)
    return not UNUSED.search(name) and (language is None or language.group(1) in KEPT)


def packed(header, kept):
    """The data with some items; names stay sorted, as ICU searches them."""
    names, places = b"", []
    base = 4 + 8 * len(kept)
    for name, _ in kept:
        places.append(base + len(names))
        names += name.encode() + b"\0"
    body, offsets = b"", []
    start = base + len(names)
    start += -(len(header) + start) % ALIGNMENT
    for _, content in kept:
        offsets.append(start + len(body))
        body += content + b"\0" * (-len(content) % ALIGNMENT)
    table = struct.pack("<I", len(kept)) + b"".join(struct.pack("<II", *pair) for pair in zip(places, offsets))
    return header + (table + names).ljust(start, b"\0") + body


def main():
    archive, target, own = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        data, symbol = packaged_data(archive, folder)
        header, all_items = items(data)
        kept = [item for item in all_items if is_kept(item[0])]
        with open(f"{folder}/kept", "wb") as opened:
            opened.write(packed(header, kept))
        with open(f"{folder}/data.s", "w") as opened:
            opened.write(
                f'.section .rodata.{own},"a"\n.balign {ALIGNMENT}\n.globl {own}\n.type {own}, %object\n'
                f'{own}:\n.incbin "kept"\n.size {own}, . - {own}\n.section .note.GNU-stack,"",%progbits\n'
            )
        subprocess.run(["cc", "-c", "data.s", "-o", os.path.abspath(target)], cwd=folder, check=True)
    print(symbol)


main()
