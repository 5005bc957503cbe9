const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';
const clientId = '999999109';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/payments/references`, {
  method: 'POST',
  headers: {
    Authorization: `Basic ${credentials}`,
    'PayPay-ClientId': clientId,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    amount: 1000,
    code: 'F-0001',
    summary: 'Ramo de flores',
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
