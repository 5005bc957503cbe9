import { applyMode, storedMode } from './colourMode.ts';

/** Runs before the first paint, so that nobody sees the wrong colours for a moment. */
applyMode(storedMode(), false);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyMode(storedMode(), false));
addEventListener('storage', () => applyMode(storedMode(), false));
