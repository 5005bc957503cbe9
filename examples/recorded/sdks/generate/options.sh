BASE_URL='http://localhost:4000/api'

curl "$BASE_URL/sdks/python/options" \
  --fail-with-body \
  --write-out '\n'
