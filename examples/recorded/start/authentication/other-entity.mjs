const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';
const clientId = '123456789';

const credentials = btoa(`${platformCode}:${privateKey}`);
const query = new URLSearchParams({
  amount: '1000',
});
const response = await fetch(`${baseUrl}/availableMethods?${query}`, {
  headers: {
    Authorization: `Basic ${credentials}`,
    'PayPay-ClientId': clientId,
  },
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
