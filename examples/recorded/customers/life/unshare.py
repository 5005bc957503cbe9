import base64
import sys
import urllib.error
import urllib.request

base_url = "http://localhost:4000/api"
platform_code = "0001"
private_key = "balcaoSandboxKey01"
client_id = "999999990"

credentials = base64.b64encode(f"{platform_code}:{private_key}".encode()).decode()
request = urllib.request.Request(
    f"{base_url}/customers/553edc39-8f26-5abe-ba88-138b255fe61d/entities/999999109",
    method="DELETE",
    headers={
        "Authorization": f"Basic {credentials}",
        "PayPay-ClientId": client_id,
    },
)

try:
    with urllib.request.urlopen(request) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    print(f"HTTP {error.code}", file=sys.stderr)
    print(error.read().decode())
