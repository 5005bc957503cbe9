BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/checkouts/balcaoCheckoutReady000000000000000000001" \
  --get \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --data-urlencode 'page_layout=embed' \
  --data-urlencode 'page_language=EN' \
  --fail-with-body \
  --write-out '\n'
