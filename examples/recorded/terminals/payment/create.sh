BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/terminals/5f1b6c1e-0a4d-4f43-9d1e-000000000001/payments" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "amount": 7500,
  "code": "REF-0042",
  "summary": "Encomenda 0042"
}' \
  --fail-with-body \
  --write-out '\n'
