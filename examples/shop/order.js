// Asks the shop for the order's state every two seconds, and reloads the page once it has changed.
const shown = document.querySelector('[data-state]')?.getAttribute('data-state');

setInterval(async () => {
  const answer = await fetch(`${location.pathname}/state`).catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== shown) location.reload();
}, 2000);
