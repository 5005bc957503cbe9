BASE_URL='http://localhost:4000/api'

curl "$BASE_URL/sdks/kotlin" \
  --header 'Content-Type: application/json' \
  --data '{}' \
  --fail-with-body \
  --write-out '\n'
