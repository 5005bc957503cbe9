#!/bin/sh
# To check by hand: PRIVATE_KEY=… sh signature.sh body.json 'hash=…,ts=…'
hash=${2#hash=}
hash=${hash%%,*}
ts=${2##*,ts=}

# The bytes of the body as they arrived, then the digits of ts, with nothing between.
expected=$({ cat "$1"; printf %s "$ts"; } |
  openssl dgst -sha256 -hmac "$PRIVATE_KEY" | sed 's/.* //')

if [ "$hash" != "$expected" ]; then
  echo "The signature should be $expected"
  exit 1
fi
if [ "$ts" -lt "$(($(date +%s) - 1800))" ]; then
  echo "The signature is right, but more than half an hour old"
  exit 1
fi
echo "Genuine"
