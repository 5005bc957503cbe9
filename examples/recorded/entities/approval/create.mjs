const baseUrl = 'http://localhost:4000/api';
const platformCode = '0001';
const privateKey = 'balcaoSandboxKey01';

const credentials = btoa(`${platformCode}:${privateKey}`);
const response = await fetch(`${baseUrl}/entities`, {
  method: 'POST',
  headers: {
    Authorization: `Basic ${credentials}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    clientId: '999999400',
    name: 'Florista de Exemplo, Lda.',
    phoneNumber: '351#210000001',
    user: {
      name: 'Rita Lopes',
      email: 'rita.lopes@florista.example',
    },
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
