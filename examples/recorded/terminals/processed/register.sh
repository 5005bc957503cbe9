BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/terminals/5f1b6c1e-0a4d-4f43-9d1e-000000000003/processedPayments" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "type": "payment",
  "paymentMethod": {
    "code": "CC",
    "type": "TPA",
    "details": {
      "brand": "VISA",
      "last4Digits": "4242"
    }
  },
  "stateDetails": {
    "state": "confirmed",
    "createdAt": "2026-01-15T10:00:00+00:00"
  },
  "amount": 1000,
  "code": "000042"
}' \
  --fail-with-body \
  --write-out '\n'
