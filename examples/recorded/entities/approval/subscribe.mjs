const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/webhooks`, {
  method: 'POST',
  headers: {
    Authorization: `Basic ${credentials}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    action: 'entity_approved',
    url: 'http://localhost:4000/sandbox/inbox/0001',
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
