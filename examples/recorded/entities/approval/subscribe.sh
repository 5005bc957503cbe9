BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/webhooks" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "action": "entity_approved",
  "url": "http://localhost:4000/sandbox/inbox/0001"
}' \
  --fail-with-body \
  --write-out '\n'
