import { rmSync } from 'node:fs';
import { at } from '../tools/run/paths.mjs';
import { start } from '../tools/start/start.mjs';

/** Runs `npm start` on a fresh sandbox file for the journeys, which need both servers. */
process.env.DATA_DIR = at('.build', 'journeys-data');
delete process.env.DATABASE_URL;
// The limit evicts none of the journeys' sandboxes.
process.env.SANDBOX_TENANTS ??= '5000';
rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await start({ siteRequired: true });
