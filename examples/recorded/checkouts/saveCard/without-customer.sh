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
