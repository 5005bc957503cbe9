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
    clientId: '500000000',
    name: 'Livraria de Exemplo, Lda.',
    phoneNumber: '351#210000000',
    availableMethods: [
      {
        code: 'MB',
      },
      {
        code: 'MW',
      },
    ],
    user: {
      name: 'Maria Silva',
      email: 'maria.silva@livraria.example',
    },
  }),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
