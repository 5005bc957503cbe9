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
    """Current state of a payment: a message may be outdated, the API's response is not."""
    basic = base64.b64encode(f"{PLATFORM_CODE}:{PRIVATE_KEY}".encode()).decode()
    request = Request(f"{API}/payments/{told['id']}")
    request.add_header("Authorization", f"Basic {basic}")
    # Reads the payment as its entity, which may be any entity of the platform.
    request.add_header("PayPay-ClientId", told["clientId"])
    try:
        with urlopen(request) as answer:
            return json.load(answer)["data"]
    except OSError as error:
        why = f"no payment {told['id']} at {API} ({error}). Check PROVIDER_API."
        raise RuntimeError(why) from error


def is_paid(payment: dict) -> bool:
    """Whether the money is still here, because a payment stays confirmed after a full refund."""
    returned = sum(refund["amount"] for refund in payment.get("refunds", []))
    state = payment["stateDetails"]["state"]
    return state == "confirmed" and returned < payment["amount"]


def keep_paid(payment: dict) -> None:
    """Only the first message creates the file; in your database, use a unique key."""
    file = Path(FOLDER, f"{payment['id']}.json")
    try:
        with file.open("x") as order:
            json.dump(payment, order)
    except FileExistsError:
        return
    except OSError:
        # A partly written order would count as kept when the message is sent again.
        file.unlink(missing_ok=True)
        raise


def told_in(body: bytes) -> list[dict]:
    """Payments in a body: a webhook lists them, a callback is a single one."""
    message = json.loads(body)
    return message.get("payments", []) if "webhook" in message else [message]


def receive(header: str | None, body: bytes) -> int:
    if not is_genuine(header, body, PRIVATE_KEY):
        return 401
    for told in told_in(body):
        payment = read(told)
        if is_paid(payment):
            keep_paid(payment)
    # A callback accepts only this status; a webhook accepts it, too.
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
            # Any failure ends in a 500, so the message is sent again.
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
