import { requireNode } from './run/node-version.mjs';

requireNode();
const { start } = await import('./start/start.mjs');
await start();
