const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';
const clientId = '999999990';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/checkouts`, {
  method: 'POST',
  headers: {
    Authorization: `Basic ${credentials}`,
    'PayPay-ClientId': clientId,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    payment: {
      amount: 1000,
      code: 'REF-0052',
      paymentMethod: {
        code: 'CC',
      },
    },
    page: {
      language: 'PT',
      layout: 'default',
    },
    redirects: [
      {
        type: 'action',
        url: 'example.loja://resultado',
      },
    ],
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
