import { applyMode, storedMode } from './colourMode.ts';

/** Sets the colour mode before the first paint, so that the page does not flash in the wrong colours. */
applyMode(storedMode(), false);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyMode(storedMode(), false));
addEventListener('storage', () => applyMode(storedMode(), false));
