BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/terminals/5f1b6c1e-0a4d-4f43-9d1e-000000000001/settlement" \
  --request POST \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --fail-with-body \
  --write-out '\n'
