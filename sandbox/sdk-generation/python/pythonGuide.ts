import { ownSdkOptions } from '@balcao/contract/resources/sdks/options.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { GuidePrograms } from '../generator.ts';

const failing = (packageName: string, call: string) => `from ${packageName} import ApiFailure

try:
    ${call}
except ApiFailure as failure:
    print(failure.status, failure.codes, failure)`;

const retrying = (packageName: string, program: string) => `from ${packageName} import send


def logged(request, timeout_seconds):
    status, headers, body = send(request, timeout_seconds)
    print(request.get_method(), request.full_url, status)
    return status, headers, body


${program}`;

/** README programs of a client for the payments API, in a package. */
export function calls(packageName: string, locale: Locale): GuidePrograms {
  const language = locale.toUpperCase();
  return {
    firstCall: `from ${packageName} import SERVERS, Client

client = Client(
    base_url=SERVERS["sandbox"],
    language="${language}",
    platform_code="${seed.platform.code}",
    private_key="${seed.platform.privateKey}",
    client_id="${seed.entity.clientId}",
)

payment = client.create_reference({"amount": 1000})
print(payment["referenceDetails"]["entity"], payment["referenceDetails"]["reference"])`,
    failure: failing(packageName, 'client.get_payment("999999")'),
    webhook: `from ${packageName} import WebhookFailure, parse_webhook

try:
    event = parse_webhook(body, header, private_key)
    if event["action"] == "payment_confirmed":
        for payment in event["payments"]:
            print(payment["id"], payment["stateDetails"]["state"])
except WebhookFailure as failure:
    print(failure.reason, failure)`,
    pages: `for page in client.list_payments_pages(sort="createdAt", limit=100):
    for payment in page.data:
        print(payment["id"], payment["amount"])`,
    transport: retrying(
      packageName,
      `retrying_client = Client(base_url=SERVERS["sandbox"], language="${language}", retries=2, send=logged)
retrying_client.get_error("e00502")`,
    ),
  };
}

/** README programs of the control API: a shop of a private sandbox is paid at the cash machine. */
export function sandboxCalls(packageName: string, locale: Locale): GuidePrograms {
  const language = locale.toUpperCase();
  return {
    firstCall: `from ${ownSdkOptions.payments.python.packageName.default} import SERVERS, Client
from ${packageName} import SERVERS as SIMULATORS, Sandbox

tenant = Sandbox(base_url=SIMULATORS["sandbox"], language="${language}").create_tenant()
keys = {"platform_code": tenant["platformCode"], "private_key": tenant["privateKey"]}
client = Client(base_url=SERVERS["sandbox"], language="${language}", client_id=tenant["clientId"], **keys)
sandbox = Sandbox(base_url=SIMULATORS["sandbox"], language="${language}", **keys)

payment = client.create_reference({"amount": 1000})
typed = {**payment["referenceDetails"], "amount": payment["amount"]}
sandbox.pay_at_atm(typed)
print(client.get_payment(payment["id"])["stateDetails"]["state"])`,
    failure: failing(packageName, 'sandbox.pay_at_atm({**typed, "reference": "000000000"})'),
    transport: retrying(
      packageName,
      `retrying_sandbox = Sandbox(base_url=SIMULATORS["sandbox"], language="${language}", retries=2, send=logged)
retrying_sandbox.get_health()`,
    ),
  };
}
