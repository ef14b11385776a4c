# Every target works on a bare clone: the environment is made on the way (tools/prepare.py).
#   PYTHON=python3.12 make test    another interpreter
#   make test SHUFFLE=7            the tests in another order
#   make bench BEFORE=main         measured against that commit too
#   make terminal GAME=diceforge   another game; make mutants MODULE=combat: one module of it
#   make screenshots GAME=andor MOMENT=fight WIDTH=1280 LANGUAGE=fr    some of the pictures
PYTHON ?= python3
GAME ?= northgard
SHUFFLE ?=
ORDER = $(if $(SHUFFLE),--shuffle $(SHUFFLE))

.DEFAULT_GOAL := help
.PHONY: play terminal test test-all check bench soak balance compile mutants wheels site reports golden screenshots clean help
.NOTPARALLEL:
.DELETE_ON_ERROR:

play: .venv/play.stamp ## play in the browser; the fast form is built meanwhile
	@$(PYTHON) tools/prepare.py fast > /dev/null 2>&1 & exec .venv/bin/ninerealms serve --open

terminal: .venv/play.stamp ## play GAME in the terminal
	@$(PYTHON) tools/prepare.py fast
	@.venv/bin/ninerealms play $(GAME)

test: ## everything: style, types, both builds, the suite in three forms, the pages in a browser
	@$(PYTHON) tools/test.py $(ORDER)

test-all: ## every test in every form, however long it takes
	@$(PYTHON) tools/test.py --all $(ORDER)

check: ## the fast set: style, types, the quick tests in pure Python
	@$(PYTHON) tools/test.py --fast $(ORDER)

bench: .venv/dev.stamp bench/.venv/peers.stamp compile ## measure us and our peers, write bench/results.md
	@.venv/bin/python bench/run.py $(if $(BEFORE),--before $(BEFORE))

soak: .venv/dev.stamp compile ## kill the server 1,000 times while 10,000 games are played through it; goes on where it stopped
	@.venv/bin/python bench/soak.py

balance: .venv/dev.stamp compile ## how hard GAME is: bots play it cell by cell, and go on where they stopped
	@.venv/bin/python bench/balance.py $(GAME)

compile: .venv/play.stamp ## build the fast form into build/compiled
	@$(PYTHON) tools/prepare.py compiler
	@.venv/bin/python tools/build.py compiled

mutants: .venv/dev.stamp ## change the rules of GAME one by one and list the changes no test noticed
	@.venv/bin/python tools/mutants.py $(GAME) $(MODULE)

screenshots: .venv/dev.stamp compile ## pictures of the pages, five moments of each game, in build/screens
	@.venv/bin/python tools/screenshots.py $(MAKEOVERRIDES)

wheels: .venv/dev.stamp ## make source archive and wheels, one with every Python here, and try each in a fresh environment
	@.venv/bin/python tools/wheels.py $(PYTHONS)

site: .venv/dev.stamp ## the documentation as pages, in build/site
	@NO_MKDOCS_2_WARNING=1 .venv/bin/python -m mkdocs build --strict --quiet

reports: .venv/dev.stamp compile ## the published reports of the lab anew, in docs/reports
	@.venv/bin/python tools/reports.py

golden: .venv/dev.stamp ## write the golden replays anew
	@.venv/bin/python tools/golden.py

clean: ## remove whatever was made here
	rm -rf .venv bench/.venv build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

.venv/play.stamp: pyproject.toml tools/prepare.py
	@$(PYTHON) tools/prepare.py play

.venv/dev.stamp: pyproject.toml tools/prepare.py
	@$(PYTHON) tools/prepare.py dev

bench/.venv/peers.stamp: tools/prepare.py
	@$(PYTHON) tools/prepare.py peers
