"""The parts of Scripts/mutations."""
