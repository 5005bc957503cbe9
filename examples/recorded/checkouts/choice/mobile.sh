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
    "code": "REF-0052",
    "paymentMethod": {
      "code": "CC"
    }
  },
  "page": {
    "language": "PT",
    "layout": "default"
  },
  "redirects": [
    {
      "type": "action",
      "url": "example.loja://resultado"
    }
  ]
}' \
  --fail-with-body \
  --write-out '\n'
