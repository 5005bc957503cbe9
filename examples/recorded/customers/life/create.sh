BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/customers" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "customerId": "C-0044",
  "firstName": "Inês",
  "lastName": "Moura",
  "email": "ines.moura@cliente.example",
  "phoneNumber": "351#900000030"
}' \
  --fail-with-body \
  --write-out '\n'
