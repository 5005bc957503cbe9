BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/payments/references" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "amount": 1000,
  "code": "REF-0042",
  "summary": "Encomenda 0042",
  "additionalData": [
    {
      "key": "table",
      "value": "7",
      "type": "INTEGER"
    }
  ]
}' \
  --fail-with-body \
  --write-out '\n'
