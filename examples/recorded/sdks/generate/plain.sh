BASE_URL='http://localhost:4000/api'

curl "$BASE_URL/sdks/python" \
  --request POST \
  --fail-with-body \
  --write-out '\n'
