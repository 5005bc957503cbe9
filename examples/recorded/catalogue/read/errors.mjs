const baseUrl = 'http://localhost:4000/api';

const response = await fetch(`${baseUrl}/errors`, {
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
