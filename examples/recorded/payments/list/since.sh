BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/payments" \
  --get \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --data-urlencode 'createdAt[start]=2026-01-01T00:00:00+00:00' \
  --data-urlencode 'sort=-amount,id' \
  --data-urlencode 'limit=3' \
  --fail-with-body \
  --write-out '\n'
