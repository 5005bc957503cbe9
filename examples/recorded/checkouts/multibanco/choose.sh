BASE_URL='http://localhost:4000/sandbox'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/checkouts/tyxJUrm84OZDqNpUFG9xkIL90kz8y5BtX7QjBfpl/reference" \
  --request POST \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --fail-with-body \
  --write-out '\n'
