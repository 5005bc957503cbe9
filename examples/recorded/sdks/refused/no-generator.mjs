const baseUrl = 'http://localhost:4000/api';

const response = await fetch(`${baseUrl}/sdks/kotlin`, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({}),
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
