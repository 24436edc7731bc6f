"""Tests of what Scripts/mutations concludes from the compiler's and the runner's words."""
import os
import tempfile
import unittest

from mutating import building, proving, reporting, running


class Culprits(unittest.TestCase):
    TEXT = ("func f() {\n"
            "  g((nibmark_mutant(1) ? (a) : (((nibmark_mutant(2) ? (b) : (c)/*end 2*/)))/*end 1*/))\n"
            "}\n")

    def culprit(self, line, column):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "f.swift")
            with open(path, "w") as file:
                file.write(self.TEXT)
            return building.culprit(path, line, column)

    def test_the_innermost_switch_around_a_place(self):
        self.assertEqual(self.culprit(2, 27), 1)
        self.assertEqual(self.culprit(2, 55), 2)

    def test_the_nearest_where_none_is_around(self):
        self.assertIn(self.culprit(3, 1), (1, 2))


    def test_an_automatic_mutant_near_a_written_one_is_to_blame(self):
        written = {"number": 1, "operation": "written", "file": "f", "line": 20}
        near = {"number": 2, "operation": "call dropped", "file": "f", "line": 26}
        far = {"number": 3, "operation": "call dropped", "file": "f", "line": 31}
        other = {"number": 4, "operation": "call dropped", "file": "g", "line": 20}
        mutants = {one["number"]: one for one in (written, near, far, other)}
        self.assertEqual(building.nearest_drawn(written, mutants), 2)
        del mutants[2]
        self.assertEqual(building.nearest_drawn(written, mutants), 1)


class Outcomes(unittest.TestCase):
    CASES = {
        0: {"name": "a", "rules": ["TV-55.2"], "isStress": False},
        1: {"name": "b", "rules": ["TV-1"], "isStress": False},
        2: {"name": "c", "rules": ["TV-55"], "isStress": True},
    }

    def test_who_noticed(self):
        states = [running.outcome(["TV-55.1"], "red", index, 0, self.CASES)["state"] for index in self.CASES]
        self.assertEqual(states, ["by a case that names the rule", "by another case", "by stress only"])

    def test_a_mutant_without_a_rule_is_caught_by_another_case(self):
        self.assertEqual(running.outcome([], "limit", 0, 0, self.CASES)["state"], "by another case")

    def test_green_is_a_survivor(self):
        self.assertEqual(running.outcome(["TV-55"], "green", -1, 0, self.CASES)["state"], "survived")

    def test_a_survivor_fails_unless_it_is_open(self):
        mutant = {"number": 1, "operation": "written", "id": "no such file"}
        self.assertTrue(reporting.has_survivors([mutant], {1: {"state": "survived"}}))
        self.assertFalse(reporting.has_survivors([mutant], {1: {"state": "by another case"}}))
        self.assertFalse(reporting.has_survivors([{**mutant, "operation": "sum turned"}], {1: {"state": "survived"}}))


class Proofs(unittest.TestCase):
    OLD = {"TV-1": ["S/x", "d", "TV-1-a", "f", "0000000"], "TV-2": ["S/y", "d", "TV-2-a", "f", "0000000"],
           "TV-3": ["S/z", "d", "TV-3-a", "f", "0000000"]}
    CASES = {0: {"name": "S/a[n=1]", "digest": "c1", "rules": ["TV-4"], "isStress": False, "reaches": {1, 2, 3, 4}},
             1: {"name": "S/b", "digest": "c2", "rules": ["TV-5.2"], "isStress": False, "reaches": {4}}}

    def mutant(self, number, name, clause):
        return {"number": number, "id": name, "clause": clause, "operation": "written", "functionDigest": "f9"}

    def test_a_run_adds_what_it_saw_and_drops_what_it_did_not(self):
        mutants = [self.mutant(1, "TV-1-a", "TV-1"), self.mutant(2, "TV-2-b", "TV-2"),
                   self.mutant(3, "TV-4-a", "TV-4.1")]
        results = {1: {"case": None}, 2: {"case": 0}, 3: {"case": 0}}
        found = proving.seen(mutants, self.CASES, results, None)
        proofs = proving.update(self.OLD, mutants, self.CASES, found, "1234567")
        self.assertEqual(sorted(proofs), ["TV-2", "TV-3", "TV-4.1"])
        self.assertEqual(proofs["TV-4.1"], ["S/a", "c1", "TV-4-a", "f9", "1234567"])

    def test_each_clause_of_a_mutant_needs_a_case_of_its_own_rule(self):
        mutant, asked = self.mutant(4, "TV-4-b", "TV-4.2 TV-5.2 TV-6"), []

        def look(claims, cases):
            asked.append([clause for _, clause in claims])
            return {4: {"case": 1 if asked[-1] == ["TV-5.2"] else None}}
        found = proving.seen([mutant], self.CASES, {4: {"case": 0}}, look)
        self.assertEqual(found, {"TV-4.2": (mutant, 0), "TV-5.2": (mutant, 1)})
        self.assertEqual(asked, [["TV-5.2"], ["TV-6"]])

    def test_a_changed_function_is_marked_and_one_that_came_back_is_not(self):
        marked = proving.marked(self.OLD, {"TV-1-a": "f", "TV-2-a": "g"})
        self.assertEqual([len(marked[one]) for one in ("TV-1", "TV-2", "TV-3")], [5, 6, 6])
        self.assertEqual(proving.marked(marked, {"TV-1-a": "f", "TV-2-a": "f", "TV-3-a": "f"}), self.OLD)

    def test_the_file_is_read_as_it_is_written(self):
        with tempfile.TemporaryDirectory() as folder:
            proving.write(self.OLD, folder + "/proofs.txt")
            self.assertEqual(proving.read(folder + "/proofs.txt"), self.OLD)

    def test_clauses_are_ordered_by_number(self):
        self.assertEqual(sorted(["TV-10", "TV-9.2", "TV-9.10", "CV-1"], key=proving.order),
                         ["CV-1", "TV-9.2", "TV-9.10", "TV-10"])


if __name__ == "__main__":
    unittest.main()
