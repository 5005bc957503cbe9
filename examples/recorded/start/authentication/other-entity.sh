BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='123456789'

curl "$BASE_URL/availableMethods" \
  --get \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --data-urlencode 'amount=1000' \
  --fail-with-body \
  --write-out '\n'
