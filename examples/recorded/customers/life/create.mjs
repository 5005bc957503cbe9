const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';
const clientId = '999999990';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/customers`, {
  method: 'POST',
  headers: {
    Authorization: `Basic ${credentials}`,
    'PayPay-ClientId': clientId,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    customerId: 'C-0044',
    firstName: 'Inês',
    lastName: 'Moura',
    email: 'ines.moura@cliente.example',
    phoneNumber: '351#900000030',
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
