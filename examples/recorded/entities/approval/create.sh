BASE_URL='http://localhost:4000/api'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'

curl "$BASE_URL/entities" \
  --user "$PLATFORM_CODE:$PRIVATE_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
  "clientId": "999999400",
  "name": "Florista de Exemplo, Lda.",
  "phoneNumber": "351#210000001",
  "user": {
    "name": "Rita Lopes",
    "email": "rita.lopes@florista.example"
  }
}' \
  --fail-with-body \
  --write-out '\n'
