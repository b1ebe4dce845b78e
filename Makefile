# The two commands of the README: `make demo` and `make test`. Both install what is missing first.
# `make bench` and `make bench-check` measure; docs/PERFORMANCE.md tells how.

REFUNDS := .build/release/refunds
GENERATE := .build/release/generate-fixtures

# Homebrew keeps OpenSSL out of the default search path.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix openssl@3 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: demo test bench bench-check benchmark-programs set-up release reports check-reports format lint ci clean

demo: set-up release
	@$(REFUNDS) report fixtures/showcase

test: set-up
	swift test

# Measures the release beside its peers: all parts take half an hour. ONLY=gzip,startup measures these parts, and
# SIZE=small a tenth of the data; Benchmarks/README.md names the parts.
bench: benchmark-programs
	@Benchmarks/run $(if $(ONLY),--only $(ONLY)) $(if $(SIZE),--size $(SIZE))

# Exits 1 if a ratio fell below Benchmarks/limits.json.
bench-check: benchmark-programs
	@Benchmarks/run --check $(if $(ONLY),--only $(ONLY))

benchmark-programs: set-up release
	@Benchmarks/set-up >&2
	@swift build -c release --product generate-fixtures >&2

# Build output goes to standard error, so that `make -s demo > report.md` holds the report alone.
release:
	@swift build -c release --product refunds >&2

set-up:
	@.ci/set-up >&2

# Writes the committed reports of the showcase anew; review the difference before committing it.
reports: release
	@.ci/write-reports reports

check-reports: release
	@.ci/check-reports

format:
	swift format --in-place --recursive Package.swift Sources Tests

lint:
	swift format lint --strict --recursive Package.swift Sources Tests

ci:
	bash .ci/run

clean:
	swift package clean
