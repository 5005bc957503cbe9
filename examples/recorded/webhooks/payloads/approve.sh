BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/entities/999999206/review" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "action": "approve"
}' \
  --fail-with-body \
  --write-out '\n'
