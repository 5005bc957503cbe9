import sys
import urllib.error
import urllib.request

base_url = "http://localhost:4000/api"

request = urllib.request.Request(
    f"{base_url}/errors/e04020",
)

try:
    with urllib.request.urlopen(request) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    print(f"HTTP {error.code}", file=sys.stderr)
    print(error.read().decode())
