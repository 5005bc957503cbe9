const baseUrl = 'http://localhost:4000/api';

const response = await fetch(`${baseUrl}/errors/e04020`, {
});

if (!response.ok) console.error(`HTTP ${response.status}`);
console.log(await response.text());
