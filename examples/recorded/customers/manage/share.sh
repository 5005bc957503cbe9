BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/customers/7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01/entities" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "clientId": "999999109"
}' \
  --fail-with-body \
  --write-out '\n'
