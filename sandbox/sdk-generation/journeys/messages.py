"""A receiver's handling of each kind of message: `python3 messages.py <folder> <a form> <a payment>`."""

import hashlib
import hmac
import json
import sys
import time

folder, form, payment = sys.argv[1:4]
sys.path.insert(0, folder)

from balcao_client import (  # noqa: E402
    WebhookFailure,
    parse_callback,
    parse_webhook,
    parse_webhook_form,
    verify_hook_hash,
    verify_signature,
)

signed = "hash=45dafb6c7b0a3bf75212baaf98282e2e64a400389951e1e6dcd9c3f941549566,ts=1700000000"


def genuine(body, header, key, now):
    return verify_signature(body, header, key, 1800, now)


def sign(body, age_seconds=0):
    now = str(int(time.time()) - age_seconds)
    return f"hash={hmac.new(b'key', (body + now).encode(), hashlib.sha256).hexdigest()},ts={now}"


def parse(call):
    try:
        return call()
    except WebhookFailure as error:
        return error.reason


notice = '{"webhook":{"id":"301","action":"entity_approved","createdAt":"2026-01-15T10:05:00+00:00"},"entities":[]}'
unknown = notice.replace("entity_approved", "entity_founded")
empty = notice.replace("entities", "payments")
formed = parse_webhook_form(form.encode(), sign(form), "key")
hook = (formed["hookAction"], formed["hookDate"])

print(
    json.dumps(
        {
            "signatures": [
                genuine(b'{"a":1}', signed, "sandbox-key", 1700000000),
                genuine('{"a":1}', signed, "sandbox-key", 1700001800),
                genuine('{"a":1}', signed, "sandbox-key", 1700001801),
                genuine('{"a":2}', signed, "sandbox-key", 1700000000),
                genuine('{"a":1}', signed, "another-key", 1700000000),
                genuine('{"a":1}', "ts=1700000000", "sandbox-key", 1700000000),
                genuine('{"a":1}', "", "sandbox-key", 1700000000),
            ],
            "events": [
                parse_webhook(notice, sign(notice), "key")["action"],
                parse(lambda: parse_webhook(notice, sign(payment), "key")),
                parse(lambda: parse_webhook(notice, sign(notice, 1802), "key")),
                parse(lambda: parse_webhook(notice, None, "key")),
                parse(lambda: parse_webhook(form, sign(form), "key")),
                parse(lambda: parse_webhook(unknown, sign(unknown), "key")),
                parse(lambda: parse_webhook(empty, sign(empty), "key")),
            ],
            "callback": [
                parse_callback(payment.encode(), sign(payment), "key")["id"],
                parse(lambda: parse_callback(payment, "", "key")),
                parse(lambda: parse_callback(notice, sign(notice), "key")),
            ],
            "form": [
                formed["hookAction"],
                formed["payments"][0]["reference"],
                formed["payments"][0]["additionalData"][0]["value"],
                parse(lambda: parse_webhook_form(form + "&a=1", sign(form), "key")),
                parse(lambda: parse_webhook_form(notice, sign(notice), "key")),
            ],
            "hookHash": [
                verify_hook_hash(*hook, formed["hookHash"], "sandbox-key"),
                verify_hook_hash(*hook, formed["hookHash"], "another-key"),
                verify_hook_hash(*hook, "", "sandbox-key"),
            ],
        }
    )
)
