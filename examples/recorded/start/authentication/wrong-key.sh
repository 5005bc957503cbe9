BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='chaveErrada'
CLIENT_ID='999999990'

curl "$BASE_URL/availableMethods" \
  --get \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --data-urlencode 'amount=1000' \
  --fail-with-body \
  --write-out '\n'
