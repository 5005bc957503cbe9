BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/entities" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "clientId": "500000000",
  "name": "Livraria de Exemplo, Lda.",
  "phoneNumber": "351#210000000",
  "availableMethods": [
    {
      "code": "MB"
    },
    {
      "code": "MW"
    }
  ],
  "user": {
    "name": "Maria Silva",
    "email": "maria.silva@livraria.example"
  }
}' \
  --fail-with-body \
  --write-out '\n'
