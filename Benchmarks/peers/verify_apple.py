"""Verifies signed notifications with Apple's own library, offline, and prints how many of them hold."""

import sys
from base64 import b64decode
from pathlib import Path

import orjson
from appstoreserverlibrary.models.Environment import Environment
from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException, VerificationStatus

# The showcase shop of the generator.
BUNDLE = "com.example.orchard"
APP = 1230001230
LATER_CHECKS = (VerificationStatus.INVALID_APP_IDENTIFIER, VerificationStatus.INVALID_ENVIRONMENT)


def main(root: str, path: str) -> None:
    certificate = b64decode("".join(line for line in Path(root).read_text().splitlines() if "-----" not in line))
    verifier = SignedDataVerifier([certificate], False, Environment.PRODUCTION, BUNDLE, APP)
    verified = failed = 0
    with open(path, "rb") as lines:
        for line in lines:
            try:
                verifier.verify_and_decode_notification(orjson.loads(line)["signedPayload"])
                verified += 1
            except VerificationException as error:
                # The library looks at app and environment after the signature; Sandbox has passed that by then.
                if error.status in LATER_CHECKS:
                    verified += 1
                else:
                    failed += 1
    print(f"verified {verified}, failed {failed}")


main(*sys.argv[1:])
