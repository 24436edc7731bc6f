"""Turns runs into tables for a terminal and into a value for JSON."""
import collections

from .scoring import project
from .texts import has_right_size


def percent(right, total):
    return 100 * right / total if total else 0.0


def band(tools):
    """A tools version's thousand, as people say it: 14xxx."""
    return f"{tools // 1000}xxx" if tools else "unknown"


def groups(truths, missed, key):
    """Right and all views by a property of theirs."""
    total, wrong = collections.Counter(), collections.Counter()
    for name, each in truths.items():
        for truth in each.values():
            total[key(truth)] += 1
            wrong[key(truth)] += truth.id in missed[name]
    return {group: {"right": total[group] - wrong[group], "views": total[group]}
            for group in total}


def labels(run, dimensions=lambda truth: truth.needs):
    """The labels whose texts give them a size, and those whose size is right, by kind of text.

    The dimensions are those that are asked: by default all that content gives, a neighbour's too.
    """
    found = collections.defaultdict(lambda: {"right": 0, "views": 0})
    for name, each in run.truths.items():
        for truth in each.values():
            if truth.text and dimensions(truth):
                found[truth.text]["views"] += 1
                frame = run.off_by[name].get(truth.id)
                is_right = (truth.id not in run.missed[name]
                            or has_right_size(truth, frame, dimensions(truth)))
                found[truth.text]["right"] += is_right
    return dict(found)


def own(truth):
    """The dimensions of a label that nothing but its text gives."""
    return truth.own


def scores(run):
    """The scores of one mode, as a value for JSON."""
    total = sum(map(len, run.truths.values()))
    wrong = sum(map(len, run.missed.values()))
    causes = collections.Counter(
        cause for missed in run.missed.values() for cause in missed.values())
    elements = collections.Counter(
        run.truths[name][id].element for name, missed in run.missed.items() for id in missed)
    versions = groups(run.truths, run.missed, lambda truth: truth.tools)
    return {
        "right": total - wrong, "views": total, "percent": round(percent(total - wrong, total), 2),
        "byKind": groups(run.truths, run.missed, lambda truth: truth.kind),
        "labelsByText": labels(run),
        "labelsByOwnText": labels(run, own),
        "byToolsVersion": {str(key): versions[key] for key in sorted(versions)},
        "mismatchesByCause": dict(causes.most_common()),
        "mismatchesByElement": dict(elements.most_common()),
        "documentsThatDoNotLoad": sorted(run.errors),
    }


def print_scores(runs):
    for run in runs:
        each = scores(run)
        print(f"{run.mode}: {each['right']} of {each['views']} views right, "
              f"{each['percent']:.2f} %")
    modes = [run.mode for run in runs]
    print_table("By kind", modes, [
        groups(run.truths, run.missed, lambda truth: truth.kind) for run in runs])
    print_table("By tools version", modes, [
        groups(run.truths, run.missed, lambda truth: band(truth.tools)) for run in runs])
    print_table("Sizes of labels by text", modes, [labels(run) for run in runs])
    print_table("The same by own text", modes, [labels(run, own) for run in runs])
    print_counts("Mismatches by cause", modes, [scores(run)["mismatchesByCause"] for run in runs])
    print_counts("Mismatches by element", modes,
                 [scores(run)["mismatchesByElement"] for run in runs])


def natural(group):
    """Orders 6xxx before 14xxx."""
    digits = group.rstrip("x")
    return (0, int(digits), "") if digits.isdigit() else (1, 0, group)


def print_table(title, modes, tables):
    print(f"\n{title:<24}{'views':>8}" + "".join(f"{mode:>10}" for mode in modes))
    for group in sorted(tables[0], key=natural):
        shares = [percent(table[group]["right"], table[group]["views"]) for table in tables]
        print(f"  {group:<22}{tables[0][group]['views']:>8}"
              + "".join(f"{share:>8.2f} %" for share in shares))


def print_counts(title, modes, tables):
    print(f"\n{title:<24}" + "".join(f"{mode:>10}" for mode in modes))
    order = sorted({group for table in tables for group in table},
                   key=lambda group: (-sum(table.get(group, 0) for table in tables), group))
    for group in order[:12]:
        print(f"  {group:<22}" + "".join(f"{table.get(group, 0):>10}" for table in tables))


def print_mismatches(run, count):
    """Names the first mismatches, with what came out and what is stored."""
    shown = 0
    for name, missed in run.missed.items():
        for id, cause in missed.items():
            if shown == count:
                return
            shown += 1
            truth = run.truths[name][id]
            have = run.off_by[name][id]
            came = "absent" if have is None else frame_text(have)
            print(f"{run.mode}: {name}: {truth.element} {id}: {came}, stored "
                  f"{frame_text(truth.frame)} ({cause})")


def frame_text(frame):
    return " ".join("?" if value is None else f"{value:.6g}" for value in frame)


def effect_value(effect):
    return {"becomeWrong": effect.wrong, "becomeRight": effect.right,
            "documents": effect.documents, "projects": effect.projects,
            "documentsChanged": effect.changed}


def print_rules(mode, effects, sentences):
    """A row for each rule, those that earn least first."""
    print(f"\nWithout each rule ({mode})")
    print("  become wrong, become right, documents, projects; documents with any other frame")
    order = sorted(effects, key=lambda rule: effects[rule].wrong - effects[rule].right)
    for rule in order:
        effect = effects[rule]
        print(f"  {rule:<8}{effect.wrong:>7}{effect.right:>7}{effect.documents:>7}"
              f"{effect.projects:>7}{effect.changed:>7}  {sentences[rule]}")


def print_against(mode, effect, count):
    """What this build gets right and wrong that the base does not."""
    print(f"\nAgainst the base ({mode}): {effect.right} views become wrong, {effect.wrong} become "
          f"right, in {effect.documents} documents of {effect.projects} projects")
    for word, views in (("wrong", effect.right_views), ("right", effect.wrong_views)):
        named = [(name, id) for name, ids in sorted(views.items()) for id in ids]
        for name, id in named[:count]:
            print(f"  becomes {word}: {name}: {id}")


def summary(truths, others, unread):
    """What was scored, as one value."""
    spoken = {name for name, each in truths.items() if each}
    return {"views": sum(map(len, truths.values())), "documents": len(truths),
            "documentsWithViews": len(spoken), "projects": len({project(name) for name in spoken}),
            "otherPlatforms": len(others), "notRead": sorted(unread)}
