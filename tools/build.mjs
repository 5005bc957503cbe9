import { requireNode } from './run/node-version.mjs';

requireNode();
const { buildForStaticHost } = await import('./start/buildForStaticHost.mjs');
await buildForStaticHost(process.argv[2] ?? '/');
