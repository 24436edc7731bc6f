# `make run`, `make test` and `make dist` are all that a fresh machine needs; they set up what is missing.
SHELL := /bin/bash
.DEFAULT_GOAL := help

SUITES ?= Suites
REPORTS ?= Reports
FUZZ ?= 120
SEED ?= 1

help: ## Say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

setup: ## Install the Debian packages that are missing
	@Scripts/setup

build: setup ## Build the tool in release
	@swift build -c release --product nibmark

run: build ## Run the suites of Suites/ and write JUnit, JSON and HTML into Reports/
	@.build/release/nibmark run $(SUITES) --output $(REPORTS)

dist: ## Build the archive and the Debian package of this machine's architecture into .build/dist
	@Scripts/setup --dist
	@Scripts/build-dist

dist-arm64: ## Build those of arm64 in a container, into .build/dist; needs docker with buildx
	@docker buildx build --platform linux/arm64 --file Packaging/Containerfile.build \
	  --build-arg SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) --output .build/dist .

test: setup ## Build and run the tests; look at a sample page with Chromium where there is one
	@swift build --build-tests
	@Scripts/test
	@for page in index comparison check; do Scripts/check-page .build/sample-reports/$$page.html || exit; done

mutations: setup ## Break the engine by each file of Mutations/, and print which cases notice
	@Scripts/mutations $(MUTATIONS)

prove: setup ## Hold the solver to a reference over ten thousand random systems
	@Scripts/prove-solver

bench: setup ## Run the benchmarks and print ratios and spread
	@swift build -c release --product NibmarkBench
	@.build/release/NibmarkBench $(BENCH)

bench-peers: ## Measure the solver beside Eigen's SparseLU and kiwi, which it installs (3 min)
	@Scripts/bench-peers

fuzz: build ## Send changed inputs through commands and readers: FUZZ=seconds, SEED=1, FOLDER=… more documents
	@Scripts/fuzz --seconds $$(($(FUZZ) / 2)) --seed $(SEED) $(FOLDER)
	@Scripts/fuzz-readers --seconds $$(($(FUZZ) / 16)) --seed $(SEED)

fidelity: build ## Score frames of documents: FOLDER=… (else Evaluation/Rules), BASE=… another build, ARGS=--rules
	@Evaluation/score-frames $(if $(BASE),--base $(BASE)) $(ARGS) .build/release/nibmark $(or $(FOLDER),Evaluation/Rules)

accept: build ## Accept the exact counters of Suites/benchmarks.xml as they are now (Reports/baseline.json)
	@.build/release/nibmark compare --base HEAD --skip-times --accept Suites/benchmarks.xml

check: ## Check formatting, generated sources, the order of modules and folders, prose, and the scripts
	@Scripts/setup --check
	@Scripts/format --check
	@Scripts/generate-sources --check
	@Scripts/embed-suites --check
	@Scripts/describe-uikit --check
	@Scripts/check-imports
	@Scripts/check-folders
	@Scripts/check-numbers
	@Scripts/check-canvas
	@Scripts/check-state
	@Scripts/check-paths
	@Scripts/check-prose
	@python3 -B -m unittest discover -s Evaluation
	@python3 -B -m unittest discover -s Scripts/fuzzing
	@python3 -B -m unittest discover -s Scripts/mutating -t Scripts

format: ## Format the sources in place
	@Scripts/format

generate: ## Write the generated sources from Scripts/optional-methods.txt and the names in Suites/
	@Scripts/setup --check
	@Scripts/generate-sources
	@Scripts/embed-suites

clean: ## Remove what was built and reported
	@swift package clean
	@rm -f $(addprefix $(REPORTS)/,junit.xml result.json index.html journal.jsonl)
