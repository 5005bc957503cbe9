BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/checkouts/tyxJUrm84OZDqNpUFG9xkIL90kz8y5BtX7QjBfpl/phone" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "phoneNumber": "351#900000020"
}' \
  --fail-with-body \
  --write-out '\n'
