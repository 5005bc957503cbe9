import { requireNode } from './run/node-version.mjs';

requireNode();
const { test } = await import('./test/test.mjs');
await test({ full: process.argv.includes('--full'), all: process.argv.includes('--all') });
