"""What a test of a shop does with the API and with the simulators of a sandbox of its own.

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

method = {"code": "MW", "details": {"phoneNumber": "351#912345678"}}
pushed = client.create_payment({"amount": 1500, "paymentMethod": method})
pushes = sandbox.list_pushes().data
sandbox.answer_phone(pushed["id"], {"answer": "accept"})

checkout = client.create_checkout(
    {
        "payment": {"amount": 2000},
        "page": {"language": "EN", "layout": "web"},
        "redirects": [{"type": "success", "url": "https://loja.example/thanks"}],
    }
)
card = {"expiryMonth": "05", "expiryYear": "2030", "cvc": "123", "holder": "Maria Silva"}
asked = sandbox.pay_by_card(checkout["id"], {**card, "number": "4000002500003155"})
visit = sandbox.answer_challenge(checkout["id"], {"answer": "accept"})

terminals = sandbox.list_virtual_terminals().data
uuid = terminals[0]["terminal"]["uuid"]
charged = client.create_terminal_payment(uuid, {"amount": 7500})
sandbox.present_card(uuid, {"entry": "insert", "number": "4242424242424242"})
sandbox.type_pin(uuid, {"pin": "1234"})
before = sandbox.get_clock()
after = sandbox.move_clock({"advanceSeconds": 60})
settled = sandbox.settle_terminal(uuid)["settled"]

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
subscription = sandbox.set_failure_mode(delivered["webhookId"], {"failureMode": "duplicate"})

state = sandbox.export_sandbox()
sandbox.reset_sandbox()
forgotten = refusal(lambda: client.get_payment(pushed["id"]))
sandbox.import_sandbox(state)

print(
    json.dumps(
        {
            "atm": [misread, paid],
            "phone": [pushes[0]["paymentId"] == pushed["id"], state_of(pushed["id"])],
            "card": [asked["challenge"], visit["payment"]["stateDetails"]["state"]],
            "terminal": [len(terminals) > 0, settled > 0, state_of(charged["id"])],
            "clock": after["offsetSeconds"] - before["offsetSeconds"],
            "faults": [fault["kind"], unavailable[0], afterwards, len(faults)],
            "webhook": [
                event["action"],
                event["payments"][0]["id"] == bill["id"],
                resent["state"],
            ],
            "failureMode": subscription["failureMode"],
            "state": [len(state["tables"]) > 0, forgotten, state_of(bill["id"])],
            "stranger": refusal(lambda: Sandbox(base_url=control, language="EN").get_clock()),
        }
    )
)
