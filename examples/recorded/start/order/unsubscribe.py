import base64
import sys
import urllib.error
import urllib.request

base_url = "http://localhost:4000/api"
platform_code = "0001"
private_key = "balcaoSandboxKey01"

credentials = base64.b64encode(f"{platform_code}:{private_key}".encode()).decode()
request = urllib.request.Request(
    f"{base_url}/webhooks/401",
    method="DELETE",
    headers={
        "Authorization": f"Basic {credentials}",
    },
)

try:
    with urllib.request.urlopen(request) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    print(f"HTTP {error.code}", file=sys.stderr)
    print(error.read().decode())
