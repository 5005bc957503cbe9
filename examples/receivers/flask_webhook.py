# Run: flask --app flask_webhook run --port 4500
import hashlib
import os
from pathlib import Path

from flask import Flask, request

from signature import is_genuine

PRIVATE_KEY = os.environ.get("PROVIDER_PRIVATE_KEY", "balcaoSandboxKey01")
FOLDER = os.environ.get("INBOX", ".")

app = Flask(__name__)


@app.post("/")
def receive():
    body = request.get_data()
    if not is_genuine(request.headers.get("PayPay-Signature"), body, PRIVATE_KEY):
        return "", 401
    file = Path(FOLDER, hashlib.sha256(body).hexdigest() + ".json")
    try:
        with file.open("xb") as kept:
            kept.write(body)
    except FileExistsError:
        pass
    except OSError:
        file.unlink(missing_ok=True)
        raise
    return "", 200
