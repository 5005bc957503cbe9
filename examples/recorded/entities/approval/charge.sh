BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999400'

curl "$BASE_URL/payments/references" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "amount": 1000,
  "code": "F-0001",
  "summary": "Ramo de flores"
}' \
  --fail-with-body \
  --write-out '\n'
