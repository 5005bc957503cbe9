import { requireNode } from './run/node-version.mjs';

/** `npm run build:sandbox` builds what an operator needs, without the site: the process and the command `balcao`. */
requireNode();
const { buildSandbox } = await import('./run/build.mjs');
const { buildCli } = await import('./run/cli.mjs');
await buildSandbox();
await buildCli();
