const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/webhooks/401`, {
  method: 'DELETE',
  headers: {
    Authorization: `Basic ${credentials}`,
  },
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
