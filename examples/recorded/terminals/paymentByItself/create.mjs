const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';
const clientId = '999999990';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/terminals/5f1b6c1e-0a4d-4f43-9d1e-000000000001/payments`, {
  method: 'POST',
  headers: {
    Authorization: `Basic ${credentials}`,
    'PayPay-ClientId': clientId,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    amount: 999005,
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
