const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';
const clientId = '999999990';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/customers/7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01/entities`, {
  method: 'POST',
  headers: {
    Authorization: `Basic ${credentials}`,
    'PayPay-ClientId': clientId,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    clientId: '999999109',
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
