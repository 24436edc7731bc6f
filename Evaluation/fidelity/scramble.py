"""Writes copies of documents in which noise replaces the frames that Auto Layout decides.

What comes out right of such a copy was computed, and not copied from the stored frame.
"""
import os
import random

from .documents import CONTENT_SIZES

KEEPS_SIZE = set(CONTENT_SIZES) | {"imageView", "textView"}


def scramble(document, name, truths, mode, seed, folder):
    """Writes one copy below a folder; the same seed and name give the same noise.

    Roots keep their frames, and so do views that masks position. A view with content keeps its
    size where content has the stored sizes. A view keeps its size, too, where masks position a
    subview of it, since that size says what the masks mean.
    """
    noise = random.Random(f"{seed}/{mode}/{name}")
    for view in document.views.values():
        if not view.is_positioned and view.id not in truths:
            continue
        rect = next(each for each in view.node.findall("rect") if each.get("key") == "frame")
        for key in ("x", "y"):
            step = noise.choice((-1, 1)) * noise.randint(3, 60)
            rect.set(key, str(float(rect.get(key, 0)) + step))
        if any(not child.is_positioned and not child.is_arranged for child in view.children):
            continue
        if mode == "stored" and view.element in KEEPS_SIZE:
            continue
        for key in ("width", "height"):
            length = float(rect.get(key, 0)) * noise.uniform(0.3, 1.7) + noise.randint(3, 20)
            rect.set(key, str(max(1, round(length))))
    target = os.path.join(folder, name)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    document.tree.write(target, encoding="UTF-8", xml_declaration=True)
