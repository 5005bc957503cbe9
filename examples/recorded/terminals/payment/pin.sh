BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/terminals/5f1b6c1e-0a4d-4f43-9d1e-000000000001/pin" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "pin": "1234"
}' \
  --fail-with-body \
  --write-out '\n'
