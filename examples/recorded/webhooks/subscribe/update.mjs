const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/webhooks/301`, {
  method: 'PUT',
  headers: {
    Authorization: `Basic ${credentials}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    url: 'https://loja.example/balcao/pagamentos',
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
