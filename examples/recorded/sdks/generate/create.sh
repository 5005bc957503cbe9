BASE_URL='http://localhost:4000/api'

curl "$BASE_URL/sdks/python" \
  --header 'Content-Type: application/json' \
  --data '{
  "options": {
    "packageName": "loja_pagamentos"
  }
}' \
  --fail-with-body \
  --write-out '\n'
