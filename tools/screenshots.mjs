import { requireNode } from './run/node-version.mjs';

requireNode();
const { screenshots } = await import('./screenshots/screenshots.mjs');
await screenshots(process.argv.slice(2));
