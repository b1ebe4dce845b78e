# The two commands of the README: `make demo` and `make test`. Both install what is missing first.

REFUNDS := .build/release/refunds
GENERATE := .build/release/generate-fixtures

# Homebrew keeps OpenSSL out of the default search path.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix openssl@3 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: demo test set-up release reports check-reports format lint ci clean

demo: set-up release
	@$(REFUNDS) report fixtures/showcase

test: set-up
	swift test

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
