BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/customers" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "customerId": "C-0043",
  "firstName": "Rui",
  "lastName": "Costa",
  "email": "rui.costa@cliente.example"
}' \
  --fail-with-body \
  --write-out '\n'
