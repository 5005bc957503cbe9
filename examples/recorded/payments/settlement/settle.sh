BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/settlement" \
  --request POST \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --fail-with-body \
  --write-out '\n'
