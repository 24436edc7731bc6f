#!/usr/bin/env bash
# What Bazel runs for the target in BUILD.bazel: the suites, one shard of them when the target is sharded.
# Nibmark reads TEST_TOTAL_SHARDS, TEST_SHARD_INDEX, TEST_SHARD_STATUS_FILE, TESTBRIDGE_TEST_ONLY,
# XML_OUTPUT_FILE and TEST_UNDECLARED_OUTPUTS_DIR by itself.
# Usage: nibmark_test.sh NIBMARK SUITES [OPTION…]; both paths are below the runfiles.
set -euo pipefail

nibmark=$(realpath "$1")
suites=$2
shift 2

# Runfiles are links that lead out of their folder, and Nibmark reads nothing outside its root.
root="${TEST_TMPDIR:-$(mktemp -d)}/nibmark-root"
mkdir -p "$root"
cp -RL . "$root"
cd "$root"

# Bazel gives the test a number of cores by its tags; two workers suit `cpu:2`.
exec "$nibmark" run "$suites" --root . --workers 2 --no-github "$@"
