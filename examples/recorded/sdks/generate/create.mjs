const baseUrl = 'http://localhost:4000/api';

const response = await fetch(`${baseUrl}/sdks/python`, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    options: {
      packageName: 'loja_pagamentos',
    },
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
