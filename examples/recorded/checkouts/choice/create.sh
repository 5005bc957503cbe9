BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'

curl "$BASE_URL/checkouts" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header "PayPay-ClientId: $CLIENT_ID" \
  --header 'Content-Type: application/json' \
  --data '{
  "payment": {
    "amount": 1000,
    "code": "REF-0051",
    "availableMethods": [
      {
        "code": "CC"
      },
      {
        "code": "MB"
      },
      {
        "code": "MW"
      }
    ]
  },
  "page": {
    "language": "PT",
    "layout": "web"
  },
  "redirects": [
    {
      "type": "success",
      "url": "https://loja.example/obrigado"
    },
    {
      "type": "cancel",
      "url": "https://loja.example/carrinho"
    },
    {
      "type": "back",
      "url": "https://loja.example/pagamento"
    }
  ]
}' \
  --fail-with-body \
  --write-out '\n'
