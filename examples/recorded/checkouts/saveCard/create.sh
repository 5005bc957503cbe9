BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/checkouts" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "payment": {
    "amount": 1000,
    "code": "REF-0053",
    "customer": {
      "uuid": "7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01"
    },
    "paymentMethod": {
      "code": "CC",
      "details": {
        "allowRegistration": true
      }
    }
  },
  "page": {
    "language": "PT",
    "layout": "basic"
  }
}' \
  --fail-with-body \
  --write-out '\n'
