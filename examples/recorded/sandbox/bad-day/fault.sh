BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/faults" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "kind": "acquirer_error",
  "operation": "createReference",
  "calls": 1
}' \
  --fail-with-body \
  --write-out '\n'
