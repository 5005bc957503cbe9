// Asks the shop every two seconds how the order stands, and shows the page anew once it has changed.
const shown = document.querySelector('[data-state]')?.getAttribute('data-state');

setInterval(async () => {
  const answer = await fetch(`${location.pathname}/state`).catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== shown) location.reload();
}, 2000);
