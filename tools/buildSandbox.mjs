import { requireNode } from './run/node-version.mjs';

requireNode();
const { buildSandbox } = await import('./run/build.mjs');
await buildSandbox();
