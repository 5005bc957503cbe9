BASE_URL='http://localhost:4000/sandbox'

curl "$BASE_URL/tenants" \
  --header 'Content-Type: application/json' \
  --data '{
  "seed": "loja-de-testes"
}' \
  --fail-with-body \
  --write-out '\n'
