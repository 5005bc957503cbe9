import { rmSync } from 'node:fs';
import { at } from '../tools/run/paths.mjs';
import { start } from '../tools/start/start.mjs';

/** `npm start` on a fresh sandbox file, for the journeys alone: they need both servers. */
process.env.DATA_DIR = at('.build', 'journeys-data');
delete process.env.DATABASE_URL;
// Each journey has its own sandbox; the limit is high enough that none is evicted.
process.env.SANDBOX_TENANTS ??= '5000';
rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await start({ siteRequired: true });
