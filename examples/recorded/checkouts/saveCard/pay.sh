BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/checkouts/tyxJUrm84OZDqNpUFG9xkIL90kz8y5BtX7QjBfpl/card" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "number": "4242 4242 4242 4242",
  "expiryMonth": "05",
  "expiryYear": "2030",
  "cvc": "123",
  "holder": "Maria Silva",
  "save": true
}' \
  --fail-with-body \
  --write-out '\n'
