import { showChoice, storedChoice } from './colourMode.ts';

/** Runs before the first paint, so that nobody sees the wrong colours for a moment. */
showChoice(storedChoice(), false);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
  showChoice(storedChoice(), false),
);
addEventListener('storage', () => showChoice(storedChoice(), false));
