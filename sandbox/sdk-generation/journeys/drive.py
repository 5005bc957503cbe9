"""A shop's test that uses the API and the simulators of a private sandbox.

`python3 drive.py <folder of the API's client> <folder of the control API's client> <origin>`
"""

import hashlib
import hmac
import json
import sys
import time

sys.path[:0] = sys.argv[1:3]
origin = sys.argv[3]

from balcao_client import ApiFailure as ClientFailure, Client, parse_webhook  # noqa: E402
from balcao_sandbox import ApiFailure, Sandbox  # noqa: E402


def refusal(call):
    try:
        call()
    except (ApiFailure, ClientFailure) as error:
        return [error.status, *error.codes]
    return "it was not refused"


api, control = f"{origin}/api", f"{origin}/sandbox"
tenant = Sandbox(base_url=control, language="EN").create_tenant()
keys = {"platform_code": tenant["platformCode"], "private_key": tenant["privateKey"]}
client = Client(base_url=api, language="EN", client_id=tenant["clientId"], **keys)
sandbox = Sandbox(base_url=control, language="EN", **keys)


def state_of(payment_id):
    return client.get_payment(payment_id)["stateDetails"]["state"]


bill = client.create_reference({"amount": 1000})
typed = {**bill["referenceDetails"], "amount": 1000}
misread = refusal(lambda: sandbox.pay_at_atm({**typed, "reference": "000000000"}))
sandbox.pay_at_atm(typed)
paid = state_of(bill["id"])

fault = sandbox.create_fault({"kind": "unavailable", "operation": "getPayment", "calls": 1})
unavailable = refusal(lambda: client.get_payment(bill["id"]))
afterwards = state_of(bill["id"])
sandbox.create_fault({"kind": "server_error", "calls": 1})
sandbox.clear_faults()
faults = sandbox.list_faults().data

deliveries = [one for page in sandbox.list_deliveries_pages(payment_id=bill["id"]) for one in page.data]
delivered = next(one for one in deliveries if one["action"] == "payment_confirmed")
now = str(int(time.time()))
secret = tenant["privateKey"]
signature = hmac.new(secret.encode(), (delivered["body"] + now).encode(), hashlib.sha256).hexdigest()
event = parse_webhook(delivered["body"], f"hash={signature},ts={now}", secret)
resent = sandbox.resend_delivery(delivered["id"])

state = sandbox.export_sandbox()
sandbox.reset_sandbox()
forgotten = refusal(lambda: client.get_payment(bill["id"]))
sandbox.import_sandbox(state)

print(
    json.dumps(
        {
            "atm": [misread, paid],
            "faults": [fault["kind"], unavailable[0], afterwards, len(faults)],
            "webhook": [
                event["action"],
                event["payments"][0]["id"] == bill["id"],
                resent["state"],
            ],
            "state": [len(state["tables"]) > 0, forgotten, state_of(bill["id"])],
            "stranger": refusal(lambda: Sandbox(base_url=control, language="EN").get_clock()),
        }
    )
)
