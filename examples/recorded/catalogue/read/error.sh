BASE_URL='http://localhost:4000/api'

curl "$BASE_URL/errors/e04020" \
  --fail-with-body \
  --write-out '\n'
