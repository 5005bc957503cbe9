BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/payments/1101/phone" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "answer": "accept"
}' \
  --fail-with-body \
  --write-out '\n'
