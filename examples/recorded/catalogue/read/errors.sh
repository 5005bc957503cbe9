BASE_URL='http://localhost:4000/api'

curl "$BASE_URL/errors" \
  --fail-with-body \
  --write-out '\n'
