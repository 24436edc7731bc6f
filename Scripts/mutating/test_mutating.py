"""Tests of what Scripts/mutations concludes from the compiler's and the runner's words."""
import os
import tempfile
import unittest

from mutating import building, reporting, running


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


class Outcomes(unittest.TestCase):
    CASES = {
        0: {"name": "a", "rules": ["TV-55.2"], "isStress": False},
        1: {"name": "b", "rules": ["TV-1"], "isStress": False},
        2: {"name": "c", "rules": ["TV-55"], "isStress": True},
    }

    def test_who_noticed(self):
        states = [running.outcome("TV-55.1", "red", index, 0, self.CASES)["state"] for index in self.CASES]
        self.assertEqual(states, ["by a case that names the rule", "by another case", "by stress only"])

    def test_a_mutant_without_a_rule_is_caught_by_another_case(self):
        self.assertEqual(running.outcome(None, "limit", 0, 0, self.CASES)["state"], "by another case")

    def test_green_is_a_survivor(self):
        self.assertEqual(running.outcome("TV-55", "green", -1, 0, self.CASES)["state"], "survived")

    def test_a_survivor_fails_unless_it_is_open(self):
        mutant = {"number": 1, "operation": "written", "id": "no such file"}
        self.assertTrue(reporting.has_survivors([mutant], {1: {"state": "survived"}}))
        self.assertFalse(reporting.has_survivors([mutant], {1: {"state": "by another case"}}))
        self.assertFalse(reporting.has_survivors([{**mutant, "operation": "sum turned"}], {1: {"state": "survived"}}))


if __name__ == "__main__":
    unittest.main()
