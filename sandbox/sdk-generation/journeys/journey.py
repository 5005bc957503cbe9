"""An integrator's first steps with the client in a folder: `python3 journey.py <folder> <base URL>`."""

import json
import sys
import time

sys.path.insert(0, sys.argv[1])
base_url = sys.argv[2]

from balcao_client import ApiFailure, Client, send  # noqa: E402

client = Client(
    base_url=base_url,
    platform_code="0001",
    private_key="balcaoSandboxKey01",
    client_id="999999990",
    language="EN",
)


def failure(call):
    try:
        call()
    except ApiFailure as error:
        source = (error.details[0].get("source") or {}) if error.details else {}
        return {
            "status": error.status,
            "family": error.family,
            "codes": error.codes,
            "pointer": source.get("pointer"),
            "message": str(error),
        }
    return "it was not refused"


def refusal(call):
    try:
        call()
    except ApiFailure as error:
        return error
    raise AssertionError("it was not refused")


created = client.create_reference({"amount": 1000, "customUniqueId": "SDK-1"})
got = client.get_payment(created["id"])
listed = client.list_payments(
    custom_unique_id="SDK-1", created_at={"start": "2020-01-01T00:00:00+00:00"}, limit=1
)
cleared = client.update_customer("7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01", {"phoneNumber": None})
customer = client.create_customer({"customerId": "SDK-1", "firstName": "Inês"})
removed = client.delete_customer(customer["uuid"])
options = client.list_sdk_options("python")
sdk = client.create_sdk("php")

checkout = client.create_checkout(
    {
        "payment": {"amount": 1500, "additionalData": [{"key": "shop", "value": "1", "type": "STRING"}]},
        "page": {"language": "EN", "layout": "web"},
        "redirects": [{"type": "success", "url": "https://loja.example/thanks"}],
    }
)
behind = client.get_checkout_payment(checkout["id"])
limited = client.create_reference({"amount": 1000, "availableMethods": [{"code": "MB", "details": {}}]})
named = client.create_sdk("python", {"options": {"packageName": "loja"}})

everything = client.list_payments()
walk = list(client.list_payments_pages(sort="createdAt", limit=3))
ids = {payment["id"] for page in walk for payment in page.data}
rest = list(client.list_payments_pages(sort="createdAt", limit=3, page=2))

tried = []


def counted(request, timeout_seconds):
    tried.append(request.get_method())
    return send(request, timeout_seconds)


credentials = {"platform_code": "0001", "private_key": "balcaoSandboxKey01", "client_id": "999999990"}
unsteady = base_url.replace("/api", "/unsteady")
steady = Client(base_url=unsteady, language="EN", retries=2, send=counted, **credentials)
reread = steady.get_payment(created["id"])
duplicate = refusal(lambda: steady.create_reference({"amount": 1000, "customUniqueId": "SDK-2"}))
again = steady.create_customer({"customerId": "SDK-2", "firstName": "Rui"})
keyless = refusal(lambda: steady.create_reference({"amount": 777}))
found = client.list_payments(custom_unique_id="SDK-2")
Client(base_url=unsteady, language="EN").list_errors()
without_retries = refusal(lambda: Client(base_url=unsteady, language="EN").list_errors())


def attempts(url):
    count = []

    def counting(request, timeout_seconds):
        count.append(request)
        return send(request, timeout_seconds)

    error = refusal(lambda: Client(base_url=url, language="EN", retries=1, send=counting).list_errors())
    return [error.status, error.retry_after_seconds, len(count)]


pauses = []
sleep, time.sleep = time.sleep, pauses.append
refusal(
    lambda: Client(
        base_url=base_url, language="EN", retries=12, send=lambda request, timeout_seconds: (503, {}, b"{}")
    ).list_errors()
)
time.sleep = sleep

def is_refused(**settings):
    try:
        return not Client(**settings)
    except TypeError:
        return True


error_pages = list(client.list_errors_pages())
dated = attempts(base_url.replace("/api", "/dated"))

print(
    json.dumps(
        {
            "unsaid": [is_refused(language="EN"), is_refused(base_url=base_url)],
            "walked": [
                len(walk) == -(-everything.meta["totalCount"] // 3) and len(walk[0].data) == 3,
                len(ids) == everything.meta["totalCount"],
                len(rest) == len(walk) - 1,
            ],
            "steady": {
                "read": reread["id"] == created["id"],
                "duplicate": [duplicate.status, duplicate.retry_after_seconds is None],
                "customer": again["customerId"] == "SDK-2",
                "keyless": [keyless.status, keyless.retry_after_seconds],
                "made": len(found.data),
                "tried": tried,
            },
            "withoutRetries": [without_retries.status, without_retries.retry_after_seconds],
            "closed": attempts(base_url.replace("/api", "/closed")),
            "dated": [dated[0], 100 < dated[1] <= 120, dated[2]],
            "single": [len(error_pages), len(error_pages[0].data) == error_pages[0].meta["totalCount"]],
            "dropped": attempts("http://127.0.0.1:9"),
            "patient": [len(pauses), pauses[0] <= 0.5, pauses[11] >= 30, max(pauses) <= 60],
            "created": [created["referenceDetails"]["entity"], created["amount"], created["stateDetails"]["state"]],
            "same": got["id"] == created["id"] and got["referenceDetails"] == created["referenceDetails"],
            "listed": [len(listed.data), listed.data[0]["id"] == created["id"], listed.meta["totalCount"]],
            "cleared": cleared.get("phoneNumber"),
            "customer": customer["firstName"],
            "removed": removed,
            "options": list(options),
            "sdk": sdk["code"],
            "behind": [behind["id"] == checkout["paymentId"], behind["additionalData"][0]["value"]],
            "limited": limited["availableMethods"][0]["code"],
            "named": named["code"],
            "refused": failure(lambda: client.create_reference({"amount": 0})),
            "unknown": failure(lambda: client.get_payment("999999")),
            "odd": failure(lambda: client.get_payment("a/b?c")),
            "stranger": failure(lambda: Client(base_url=base_url, language="EN").list_webhooks()),
            "silent": failure(
                lambda: Client(
                    base_url=base_url.replace("/api", "/silence"), language="EN", timeout_seconds=0.2
                ).list_errors()
            ),
            "gateway": failure(
                lambda: Client(base_url=base_url.replace("/api", "/gateway"), language="EN").list_errors()
            ),
            "elsewhere": failure(
                lambda: Client(base_url=base_url.replace("/api", "/page"), language="EN").list_errors()
            ),
        }
    )
)
