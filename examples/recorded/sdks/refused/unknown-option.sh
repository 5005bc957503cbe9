BASE_URL='http://localhost:4000/api'

curl "$BASE_URL/sdks/php" \
  --header 'Content-Type: application/json' \
  --data '{
  "options": {
    "packageName": "loja"
  }
}' \
  --fail-with-body \
  --write-out '\n'
