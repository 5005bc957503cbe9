const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';
const clientId = '999999990';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/customers/553edc39-8f26-5abe-ba88-138b255fe61d/entities/999999109`, {
  method: 'DELETE',
  headers: {
    Authorization: `Basic ${credentials}`,
    'PayPay-ClientId': clientId,
  },
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
