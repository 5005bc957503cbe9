import base64
import json
import sys
import urllib.error
import urllib.request

base_url = "http://localhost:4000/api"
platform_code = "0001"
private_key = "balcaoSandboxKey01"
client_id = "999999990"

credentials = base64.b64encode(f"{platform_code}:{private_key}".encode()).decode()
request = urllib.request.Request(
    f"{base_url}/checkouts",
    method="POST",
    headers={
        "Authorization": f"Basic {credentials}",
        "PayPay-ClientId": client_id,
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "payment": {
            "amount": 1000,
            "code": "REF-0052",
            "paymentMethod": {
                "code": "CC",
            },
        },
        "page": {
            "language": "PT",
            "layout": "default",
        },
        "redirects": [
            {
                "type": "action",
                "url": "example.loja://resultado",
            },
        ],
    }).encode(),
)

try:
    with urllib.request.urlopen(request) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    print(f"HTTP {error.code}", file=sys.stderr)
    print(error.read().decode())
