BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/payments" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "amount": 2500,
  "paymentMethod": {
    "code": "MW",
    "details": {
      "phoneNumber": "351#900000020"
    }
  }
}' \
  --fail-with-body \
  --write-out '\n'
