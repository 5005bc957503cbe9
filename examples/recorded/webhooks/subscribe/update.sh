BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/webhooks/301" \
  --request PUT \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "url": "https://loja.example/balcao/pagamentos"
}' \
  --fail-with-body \
  --write-out '\n'
