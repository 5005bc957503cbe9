import hashlib
import hmac
import re
import time

# Older messages are refused, because somebody may have kept one to send it again.
TOLERANCE_SECONDS = 1800


def signature_of(body: bytes, ts: str, private_key: str) -> str:
    """:param body: the bytes as they arrived"""
    signed = hmac.new(private_key.encode(), body + ts.encode(), hashlib.sha256)
    return signed.hexdigest()


def is_genuine(header: str | None, body: bytes, private_key: str) -> bool:
    """:param header: value of PayPay-Signature: hash=…,ts=…"""
    parts = re.fullmatch(r"hash=([0-9a-f]{64}),ts=([0-9]{1,12})", header or "")
    if not parts:
        return False
    sent, ts = parts.groups()
    same = hmac.compare_digest(signature_of(body, ts, private_key), sent)
    return same and int(ts) >= time.time() - TOLERANCE_SECONDS
