"""Calls every method with zeep; arguments: URL of the description, tax number, platform code, key.

Nothing is fetched from another origin than that of the description.
"""

import hashlib
import json
import sys
from datetime import datetime, timezone

import zeep
from zeep.transports import Transport

wsdl, nif, code, key = sys.argv[1:]
origin = "/".join(wsdl.split("/")[:3]) + "/"


class Offline(Transport):
    def load(self, url):
        if not url.startswith(origin):
            raise RuntimeError(f"zeep would fetch {url}")
        return super().load(url)


client = zeep.Client(wsdl, transport=Offline())
call = client.service
date = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S+00:00")
digest = hashlib.sha256((key + date).encode()).hexdigest()
entity = {"platformCode": code, "hash": digest, "date": date, "nif": nif, "lang": "EN"}


def items(item, *values):
    listed = client.get_type(f"ns0:ArrayOf{item}")
    return listed([client.get_type(f"ns0:{item}")(**value) for value in values])


options = items("RequestPaymentOption", {"code": "MB", "type": "REALTIME"})
made = call.createPaymentReference(entity, {"amount": 1000, "paymentOptions": options})
offered = call.validatePaymentReference(entity, {"amount": 1000})
web = call.doWebPayment(entity, {"order": {"amount": 2000}, "method": "CC"})
checked = call.checkWebPayment(entity, {"token": web.token})
wanted = items("RequestReferenceDetails", {"paymentId": made.paymentId}, {"paymentId": 999999})
found = call.checkEntityPayments(entity, {"payments": wanted})
reference = {"referenceEntity": "12345", "amount": 1000}
saved = call.saveEntityPayments(
    entity,
    items(
        "RequestPaymentReference",
        {**reference, "reference": "000004266"},
        {**reference, "reference": "000004200"},
    ),
)
cancelled = call.cancelPayment(entity, {"hash": made.hash})
period = {"startDate": "2020-01-01T00:00:00Z", "endDate": "2100-01-01T00:00:00Z"}
listed = call.getEntityPayments(entity, period)
webhook = {"action": "payment_confirmed", "url": "https://loja.example/hook"}
hooked = call.subscribeToWebhook(entity, webhook)
state = call.checkIntegrationState(entity)

print(
    json.dumps(
        {
            "checkIntegrationState": state.code,
            "createPaymentReference": [option.code for option in made.paymentOptions],
            "validatePaymentReference": [option.code for option in offered.paymentOptions],
            "doWebPayment": web.url == web.redirectUrl,
            "checkWebPayment": checked.paid,
            "checkEntityPayments": [payment.code for payment in found.payments],
            "saveEntityPayments": saved.integrationState.state,
            "cancelPayment": cancelled.requestState.state,
            "getEntityPayments": made.paymentId in [payment.paymentId for payment in listed.payments],
            "subscribeToWebhook": hooked.state,
        }
    )
)
