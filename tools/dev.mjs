import { requireNode } from './run/node-version.mjs';

requireNode();
const { dev } = await import('./start/dev.mjs');
await dev();
