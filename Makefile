# For fingers that type `make`. Everything lives in dev.py, which needs no make.
PYTHON ?= python3

.PHONY: help setup serve play test e2e check bench lock
help:
	@$(PYTHON) dev.py --help
setup serve play test e2e check bench lock:
	@$(PYTHON) dev.py $@
