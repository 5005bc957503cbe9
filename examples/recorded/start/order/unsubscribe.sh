BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/webhooks/401" \
  --request DELETE \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --fail-with-body \
  --write-out '\n'
