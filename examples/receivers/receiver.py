# Run: PORT=4500 python3 receiver.py
import base64
import json
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.request import Request, urlopen

from signature import is_genuine

API = os.environ.get("PROVIDER_API", "http://localhost:4000/api")
PLATFORM_CODE = os.environ.get("PROVIDER_PLATFORM_CODE", "0001")
PRIVATE_KEY = os.environ.get("PROVIDER_PRIVATE_KEY", "balcaoSandboxKey01")
FOLDER = os.environ.get("PAID_ORDERS", ".")
PORT = int(os.environ.get("PORT", "4500"))


def read(told: dict) -> dict:
    """How a payment stands now: a message may be old, what the API says is not."""
    basic = base64.b64encode(f"{PLATFORM_CODE}:{PRIVATE_KEY}".encode()).decode()
    request = Request(f"{API}/payments/{told['id']}")
    request.add_header("Authorization", f"Basic {basic}")
    # The payment may be of any entity of the platform: it is asked for in its name.
    request.add_header("PayPay-ClientId", told["clientId"])
    try:
        with urlopen(request) as answer:
            return json.load(answer)["data"]
    except OSError as error:
        why = f"no payment {told['id']} at {API} ({error}). Check PROVIDER_API."
        raise RuntimeError(why) from error


def is_paid(payment: dict) -> bool:
    """Whether its money is still here: given back in full later, it stays confirmed."""
    returned = sum(refund["amount"] for refund in payment.get("refunds", []))
    state = payment["stateDetails"]["state"]
    return state == "confirmed" and returned < payment["amount"]


def keep_paid(payment: dict) -> None:
    """The first to come makes the file; in your database, a unique key does this."""
    file = Path(FOLDER, f"{payment['id']}.json")
    try:
        with file.open("x") as order:
            json.dump(payment, order)
    except FileExistsError:
        return
    except OSError:
        # Half an order would pass for a kept one when the message comes again.
        file.unlink(missing_ok=True)
        raise


def told_in(body: bytes) -> list[dict]:
    """The payments a body tells of: a webhook lists them, a callback is one."""
    message = json.loads(body)
    return message.get("payments", []) if "webhook" in message else [message]


def receive(header: str | None, body: bytes) -> int:
    if not is_genuine(header, body, PRIVATE_KEY):
        return 401
    for told in told_in(body):
        payment = read(told)
        if is_paid(payment):
            keep_paid(payment)
    # A callback accepts no other status; a webhook accepts this one, too.
    return 200


class Receiver(BaseHTTPRequestHandler):
    def body(self) -> bytes:
        if self.headers.get("Transfer-Encoding") != "chunked":
            return self.rfile.read(int(self.headers.get("Content-Length", 0)))
        # A web framework does this for you (RFC 9112, section 7.1).
        body = b""
        while size := int(self.rfile.readline(), 16):
            body += self.rfile.read(size)
            self.rfile.readline()
        return body

    def do_POST(self):
        try:
            status = receive(self.headers.get("PayPay-Signature"), self.body())
        except Exception as error:
            # Whatever fails ends in a 500: the message comes again.
            status = 500
            print(f"Answered 500: {error}", file=sys.stderr)
        self.send_response(status)
        self.end_headers()


try:
    server = ThreadingHTTPServer(("localhost", PORT), Receiver)
except OSError as error:
    remedy = "Set PORT to another, also in the subscription's URL."
    sys.exit(f"Port {PORT} cannot be used ({error.strerror}). {remedy}")
server.serve_forever()
